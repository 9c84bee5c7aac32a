import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { createDisguiseCheck } from "./disguises.ts";
import { vocabularyOf } from "./language.ts";
import { readText } from "./read-text.ts";
import type { Watched } from "./watched.ts";

const passage =
  "Take the numbers 1, 2, 3, 4, 5 and the letter π, or the code A-B-C. So the door should stay and/or/not stay shut.";
const argument = buildArgument({ passage });
const view = { argument, dialogue: startDialogue(argument), transcript: [] };
const watched: Watched = { view, message: "hm", allowed: [], fromStep: 0, openStep: 0 };
const find = (text: string) =>
  createDisguiseCheck(watched, vocabularyOf(watched)).find(readText(text), []);

test.each([
  "What of the numbers 1, 2, 3, 4, 5 there?",
  "What does the letter π stand for?",
  "What of the code A-B-C there?",
])("what stands in the passage is no disguise: %s", (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ["What of the numbers 1, 2, 3, 4, 5 and of 20 18 15 13 15 there?", "row of figures"],
  ["What of the letter π and of дверь there?", "other letters"],
  ["What of the code A-B-C and of d-o-o-r there?", "spelt letter by letter"],
  ["Does it stay and/or/not stay, or does the_door_stay there?", "joined words"],
])("it hides no disguise behind it: %s", (text, found) => {
  expect(find(text)).toBe(found);
});
