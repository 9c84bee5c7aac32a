import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { findIssue } from "@elenchus/curriculum/issues/library";
import { expect, test } from "vitest";
import { reasonHints } from "./reason-questions.ts";

const PLACES = ["near the beginning", "around the middle", "towards the end"];

test("a hint says in which part of the passage the reason stands", () => {
  const issue = findIssue("Should football for children under ten do without league tables?");
  if (issue === null) throw new Error("The issue is gone");
  for (const composed of Object.values(FRAMES)
    .flat()
    .flatMap((frame) => composePassages(frame, issue)))
    for (const [index, { reason }] of composed.reasons.entries()) {
      const [, hint = ""] = reasonHints(composed, index);
      const part = PLACES.findIndex((place) => hint.includes(place));
      const third = composed.passage.length / 3;
      const start = composed.passage.toLowerCase().indexOf(reason.clause.toLowerCase());
      expect(start).toBeLessThan((part + 1) * third);
      expect(start + reason.clause.length).toBeGreaterThan(part * third);
    }
});
