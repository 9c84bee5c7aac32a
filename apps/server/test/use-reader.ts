import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import { afterAll, beforeAll } from "vitest";

/** The reader of a file of tests: warm before they begin, closed after them. */
export function useReader(): Reader {
  const reader = createReader();
  beforeAll(() => reader.warm());
  afterAll(() => reader.close());
  return reader;
}
