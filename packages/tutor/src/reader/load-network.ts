import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as tokenizers from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";

/** Two texts that are read together: a point, or what the tutor said last, and a message. */
export type Pair = readonly [first: string, message: string];

/** The network's reading of a pair. */
export interface Reading {
  /** How likely the message states the point, 0 to 1. */
  readonly likelihood: number;
  /** How likely the message is each of `READ_ACTS`; 1 together. */
  readonly acts: readonly number[];
}

/** The network and its tokenizer, loaded. */
export interface Network {
  readonly readPair: (pair: Pair) => Promise<Reading>;
  /** A vector of length 1; its cosine with another tells how near two texts are in topic. */
  readonly embed: (text: string) => Promise<Float32Array>;
}

/** Of both texts together; of the first as much is read as is left beside the second. Source: `evaluation/train/reader`. */
const MOST_TOKENS = 208;

/** One thread: others have work for the processors, too. */
const SESSION_OPTIONS = {
  executionProviders: ["cpu"],
  executionMode: "sequential",
  graphOptimizationLevel: "all",
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
} as const;

const MARKS = { cls_token: "[CLS]", sep_token: "[SEP]", pad_token: "[PAD]", unk_token: "[UNK]" };

/** The part of a tokenizer that is used. The package's own types are not found by Node's rules of resolution. */
interface Tokens {
  encode(text: string, options: { add_special_tokens: boolean }): { readonly ids: number[] };
  token_to_id(token: string): number | undefined;
}
const { Tokenizer } = tokenizers as unknown as {
  Tokenizer: new (tokenizer: object, config: object) => Tokens;
};

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const softmax = (logits: ArrayLike<number>): number[] => {
  const most = Math.max(...Array.from(logits));
  const powers = Array.from(logits, (one) => Math.exp(one - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
};

/** A first text, and behind it the second one, as the network takes them. */
function toInputs(first: readonly number[], second: readonly number[]) {
  const ids = BigInt64Array.from([...first, ...second], BigInt);
  const types = new BigInt64Array(ids.length).fill(1n, first.length);
  const shape = [1, ids.length];
  return {
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor("int64", types, shape),
  };
}

/** Loads the network that lies beside this file; ONNX Runtime calculates with it. */
export async function loadNetwork(): Promise<Network> {
  const json = await readFile(here("./tokenizer.json"), "utf8");
  const tokenizer = new Tokenizer(JSON.parse(json) as object, MARKS);
  const session = await InferenceSession.create(here("./reader.onnx"), SESSION_OPTIONS);
  const [begin = 0, end = 0] = ["[CLS]", "[SEP]"].map((mark) => tokenizer.token_to_id(mark));
  const idsOf = (text: string, most: number): number[] =>
    tokenizer.encode(text, { add_special_tokens: false }).ids.slice(0, most);
  // One pair at a time: eight bits are scaled to all that goes together, and nobody's answer depends on another's.
  // All outputs: asked for some, onnxruntime-node 1.23 gives the first ones.
  const run = (first: readonly number[], second: readonly number[]) =>
    session.run(toInputs(first, second));
  return {
    async readPair([first, message]) {
      const second = [...idsOf(message, MOST_TOKENS - 3), end];
      const most = MOST_TOKENS - 2 - second.length;
      const read = await run([begin, ...idsOf(first, most), end], second);
      const logit = Number(read["logit"]?.data[0]);
      const acts = softmax(read["acts"]?.data as Float32Array);
      return { likelihood: 1 / (1 + Math.exp(-logit)), acts };
    },
    async embed(text) {
      const read = await run([begin, ...idsOf(text, MOST_TOKENS - 2), end], []);
      return Float32Array.from(read["vector"]?.data as Float32Array);
    },
  };
}
