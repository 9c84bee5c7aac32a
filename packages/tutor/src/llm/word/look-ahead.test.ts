import { expect, test } from "vitest";
import { buildDialogue, buildTurn, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import type { CheckSentence, LeakFault } from "../../checks/leaks/leak-check.ts";
import { buildStreamingClient } from "./build-streaming-client.ts";
import { wordWith } from "./build-wording.ts";

const turn = buildTurn(EXAMPLES.libraryFines, buildDialogue(EXAMPLES.libraryFines, 0), {
  kind: "pump",
});

/** A check that writes down what it is asked, in order, with how much was said before. */
function buildCheck(judge: (sentence: string) => Promise<LeakFault | null> = async () => null) {
  const asked: string[] = [];
  const checkLeak: CheckSentence = (_, sentence, said) => {
    asked.push(`${said.length}: ${sentence}`);
    return judge(sentence);
  };
  return { checkLeak, asked };
}

/** A model that says these pieces, and does something before one of them comes. */
function buildClient(pieces: readonly string[], before: (piece: number) => void) {
  const client = buildStreamingClient("");
  return {
    ...client,
    async *stream() {
      for (const [index, piece] of pieces.entries()) {
        await new Promise(setImmediate);
        before(index);
        yield piece;
      }
      await new Promise(setImmediate);
      before(pieces.length);
    },
  };
}

test("a sentence is looked at once its end seems to have come, and once only", async () => {
  const { checkLeak, asked } = buildCheck();
  const seen: string[][] = [];
  const client = buildClient(["Say more", " of it. ", "What is", " meant?"], () => {
    seen.push([...asked]);
  });
  const { pieces } = await wordWith(turn, [], { checkLeak, client });
  expect(pieces).toEqual(["Say more of it.", " What is meant?"]);
  // Before the third piece shows that the first sentence is whole, and before the end shows it of the last.
  expect(seen[2]).toEqual(["0: Say more of it."]);
  expect(seen[4]).toEqual(["0: Say more of it.", "1: What is meant?"]);
  expect(asked).toEqual(seen[4]);
});

test("what only seemed to be an end is looked at again with the rest of its sentence", async () => {
  const { checkLeak, asked } = buildCheck(async (sentence) =>
    sentence.endsWith("1.") ? { kind: "leak", reason: "no whole sentence" } : null,
  );
  const { reply } = await wordWith(turn, [["It rose by 1.", "5 per cent, did it not?"]], {
    checkLeak,
  });
  expect(reply).toBe("It rose by 1.5 per cent, did it not?");
  expect(asked).toContain("0: It rose by 1.5 per cent, did it not?");
});

test("the same words said twice are looked at twice", async () => {
  const { checkLeak, asked } = buildCheck();
  await wordWith(turn, [["Go on.", " ", "Go on.", " ", "What else?"]], { checkLeak });
  expect(asked.filter((one) => one.endsWith("Go on."))).toEqual(["0: Go on.", "1: Go on."]);
});

test("a check that fails on what turned out to be no sentence does no harm; on a sentence it ends the turn", async () => {
  const judge = async (sentence: string): Promise<LeakFault | null> => {
    if (sentence.endsWith("1.")) throw new Error("broken check");
    return null;
  };
  const { checkLeak } = buildCheck(judge);
  const harmless = await wordWith(turn, [["It rose by 1.", "5 per cent?"]], { checkLeak });
  expect(harmless).toMatchObject({ reply: "It rose by 1.5 per cent?", error: null });
  const ended = await wordWith(turn, [["It rose by 1."]], { checkLeak });
  expect(ended.error).toMatchObject({ message: "broken check" });
});
