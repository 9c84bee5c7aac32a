import { describe, expect, test } from "vitest";
import {
  asksForHint,
  isDontKnow,
  isEmptyEffort,
  isPlainRequest,
  isQuestion,
} from "./speech-acts.ts";

describe("asking for a hint and doing nothing else", () => {
  test.each([
    "hint please",
    "Can I have another hint?",
    "Give me a hint? A tiny one? The size of a crumb?",
    "I really need a clue here, I'm stuck",
    "one more hint and I think I've got it",
  ])("it is: %s", (message) => {
    expect(asksForHint(message)).toBe(true);
  });

  test.each([
    "A hint of salt is not the same as a salty dish.",
    "The writer gives no clue about how many buses were counted in the survey.",
    "Does the word mean a hint from the neighbours or proof by the council?",
    "It is about help for families",
  ])("it is not: %s", (message) => {
    expect(asksForHint(message)).toBe(false);
  });
});

describe("a question", () => {
  test.each([
    "what about the cost?",
    "so which part is meant?",
    "The reasons, how do I find them?",
    "should I write more?",
    "you mean the first one?",
    "in what way?",
    "for which reason?",
    "like what?",
    "whats a reason then?",
    "don't i need two?",
    "aren't there two reasons?",
    "any examples?",
  ])("it is: %s", (message) => {
    expect(isQuestion(message)).toBe(true);
  });

  test.each([
    "that they should be cut?",
    "maybe weaker because we don't know enough?",
    "people should use real names in the group?",
    "is it that they want more trees?",
    "the dogs, right?",
    "isn't that because of the cost?",
    "in the last sentence?",
  ])("it is not, but a try: %s", (message) => {
    expect(isQuestion(message)).toBe(false);
  });
});

describe("not knowing", () => {
  const isMatter = (text: string): boolean => /\b(?:trees?|dogs?)\b/u.test(text);

  test.each([
    "I don't know",
    "no idea, sorry, can you help?",
    "I don't know because it is hard",
    "I don't know because the text is too long",
    "idk cos it's boring",
    "not sure, i think this is too complicated",
    "no clue, dogs aren't my thing",
    "not sure about the dogs",
  ])("it is: %s", (message) => {
    expect(isDontKnow(message, isMatter)).toBe(true);
  });

  test.each([
    "I'm not sure, maybe because of recordings?",
    "not sure... the dogs?",
    "idk, i think privacy",
    "I don't know, perhaps it is about trees",
  ])("it is not, but a try: %s", (message) => {
    expect(isDontKnow(message, isMatter)).toBe(false);
  });
});

test.each([
  "i said just tell me",
  "can't you tell me",
  "I already told you to tell me",
  "come on, tell me",
])("asking to be told, once more, is asking to be told: %s", (message) => {
  expect(isPlainRequest(message)).toBe(true);
});

test.each(["whatever", "who cares", "meh.", "blah blah blah"])(
  "a shrug says nothing: %s",
  (message) => {
    expect(isEmptyEffort(message)).toBe(true);
  },
);
