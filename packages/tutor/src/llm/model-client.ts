import type * as z from "zod/mini";
import type { ModelCallKind, ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";

/** What else is known of a call that came to nothing. */
interface ModelErrorOptions {
  readonly cause?: unknown;
  readonly retryAfter?: number | null;
  readonly openedBy?: ModelFailure | null;
}

/** A call to a model that came to nothing. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  /** Seconds after which the provider said that it is worth trying again. */
  readonly retryAfter: number | null;
  /** What the calls failed of that opened a circuit; null where it is not one. */
  readonly openedBy: ModelFailure | null;

  constructor(failure: ModelFailure, message: string, options: ModelErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter ?? null;
    this.openedBy = options.openedBy ?? null;
  }
}

/**
 * Failures of a model that is there and gave nothing that can be used. They are its own, and come again where the same is
 * asked: a learner whose message it will not talk about would be refused for ever, so another has to do that work.
 */
export const NO_ANSWERS: ReadonlySet<ModelFailure> = new Set([
  "refused",
  "truncated",
  "invalid_output",
  "empty",
  "too_long",
]);

/** What a model is asked. */
export interface Prompt {
  /**
   * What many calls share, from the most shared to the least: byte-stable, so that providers cache it.
   * Never anything of a learner's.
   */
  readonly instructions: readonly string[];
  /** What this call is about: data of the dialogue, fenced. */
  readonly task: string;
}

/** A question whose answer has a shape. */
export interface StructuredCall<Schema extends z.ZodMiniType> {
  readonly kind: ModelCallKind;
  readonly prompt: Prompt;
  readonly schema: Schema;
  /** Named in structured output: "assessment". */
  readonly schemaName: string;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
  /**
   * Looks at what the schema cannot say; answers what is wrong, in words for the model, which gets one
   * chance to repair it; null when all is well.
   */
  readonly findFault?: (value: z.output<Schema>) => string | null;
}

/** A question whose answer is text, streamed. */
export interface TextCall {
  readonly kind: ModelCallKind;
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  readonly temperature?: number;
}

/**
 * A language model of any provider: time-outs, retries, failures, accounts and the circuit breaker are
 * handled in here and nowhere else.
 */
export interface ModelClient {
  /** Provider and model, as judgements carry it: "anthropic/claude-…". */
  readonly name: string;
  /** @throws ModelError */
  generate<Schema extends z.ZodMiniType>(
    question: StructuredCall<Schema>,
    call: TutorCall,
  ): Promise<z.output<Schema>>;
  /**
   * Text as it comes; ends only when the model has ended it by itself.
   * @throws ModelError also in the middle
   */
  stream(question: TextCall, call: TutorCall): AsyncIterable<string>;
}
