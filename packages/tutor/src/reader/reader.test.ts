import { afterAll, beforeAll, expect, test } from "vitest";
import { cosine } from "./cosine.ts";
import { createSentenceEncoder, type SentenceEncoder } from "./sentence-encoder.ts";

let encoder: SentenceEncoder;

beforeAll(() => {
  encoder = createSentenceEncoder();
});

afterAll(() => encoder.close());

test("equal texts give equal vectors, and near meanings near ones", async () => {
  const [one, same, near, far] = await encoder.embed([
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
    const [nothing, something] = await encoder.embed([text, "A dog sleeps."]);
    expect(cosine(nothing ?? new Float32Array(), something ?? new Float32Array())).toBe(0);
  },
);

test("very long and foreign texts are encoded, too", async () => {
  const vectors = await encoder.embed(["word ".repeat(2000), "日本の鉄道は速い", "Ω≈ç√∫", "a"]);
  expect(vectors.map((vector) => vector.length)).toEqual([512, 512, 512, 512]);
});

test("an encoder whose process has ended starts another", async () => {
  const own = createSentenceEncoder();
  await own.warm();
  await own.close();
  const [vector] = await own.embed(["It goes on."]);
  expect(vector?.length).toBe(512);
  await own.close();
});
