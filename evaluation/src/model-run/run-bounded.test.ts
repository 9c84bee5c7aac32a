import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { runBounded } from "./run-bounded.ts";

test("never more than so many items are worked on at the same time, and all of them are", async () => {
  let atWork = 0;
  let most = 0;
  const done: number[] = [];
  await runBounded([1, 2, 3, 4, 5, 6, 7], {
    concurrency: 3,
    mayGoOn: () => true,
    async work(item) {
      atWork += 1;
      most = Math.max(most, atWork);
      await delay(2);
      atWork -= 1;
      done.push(item);
    },
  });
  expect(most).toBe(3);
  expect(new Set(done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(done).toHaveLength(7);
});

test("nothing is begun once it may not go on", async () => {
  const done: number[] = [];
  await runBounded([1, 2, 3, 4], {
    concurrency: 1,
    mayGoOn: () => done.length < 2,
    async work(item) {
      done.push(item);
    },
  });
  expect(done).toEqual([1, 2]);
});

test("an error ends it, after what was under way", async () => {
  const done: number[] = [];
  const running = runBounded([1, 2, 3, 4], {
    concurrency: 2,
    mayGoOn: () => true,
    async work(item) {
      if (item === 1) throw new Error("one");
      await delay(5);
      done.push(item);
    },
  });
  await expect(running).rejects.toThrow("one");
  expect(done).toEqual([2]);
});
