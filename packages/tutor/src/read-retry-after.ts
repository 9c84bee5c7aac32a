import { ModelError } from "./llm/model-client.ts";

/**
 * Seconds after which it is worth asking a tutor again that failed; null where it does not know. While the circuit
 * rests, that is what is left of its rest.
 */
export function readRetryAfter(failure: unknown): number | null {
  return failure instanceof ModelError ? failure.retryAfter : null;
}
