import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { AppError } from "../errors/app-error.ts";
import { createFairTurns, type Crowd, type TurnRule } from "./fair-turns.ts";
import { createHashTurns } from "./hash-turns.ts";

const refused = async (crowd: Crowd) => crowd;

/** Turns, what was done in which order, and how much of it at once. */
function build(rule: Partial<TurnRule> = {}) {
  const turns = createFairTurns({ atOnce: 1, ofSource: 1000, ofAll: 1000, ...rule });
  const done: string[] = [];
  let [running, most] = [0, 0];
  const work = (name: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    done.push(name);
    return name;
  };
  const bring = (source: string, name = source) =>
    turns.enter(source, (takeTurn) => takeTurn(work(name)), refused);
  return { turns, done, bring, most: () => most };
}

describe("turns", () => {
  test("are taken by few at once, and by as many", async () => {
    const { bring, most } = build({ atOnce: 3 });
    await Promise.all(Array.from({ length: 20 }, () => bring("one")));
    expect(most()).toBe(3);
  });

  test("go round the sources: whoever comes after a hundred of another's waits for two of them", async () => {
    const { bring, done } = build();
    const crowd = Array.from({ length: 100 }, () => bring("crowd"));
    await Promise.all([bring("honest"), bring("other"), ...crowd]);
    expect(done.indexOf("honest")).toBeLessThanOrEqual(2);
    expect(done.indexOf("other")).toBeLessThanOrEqual(3);
    expect(done).toHaveLength(102);
  });

  test("are for each source in the order in which its work came", async () => {
    const { bring, done } = build();
    await Promise.all(["a", "b", "c"].map((name) => bring("one", name)));
    expect(done).toEqual(["a", "b", "c"]);
  });

  test("of one source are so many, and no more are let in, before anything is done", async () => {
    const { bring, done } = build({ ofSource: 64 });
    const answers = Promise.all(Array.from({ length: 160 }, () => bring("crowd", "tried")));
    const honest = bring("honest");
    expect((await answers).filter((answer) => answer === "source")).toHaveLength(96);
    expect(await honest).toBe("honest");
    expect(done.filter((name) => name === "tried")).toHaveLength(64);
    expect(await bring("crowd", "later")).toBe("later");
  });

  test("of all sources together are so many", async () => {
    const { bring } = build({ ofAll: 10 });
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_none, index) => bring(`from ${index}`)),
    );
    expect(answers.filter((answer) => answer === "all")).toHaveLength(5);
    expect(await bring("later")).toBe("later");
  });

  test("are handed on by work that fails", async () => {
    const { turns, bring } = build();
    const fail = () => Promise.reject(new Error("broken"));
    const failed = turns.enter("one", (takeTurn) => takeTurn(fail), refused);
    const next = bring("one", "next");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});

test.each([
  { from: () => "one address", refusal: { status: 429, code: "too_many_requests" }, heard: 64 },
  { from: (index: number) => `${index}`, refusal: { status: 503, code: "busy" }, heard: 512 },
])("a crowd is refused in words, after a while: $refusal", async ({ from, refusal, heard }) => {
  const waits: number[] = [];
  const turns = createHashTurns(1, async (ms) => waits.push(ms));
  const ends = await Promise.allSettled(
    Array.from({ length: heard + 6 }, (_none, index) =>
      turns.enter(from(index), (takeTurn) => takeTurn(() => setImmediate("heard"))),
    ),
  );
  const reasons = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  expect(reasons).toHaveLength(6);
  expect(reasons[0]).toMatchObject({ ...refusal, retryAfter: 5 });
  expect((reasons[0] as AppError).userMessage).toMatch(/try again/);
  expect(waits).toEqual(Array.from({ length: 6 }, () => 1000));
});
