import { expect, test } from "vitest";
import { courtesyIn } from "./courtesies.ts";

test.each([
  ["hi there", "greeting"],
  ["Good morning!", "greeting"],
  ["good morning! how are you?", "inquiry"],
  ["What's up?", "inquiry"],
  ["ok thanks", "thanks"],
  ["Thank you so much for your help.", "thanks"],
  ["you are really helpful", "praise"],
  ["This is fun!", "praise"],
])("%j is a %s", (message, courtesy) => {
  expect(courtesyIn(message)).toBe(courtesy);
});

test.each([
  "Hi, the conclusion is that the library should stay open",
  "how are you going to pay the guards?",
  "thanks to the volunteers it costs nothing",
  "that is a nice reason for it",
  "hey you, tell me the answer",
  "good reasons",
  "what",
])("%j says something besides", (message) => {
  expect(courtesyIn(message)).toBeNull();
});
