import { expect, test } from "vitest";
import { buildDialogue, buildTurn, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import type { Fault } from "../guard/fault.ts";
import type { LeakGuard } from "../guard/leak-guard.ts";
import { buildStreamingClient } from "./build-streaming-client.ts";
import { wordWith } from "./build-wording.ts";

const turn = buildTurn(EXAMPLES.libraryFines, buildDialogue(EXAMPLES.libraryFines, 0), {
  kind: "pump",
});

/** A guard that writes down what it is asked and told, in order. */
function buildGuard(judge: (sentence: string) => Promise<Fault | null> = async () => null) {
  const asked: string[] = [];
  const guard: LeakGuard = {
    watch: () => ({
      check(sentence) {
        asked.push(sentence);
        return judge(sentence);
      },
      note: (sentence) => void asked.push(`said: ${sentence}`),
    }),
  };
  return { guard, asked };
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
  const { guard, asked } = buildGuard();
  const seen: string[][] = [];
  const client = buildClient(["Say more", " of it. ", "What is", " meant?"], () => {
    seen.push([...asked]);
  });
  const { pieces } = await wordWith(turn, [], { guard, client });
  expect(pieces).toEqual(["Say more of it.", " What is meant?"]);
  // Before the third piece shows that the first sentence is whole, and before the end shows it of the last.
  expect(seen[2]).toEqual(["Say more of it."]);
  expect(seen[4]).toEqual(["Say more of it.", "said: Say more of it.", "What is meant?"]);
  expect(asked).toEqual([...(seen[4] ?? []), "said: What is meant?"]);
});

test("what only seemed to be an end is looked at again with the rest of its sentence", async () => {
  const { guard, asked } = buildGuard(async (sentence) =>
    sentence.endsWith("1.") ? { kind: "leak", reason: "no whole sentence" } : null,
  );
  const { reply } = await wordWith(turn, [["It rose by 1.", "5 per cent, did it not?"]], { guard });
  expect(reply).toBe("It rose by 1.5 per cent, did it not?");
  expect(asked).toContain("It rose by 1.5 per cent, did it not?");
  expect(asked).not.toContain("said: It rose by 1.");
});

test("the same words said twice are looked at twice", async () => {
  const { guard, asked } = buildGuard();
  await wordWith(turn, [["Go on.", " ", "Go on.", " ", "What else?"]], { guard });
  expect(asked.filter((one) => one === "Go on.")).toHaveLength(2);
});

test("a guard that fails on what turned out to be no sentence does no harm; on a sentence it ends the turn", async () => {
  const judge = async (sentence: string): Promise<Fault | null> => {
    if (sentence.endsWith("1.")) throw new Error("broken guard");
    return null;
  };
  const { guard } = buildGuard(judge);
  const harmless = await wordWith(turn, [["It rose by 1.", "5 per cent?"]], { guard });
  expect(harmless).toMatchObject({ reply: "It rose by 1.5 per cent?", error: null });
  const ended = await wordWith(turn, [["It rose by 1."]], { guard });
  expect(ended.error).toMatchObject({ message: "broken guard" });
});
