import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What a reply is held against. */
export interface ReplyContext {
  /** The state is that after the move. */
  readonly view: DialogueView;
  /** What the learner has just written; empty where nothing was. */
  readonly message: string;
  /** Texts of the key that this very reply may use: a hint, a prompt, the next question. */
  readonly allowed: readonly string[];
  /** Index of the first step whose unearned expectations are open. */
  readonly fromStep: number;
}

/** One way of saying an expectation. */
export interface Way {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** An expectation with all that would give it away. */
export interface OpenAnswer {
  readonly expectation: Expectation;
  /** Statement, paraphrases, readings, names. */
  readonly ways: readonly Way[];
  /** Where it stands in the passage. */
  readonly quotes: readonly Way[];
}

function wayOf(text: string): Way {
  return { text, stems: contentStems(text) };
}

/** The answers of an argument. A find of the learner's own has none that could be told. */
export const answersOf = memoiseOf(({ key }: Argument): readonly OpenAnswer[] =>
  key.expectations
    .filter(({ isOwn }) => isOwn !== true)
    .map((expectation) => {
      const { statement, paraphrases, quote, term, valueWords = [] } = expectation;
      const said = [statement, ...paraphrases, ...(term?.readings ?? []), ...valueWords];
      const shown = [quote, term?.phrase].filter((text) => text !== undefined && text !== "");
      return { expectation, ways: said.map(wayOf), quotes: (shown as string[]).map(wayOf) };
    }),
);

/**
 * What may not be given away yet: the open step's answers and those of later steps. None once all is found; a further
 * question that was not asked has nothing to give away.
 */
export const openAnswersOf = memoiseOf(
  ({ view, fromStep }: ReplyContext): readonly OpenAnswer[] => {
    const { argument, dialogue } = view;
    if (dialogue.outcome === "success") return [];
    return answersOf(argument).filter(
      ({ expectation }) =>
        expectation.step >= fromStep &&
        !isEarned(dialogue, expectation) &&
        (expectation.kind !== "probe" || dialogue.probed.includes(expectation.id)),
    );
  },
);

/** What has been earned or told, or belongs to a step that is over. */
export const closedAnswersOf = memoiseOf(
  ({ view, fromStep }: ReplyContext): readonly OpenAnswer[] => {
    const { argument, dialogue } = view;
    return answersOf(argument).filter(
      ({ expectation }) =>
        expectation.step < fromStep ||
        isEarned(dialogue, expectation) ||
        dialogue.outcome === "success",
    );
  },
);
