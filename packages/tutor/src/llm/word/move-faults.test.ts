import { describe, expect, test } from "vitest";
import { buildDialogue, buildTurn, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { createMoveCheck } from "./move-faults.ts";

const { libraryFines } = EXAMPLES;
const atStart = buildDialogue(libraryFines, 0);

describe("where an answer is helped on, nobody says yes to it", () => {
  const check = createMoveCheck(buildTurn(libraryFines, atStart, { kind: "hint" }));

  test.each([
    "Yes, they can wear what they like: the writer argues for just that.",
    "Yes: people who bring books back late are in the passage.",
    "Yes, that is in there.",
  ])("%s", (sentence) => {
    expect(check(sentence)).toMatchObject({ kind: "praise" });
  });

  test.each([
    "Yes, but what is that used for?",
    "Yes, let us look at that again.",
    "You say that people bring books back late.",
  ])("which this does not: %s", (sentence) => {
    expect(check(sentence)).toBeNull();
  });

  test("where it is right somebody does", () => {
    const confirm = buildTurn(libraryFines, atStart, { kind: "confirm", covered: ["conclusion"] });
    expect(createMoveCheck(confirm)("Yes, they can: the writer argues for just that.")).toBeNull();
  });
});
