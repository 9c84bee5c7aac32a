import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test } from "vitest";
import { families } from "../issues/library.ts";
import { composePassages } from "./compose.ts";
import { FRAMES } from "./frames.ts";

/** A passage's sentences as they are compared: without case and punctuation. */
function sentencesOf(passage: string): string[] {
  return passage
    .split(/(?<=[.!?]) /u)
    .map((sentence) => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, ""));
}

test.each(MODULE_NUMBERS)("in module %i no two issues have a sentence in common", (module) => {
  const issueOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const issue of families().flatMap((family) => family.issues)) {
    const composed = FRAMES[module].flatMap((frame) => composePassages(frame, issue));
    for (const sentence of composed.flatMap(({ passage }) => sentencesOf(passage))) {
      const other = issueOf.get(sentence) ?? issue.id;
      issueOf.set(sentence, other);
      if (other !== issue.id) shared.add(`${sentence} (${other}, ${issue.id})`);
    }
  }
  expect([...shared]).toEqual([]);
});
