import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { afterAll, beforeAll } from "vitest";

/** The encoder of a file of tests: warm before they begin, closed after them. */
export function useEncoder(): SentenceEncoder {
  const encoder = createSentenceEncoder();
  beforeAll(() => encoder.warm());
  afterAll(() => encoder.close());
  return encoder;
}
