import { describe, expect, test } from "vitest";
import { families } from "../issues/families.ts";
import { genericIssues } from "../issues/generic-issues.ts";
import { type ComposedPassage, composePassages, countWords } from "./compose.ts";
import { module1Frames } from "./module-1-frames.ts";

const issues = [
  ...families.flatMap((family) => family.issues),
  ...["beekeeping", "my grandmother's village", "日本の鉄道"].flatMap(genericIssues),
];

/** What makes a composed passage read as if nobody had written it. */
function faultsOf({ passage, issue, reasons }: ComposedPassage): string[] {
  const faults: string[] = [];
  const words = countWords(passage);
  if (words < 90 || words > 160) faults.push(`${words} words`);
  if (/ {2}|\s$|^\s/u.test(passage)) faults.push("stray space");
  if (/[{}]|undefined|null/u.test(passage)) faults.push("unfilled slot");
  if (
    /\b(?:a [aei]\w|an [bcdfgjklmpqrstvwxyz]\w)/iu.test(
      passage.replaceAll(/\ba (?:one|eu\w+)\b/giu, ""),
    )
  )
    faults.push("article");
  if (/\.\.|,,|,\.|\s[,.;]/u.test(passage)) faults.push("punctuation");
  if (/[.!?] [\p{Ll}]/u.test(passage)) faults.push("sentence without a capital");
  if (/\b(\w+) \1\b/iu.test(passage)) faults.push("doubled word");
  if (/\b(?:conclusion|premise|ambiguous|fallacy)\b/iu.test(passage)) faults.push("label");
  const lower = passage.toLowerCase();
  if (lower.split(issue.claim.toLowerCase()).length !== 2)
    faults.push("the claim does not stand once");
  for (const { reason } of reasons) {
    if (lower.split(reason.clause.toLowerCase()).length !== 2)
      faults.push("a reason does not stand once");
    if (!lower.includes(reason.ambiguous.phrase.toLowerCase())) faults.push("a term is missing");
  }
  return faults;
}

describe.each(module1Frames.map((frame) => [frame.id, frame] as const))("%s", (_, frame) => {
  test("makes a sound passage of every issue", () => {
    for (const issue of issues) {
      const composed = composePassages(frame, issue);
      expect(composed.length, issue.id).toBeGreaterThan(0);
      for (const one of composed) expect(faultsOf(one), one.passage).toEqual([]);
    }
  });

  test("announces its conclusion with the signal that it names, if it names one", () => {
    for (const { passage, issue } of issues.flatMap((one) => composePassages(frame, one))) {
      if (frame.signal === null) continue;
      const announced = `${frame.signal}${frame.signal === "therefore" ? "," : ""} ${issue.claim}`;
      expect(passage.toLowerCase()).toContain(announced.toLowerCase());
    }
  });
});
