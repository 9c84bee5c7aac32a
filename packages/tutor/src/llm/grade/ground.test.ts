import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { findGround } from "./ground.ts";

const { libraryFines: argument } = EXAMPLES;
const view = { argument, dialogue: buildDialogue(argument, 0), transcript: [] };
const [conclusion] = argument.key.expectations;

async function groundFor(text: string) {
  if (conclusion === undefined) throw new Error("no key");
  return findGround(async () => "none", view, { text, slight: 0, isBesideTalk: false }, conclusion);
}

test.each(["", "I would say that ", "Well, I think ", "I can tell because "])(
  "a way of the key is ground enough, also behind %j",
  async (leadIn) => {
    expect(await groundFor(`${leadIn}${conclusion?.paraphrases[0]}`)).toBe("enough");
  },
);

test("a lead-in alone is none", async () => {
  expect(await groundFor("I would say that")).toBe("none");
});
