import { askedIn } from "@elenchus/dialogue/finding";
import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type JudgedTurn, judgeTurns, shareOf } from "./measure-turns.ts";
import { readTurns } from "./read-turns.ts";

const TYPED: ReadonlySet<string> = new Set(["panel-2", "answers-3", "answers-4", "answers-5"]);
/** Every so manieth turn is judged: all of them take a minute. */
const EVERY = 2;

let reader: Reader;
let judged: JudgedTurn[];

beforeAll(async () => {
  reader = createReader();
  const turns = (await readTurns()).filter(
    ({ split, source }) => split === "test" && TYPED.has(source),
  );
  judged = await judgeTurns(
    reader,
    turns.filter((_, at) => at % EVERY === 0),
  );
}, 180_000);
afterAll(() => reader.close());

const labelled = (label: string) => judged.filter(({ turn }) => turn.label === label);

// Floors and ceilings close to what was measured: they may only get stricter.
describe("of what people typed to arguments that nothing was fitted to, the built-in tutor", () => {
  test("accepts three in four right answers, misses hardly any, and takes them for answers", () => {
    const right = labelled("right");
    expect(right.length).toBeGreaterThan(300);
    expect(shareOf(right, "accepted")).toBeGreaterThan(0.755);
    expect(shareOf(right, "missed", "empty_effort")).toBeLessThan(0.07);
    expect(shareOf(right, "accepted", "unsure", "missed")).toBeGreaterThan(0.98);
  });

  test("credits one in eight near misses at most", () => {
    const wrong = labelled("wrong");
    expect(wrong.length).toBeGreaterThan(150);
    expect(shareOf(wrong, "accepted")).toBeLessThan(0.125);
  });

  test.each([
    ["question", 0.9],
    ["complaint", 0.6],
    ["dont_know", 0.85],
  ] as const)("hears a %s as one, and as nothing else", (act, least) => {
    const own = judged.filter(({ turn: { acts } }) => acts.length === 1 && acts[0] === act);
    expect(own.length).toBeGreaterThan(5);
    // A question beside an answer that is not certain is heard, and answered, with it.
    const heard = own.filter(
      ({ fate, assessment }) =>
        fate === act || (act === "question" && askedIn(assessment.findings) !== null),
    );
    expect(heard.length / own.length).toBeGreaterThan(least);
  });
});
