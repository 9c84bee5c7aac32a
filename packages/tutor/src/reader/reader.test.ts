import { afterAll, beforeAll, expect, test } from "vitest";
import { READ_ACTS } from "./act-text.ts";
import { cosine } from "../text/cosine.ts";
import { createReader, type Reader } from "./reader.ts";

let reader: Reader;

beforeAll(() => {
  reader = createReader();
});

afterAll(() => reader.close());

test("equal texts give equal vectors, and near meanings near ones", async () => {
  const [one, same, near, far] = await reader.embed([
    "A dog sleeps on the sofa.",
    "A dog sleeps on the sofa.",
    "A puppy is asleep on the couch.",
    "The council raised the price of bus tickets.",
  ]);
  if (!one || !same || !near || !far) throw new Error("A vector is missing.");
  expect(one).toEqual(same);
  expect(cosine(one, near)).toBeGreaterThan(cosine(one, far) + 0.2);
});

test.each(["", "   ", "...", "🚀", "\u200B", "?!", "\u0000"])(
  "a text without words (%j) is like nothing",
  async (text) => {
    const [nothing, something] = await reader.embed([text, "A dog sleeps."]);
    expect(cosine(nothing ?? new Float32Array(), something ?? new Float32Array())).toBe(0);
  },
);

test("very long and foreign texts are placed, too", async () => {
  const vectors = await reader.embed(["word ".repeat(2000), "日本の鉄道は速い", "Ω≈ç√∫", "a"]);
  expect(vectors.map((vector) => vector.length)).toEqual([384, 384, 384, 384]);
});

test("a reader whose process has ended starts another", async () => {
  const own = createReader();
  await own.warm();
  await own.close();
  const [vector] = await own.embed(["It goes on."]);
  expect(vector?.length).toBe(384);
  await own.close();
});

test("a message is read together with a point, and with what the tutor said last", async () => {
  const point =
    "conclusion: The pool should close on Sundays. shut it on sundays NOT: open it on sundays";
  const [states, denies, asks] = await reader.read([
    [point, "the writer wants the pool closed on sundays"],
    [point, "the pool should not close on sundays"],
    ["What is the writer's conclusion?", "what do you mean by conclusion?"],
  ]);
  expect(states?.likelihood).toBeGreaterThan((denies?.likelihood ?? 1) + 0.1);
  const acts = asks?.acts ?? [];
  expect(READ_ACTS[acts.indexOf(Math.max(...acts))]).toBe("question");
  expect(acts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test("a message counts the same, whatever is read beside it", async () => {
  const pair = ["reason: Buses are late.", "the bus never comes on time"] as const;
  const others = ["word ".repeat(300), "", "日本の鉄道は速い"].map((text) => [text, text] as const);
  const [alone] = await reader.read([pair]);
  const [, , , among] = await reader.read([...others, pair]);
  expect(among).toEqual(alone);
});
