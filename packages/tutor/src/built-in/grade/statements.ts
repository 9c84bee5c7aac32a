import type { Argument } from "@elenchus/dialogue/argument";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { leaningOf } from "./leaning.ts";
import { weighConcept, weighOtherConcepts } from "./weigh-concept.ts";
import { type ScoreKind, scoreKindOf } from "./score-kinds.ts";

/** A claim that an answer may state: an expectation or a misconception of the open step. */
export interface Statement {
  readonly id: string;
  readonly isExpectation: boolean;
  /** By which weights it is told whether an answer states it. */
  readonly kind: ScoreKind;
  /** Ways of saying it. */
  readonly texts: readonly string[];
  /** How plainly a message carries its idea, 0 to 1, where wordings for it are known. */
  readonly concept?: (message: string) => number;
  /** The same for the ideas of other faults of its kind. */
  readonly otherConcept?: (message: string) => number;
  /** Name of the direction towards right answers of its kind, where there is one. */
  readonly leaning?: string | null;
  /** Id of the statement that says the reverse; null where none is listed. */
  readonly opposite: string | null;
}

const OPPOSITE = "opposite-";

/** The statements among which an answer to the open step is placed; the first text is the fullest. */
export function statementsOf(argument: Argument, step: number): Statement[] {
  const { expectations, misconceptions } = argument.key;
  const right = expectations.filter(
    (one) => one.step === step && one.kind !== "probe" && one.paraphrases.length > 0,
  );
  const wrong = misconceptions.filter((one) => one.step === step && one.paraphrases.length > 0);
  return [
    ...right.map((one) => ({
      id: one.id,
      isExpectation: true,
      kind: scoreKindOf(one.kind) ?? ("reason" as const),
      texts: one.paraphrases,
      concept: (message: string) => weighConcept(one, message),
      otherConcept: (message: string) => weighOtherConcepts(one, message),
      leaning: isFindKind(one.kind) || one.kind === "value" ? null : leaningOf(one),
      opposite: `${OPPOSITE}${one.id}`,
    })),
    ...wrong.map(({ id, paraphrases }) => ({
      id,
      isExpectation: false,
      kind: "reason" as const,
      texts: paraphrases,
      opposite: id.startsWith(OPPOSITE) ? id.slice(OPPOSITE.length) : null,
    })),
  ];
}

/** Every word that an argument and its key use: what a learner's spelling is repaired towards. */
export const vocabularyOf = memoiseOf(({ passage, key }: Argument): ReadonlySet<string> => {
  const texts = [
    passage,
    ...key.expectations.flatMap((one) => [...one.paraphrases, ...(one.term?.readings ?? [])]),
    ...key.misconceptions.flatMap((one) => one.paraphrases),
    "conclusion reason reasons because therefore ambiguous meaning example background opposing",
  ];
  return new Set(texts.flatMap(wordsOf));
});
