import values from "./values.json" with { type: "json" };

/** A value under one name, and the words by which people speak of it. */
interface ValueEntry {
  readonly name: string;
  /** Lower-case words and phrases; a word stands for its inflections too. */
  readonly words: readonly string[];
}

/** Something that people care about and may rank above or below something else. */
export type ValueId = keyof typeof values;

/** Every value that the issues of the library set against one another. */
export const VALUES: Readonly<Record<ValueId, ValueEntry>> = values;
