import { describe, expect, test } from "vitest";
import { findTold, likeness } from "./find-told.ts";

const SECRET = {
  texts: [
    "The caretaker cannot lock up until the last guest has gone.",
    "the caretaker gets no sleep",
  ],
  known: "",
};

describe("a hint tells", () => {
  test("when it repeats the statement in other order", () => {
    const hint = "Until the last guest has gone, the caretaker cannot lock up: what about that?";
    expect(findTold(hint, SECRET)).toBe(SECRET.texts[0]);
  });

  test("when it holds a short way of saying it", () => {
    expect(findTold("Is it that the caretaker gets no sleep?", SECRET)).toBe(SECRET.texts[1]);
  });
});

describe("a hint does not tell", () => {
  test("when it only points to the place", () => {
    expect(
      findTold("Look at what is said about the caretaker. What troubles him?", SECRET),
    ).toBeNull();
  });

  test("when the words are the passage's own and something unsaid is asked for", () => {
    const secret = {
      texts: ["How many of the forty members who were asked gave an answer at all?"],
      known: "Most of the forty members who were asked said yes.",
    };
    expect(
      findTold("Look at 'forty members who were asked'. What is open there?", secret),
    ).toBeNull();
    expect(findTold("How many gave an answer at all?", secret)).not.toBeNull();
  });
});

test("a prompt may begin with words of the answer", () => {
  const prompt = "Finish the sentence: 'The caretaker cannot lock up until …'";
  expect(findTold(prompt, SECRET, "prompt")).toBeNull();
});

test("likeness is the share of the shorter text's content words", () => {
  expect(likeness("The library stays open late", "the library should be open")).toBe(1);
  expect(likeness("cats sleep", "dogs bark")).toBe(0);
});
