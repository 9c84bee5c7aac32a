import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";

/** Which ways of saying a point, and which of its opposites, its text has. */
export interface PointWays {
  readonly ways: readonly string[];
  readonly opposites: readonly string[];
}

/** The product's choice: two ways and one opposite. Fitting draws others. */
function takeFirst({ ways, opposites }: PointWays): PointWays {
  return { ways: ways.slice(0, 2), opposites: opposites.slice(0, 1) };
}

const TAGS: Readonly<Record<ExpectationKind, string>> = {
  conclusion: "conclusion",
  reason: "reason",
  ambiguous_term: "two meanings",
  missing_information: "missing fact",
  assumption: "assumption",
  value: "value",
  fallacy: "flaw",
  fallacy_name: "name of the flaw",
  alternative: "other conclusion",
  statistical_flaw: "flaw of figures",
  impact: "how convincing",
  probe: "answer",
};

/** The beginning of the text of a point of a kind. */
export function tagOf(kind: ExpectationKind): string {
  return TAGS[kind];
}

/** Questions about a passage where the learner may find more than the key lists. */
const OWN_QUESTIONS: Partial<Readonly<Record<ExpectationKind, string>>> = {
  ambiguous_term: "is it another unclear word?",
  missing_information: "is it a fact that is missing?",
  assumption: "is it an unsaid assumption?",
  alternative: "is it another conclusion that follows?",
};

/** The first text of a pair that is read for a find of the learner's own: the question, and the passage. */
export function ownFindText(passage: string, kind: ExpectationKind): string {
  return `${OWN_QUESTIONS[kind] ?? TAGS[kind]} ${passage}`;
}

const bare = (text: string): string => text.toLowerCase().replace(/\.$/u, "");

/**
 * The first text of a pair that the reader reads: a point as its key puts it, or, where it stands for finds of the
 * learner's own, the question and the passage. The reader is fitted to exactly this form.
 */
export function pointText(
  { passage }: Pick<Argument, "passage">,
  expectation: Expectation,
  choose: (all: PointWays) => PointWays = takeFirst,
): string {
  const { kind, statement, paraphrases, opposites = [], term } = expectation;
  if (isOwnFinding(expectation)) return ownFindText(passage, kind);
  if (term !== undefined) return `two meanings of ${term.phrase}: ${term.readings.join(" / ")}`;
  const others = paraphrases.filter((way) => bare(way) !== bare(statement));
  const chosen = choose({ ways: others, opposites });
  const said = [`${TAGS[kind]}: ${statement}`, chosen.ways.join(" / ")];
  const [opposite] = chosen.opposites;
  return [...said, opposite === undefined ? "" : `NOT: ${opposite}`].filter(Boolean).join(" ");
}
