import type { Circuit } from "../circuit-breaker.ts";
import type { ModelPrice } from "../prices.ts";
import type { Model } from "./create-model.ts";
import type { ChosenTimeouts } from "./timeouts.ts";

/**
 * How a shape is asked for: by the provider's own means, in words, or not known yet; `doubted`: not known, but the server
 * failed once where it was asked by its own means and did not where it was asked in words.
 */
export type ShapeMeans = "unknown" | "doubted" | "own" | "words";

/** Time and chance, as tests may set them. */
export interface Clocks {
  /** Milliseconds that only go up. */
  readonly clock: () => number;
  /** Milliseconds since 1970, for providers that name an hour. */
  readonly now: () => number;
  /** Ends early, and rejects, when the signal is raised. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1, to spread tries. */
  readonly random: () => number;
}

/** What all calls of one client share. */
export interface ClientState extends Clocks {
  readonly model: Model;
  readonly timeouts: ChosenTimeouts;
  readonly price: ModelPrice | null;
  readonly report: (message: string, cause: unknown) => void;
  readonly circuit: Circuit;
  /** Whether it was told that the server seems to cut prompts, which is not to be told again. */
  hasWarned: boolean;
  /** By the name of the shape; of OpenAI-compatible servers only. */
  readonly means: Map<string, ShapeMeans>;
}
