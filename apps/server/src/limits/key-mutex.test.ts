import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createKeyMutex } from "./key-mutex.ts";

/** Work that notes when it begins and ends. */
function buildWork(notes: string[], name: string) {
  return async () => {
    notes.push(`${name} begins`);
    await setImmediate();
    notes.push(`${name} ends`);
    return name;
  };
}

test("work of one key is done one after the other, in order", async () => {
  const takeTurns = createKeyMutex();
  const notes: string[] = [];
  const names = ["a", "b", "c"];
  const done = names.map((name) => takeTurns("key", buildWork(notes, name)));
  expect(await Promise.all(done)).toEqual(names);
  expect(notes).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("work of other keys does not wait", async () => {
  const takeTurns = createKeyMutex();
  const notes: string[] = [];
  await Promise.all(["a", "b"].map((name) => takeTurns(name, buildWork(notes, name))));
  expect(notes.slice(0, 2)).toEqual(["a begins", "b begins"]);
});

test("no more than is allowed runs at once, and as much", async () => {
  const takeTurns = createKeyMutex(3);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => takeTurns("key", work)));
  expect({ most, running }).toEqual({ most: 3, running: 0 });
});

test("work that fails makes way for the next", async () => {
  const takeTurns = createKeyMutex();
  const failed = takeTurns("key", () => Promise.reject(new Error("broken")));
  const next = takeTurns("key", async () => "next");
  await expect(failed).rejects.toThrow("broken");
  await expect(next).resolves.toBe("next");
  await expect(takeTurns("key", async () => "later")).resolves.toBe("later");
});
