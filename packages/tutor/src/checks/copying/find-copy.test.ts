import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import type { Assessment, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { startDialogue } from "@elenchus/dialogue/policy";
import { findCopy } from "./find-copy.ts";

const argument = buildArgument({ passage: "Dogs bark at night. So dogs should live outside." });
const SAID = "every dog belongs in the garden";
const said = (speechAct: Assessment["speechAct"]): TranscriptEntry[] => [
  { sender: "user", text: SAID, step: 0, assessment: { speechAct } as Assessment },
  { sender: "system", text: `Right: "${SAID}". How can you tell?`, step: 0 },
];

test.each([
  ["answer", null],
  ["empty_effort", "tutor"],
] as const)("what the tutor quotes of an %s and is said again: %s", (speechAct, copy) => {
  const view = { argument, dialogue: startDialogue(argument), transcript: said(speechAct) };
  expect(findCopy(view, SAID, SAID, "conclusion")?.from ?? null).toBe(copy);
});
