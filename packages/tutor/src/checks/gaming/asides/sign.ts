/** A sign that a text speaks to or about whoever judges, and not about the passage. */
export interface AsideSign {
  readonly name: string;
  /** One of them is enough; each finds all places. */
  readonly patterns: readonly RegExp[];
}

/** Names a sign. */
export function sign(name: string, ...patterns: readonly RegExp[]): AsideSign {
  return { name, patterns: patterns.map((one) => new RegExp(one, "gu")) };
}

/** What stands before a verb that orders or offers: the start of a clause, or a word of ordering. */
const BEFORE_ORDER =
  "(?:^|[.!?,;:—–(\"'] ?|\\b(?:please|pls|now|and|then|so|but|just|only|also|to|kindly|hereby|should|must|shall|can|could|would|will|may|have to|has to|need to|let's|let us|never|always|or|you|simply|don't|do not) )";

/** A verb that orders or offers, at the start of a clause or behind a word of ordering. */
export function order(verb: RegExp): RegExp {
  return new RegExp(`${BEFORE_ORDER}${verb.source}`, "u");
}

/** The same, at the start of a clause alone. */
export function startingOrder(verb: RegExp): RegExp {
  return new RegExp(
    `(?:^|[.!?,;:—–(] ?|\\b(?:please|now|so|then|but) )(?:please |just |now |only |simply )*${verb.source}`,
    "u",
  );
}

/** How somebody is told to do something: "please …", "you must …", "I want you to …", "can you …". */
const TOLD =
  "(?:(?:^|[.!?;:—–(\"'] ?|, )(?:(?:please|let's|let us|now|just|only|simply|kindly|always|never|and now|so now|from now on),? )*|\\b(?:please|let's|let us|(?:(?:must|should|can|could|will|would|may|shall) )?you(?:'re to| are to|'ll| will| must| should| shall| can| could| may| have to| need to| to)?) (?:(?:please|now|just|only|simply|also|kindly|always) )*)";

/** A verb that somebody is told, and not said to do: at the start of a clause, or behind "you". */
export function told(verb: RegExp): RegExp {
  return new RegExp(`${TOLD}${verb.source}`, "u");
}
