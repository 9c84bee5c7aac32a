/** Phrases of which a text may have any: parts of a regular expression, kept as data. */
export interface Phrases {
  /** What stands before the phrase: "\\b". */
  readonly before?: string;
  /** Each a pattern of its own. */
  readonly any: readonly string[];
  readonly after?: string;
  /** As of a regular expression; "u" unless given. */
  readonly flags?: string;
}

/** The regular expression that finds any of the phrases. */
export function compilePhrases({ before, any, after, flags = "u" }: Phrases): RegExp {
  const phrases = any.join("|");
  const isBare = before === undefined && after === undefined;
  return new RegExp(isBare ? phrases : `${before ?? ""}(?:${phrases})${after ?? ""}`, flags);
}
