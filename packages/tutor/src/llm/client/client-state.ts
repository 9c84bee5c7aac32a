import type { Circuit } from "../circuit-breaker.ts";
import type { Model } from "./create-model.ts";
import type { ModelPrice } from "../prices.ts";
import type { ModelTimeouts } from "./timeouts.ts";

/**
 * How a shape is asked for: by the provider's own means, in words, or not known yet; `doubted`: not known, but the server
 * failed once where it was asked by its own means and did not where it was asked in words.
 */
export type ShapeMeans = "unknown" | "doubted" | "own" | "words";

/** What all calls of one client share. */
export interface ClientState {
  readonly model: Model;
  readonly timeouts: ModelTimeouts;
  readonly price: ModelPrice | null;
  /** Milliseconds that only go up. */
  readonly clock: () => number;
  /** Milliseconds since 1970, for providers that name an hour. */
  readonly now: () => number;
  /** Ends early, and rejects, when the signal is raised. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1, to spread tries. */
  readonly random: () => number;
  readonly report: (message: string, cause: unknown) => void;
  readonly circuit: Circuit;
  /** What was told once and is not to be told again. */
  readonly warned: Set<"cut prompt">;
  /** By the name of the shape; of OpenAI-compatible servers only. */
  readonly means: Map<string, ShapeMeans>;
}
