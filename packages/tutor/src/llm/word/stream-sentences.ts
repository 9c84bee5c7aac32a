import { createSentenceSplitter } from "../../text/sentence-stream.ts";

/** A sentence of the model's. */
export interface Sentence {
  readonly text: string;
  /** Whether it is known to be whole: what looks like its end may be none. */
  readonly isWhole: boolean;
}

const isWhole = (text: string): Sentence => ({ text, isWhole: true });

/** Sentences, each once it is known to be whole; and before, where it merely looks so. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<Sentence> {
  const splitter = createSentenceSplitter();
  for await (const piece of pieces) {
    yield* splitter.push(piece).map(isWhole);
    const text = splitter.draft();
    if (text !== null) yield { text, isWhole: false };
  }
  yield* splitter.flush().map(isWhole);
}
