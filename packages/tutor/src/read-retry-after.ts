import { ModelError } from "./llm/model-client.ts";

/**
 * Whole seconds after which it is worth asking a tutor again that failed; null where it does not know. While the circuit
 * rests, that is what is left of its rest.
 */
export function readRetryAfter(failure: unknown): number | null {
  if (!(failure instanceof ModelError) || failure.retryAfter === null) return null;
  // Providers name milliseconds, too; neither people nor the header know parts of a second.
  return Math.ceil(failure.retryAfter);
}
