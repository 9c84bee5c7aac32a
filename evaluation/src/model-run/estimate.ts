import { findPrice, priceUsage } from "@elenchus/tutor/llm/prices";
import type { ModelSettings } from "@elenchus/tutor/llm/client/create-model";
import type { Caller } from "./count-spending.ts";

/** Learner messages of a dialogue: some end after seven, some at sixteen. */
const TURNS_A_DIALOGUE = 11;

/**
 * Tokens of one piece of work: prompts as the local model server received them, at four characters a token, and
 * answers of usual length. Every other argument is written a second time. A model that thinks writes more.
 */
const TOKENS = {
  argument: { calls: 3, input: 21_000, output: 5000 },
  turn: { calls: 2, input: 14_000, output: 350 },
  message: { calls: 1, input: 1300, output: 60 },
  judgement: { calls: 1, input: 3500, output: 450 },
} as const;
type Work = keyof typeof TOKENS;

const CALLER: Readonly<Record<Work, Caller>> = {
  argument: "tutor",
  turn: "tutor",
  message: "learner",
  judgement: "judge",
};

/** How much work an evaluation is. */
export interface Workload {
  readonly dialogues: number;
  readonly arguments: number;
  /** Dialogues in which a model plays the learner. */
  readonly playedDialogues: number;
  /** Most replies that are judged; null: all. */
  readonly judged: number | null;
  readonly isJudged: boolean;
}

/** What an evaluation will come to, about. */
export interface Estimate {
  readonly calls: number;
  readonly tokens: number;
  /** US dollars without a cache; null where a price is not known. */
  readonly dollars: number | null;
}

/** Pieces of work of each kind. */
export function countWork(load: Workload): Record<Work, number> {
  const turns = load.dialogues * TURNS_A_DIALOGUE;
  return {
    argument: load.arguments,
    turn: turns,
    message: load.playedDialogues * TURNS_A_DIALOGUE,
    judgement: load.isJudged ? Math.min(load.judged ?? turns, turns) : 0,
  };
}

/** Estimates what pieces of work come to, by the model that does each; null where none does. */
export function estimate(
  work: Readonly<Record<Work, number>>,
  models: Readonly<Record<Caller, Pick<ModelSettings, "provider" | "model"> | null>>,
): Estimate {
  let sum: Estimate = { calls: 0, tokens: 0, dollars: 0 };
  for (const [kind, count] of Object.entries(work) as [Work, number][]) {
    const model = models[CALLER[kind]];
    if (model === null || count === 0) continue;
    const { calls, input, output } = TOKENS[kind];
    const usage = {
      inputTokens: input * count,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: output * count,
    };
    const micros = priceUsage(usage, findPrice(model.provider, model.model));
    sum = {
      calls: sum.calls + calls * count,
      tokens: sum.tokens + (input + output) * count,
      dollars: sum.dollars === null || micros === null ? null : sum.dollars + micros / 1e6,
    };
  }
  return sum;
}

/** An estimate in a sentence. */
export function describeEstimate({ calls, tokens, dollars }: Estimate): string {
  if (calls === 0) return "no call to a model, so it costs nothing";
  const cost =
    dollars === null
      ? "at a price that is not known"
      : `about $${dollars.toFixed(2)} without a provider's cache`;
  return `about ${calls} calls and ${Math.ceil(tokens / 1000)} thousand tokens, ${cost}`;
}
