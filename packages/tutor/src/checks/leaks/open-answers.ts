import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** The context that a reply is held against. */
export interface ReplyContext {
  /** The state is that after the move. */
  readonly view: DialogueView;
  /** The learner's message just now; empty where there was none. */
  readonly message: string;
  /** Texts of the key that this very reply may use: a hint, a prompt, the next question. */
  readonly allowed: readonly string[];
  /** Whether it answers a question of the learner's, which is free but for the key's own words. */
  readonly isAnswer?: boolean;
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

/** Whether an answer is over: earned or told, of a step that is, or of a dialogue in which all is found. */
function isClosed({ dialogue }: DialogueView, { expectation }: OpenAnswer): boolean {
  return (
    expectation.step < dialogue.step ||
    isEarned(dialogue, expectation) ||
    dialogue.outcome === "success"
  );
}

/**
 * Answers that may not be said yet in the key's own words: the open step's and those of later steps. A further question
 * that was not asked has nothing to give away.
 */
export const laterAnswersOf = memoiseOf(({ view }: ReplyContext): readonly OpenAnswer[] =>
  answersOf(view.argument).filter(
    (one) =>
      !isClosed(view, one) &&
      (one.expectation.kind !== "probe" || view.dialogue.probed.includes(one.expectation.id)),
  ),
);

/** Those of them that may not be told in any words: the open step's. */
export const openAnswersOf = memoiseOf((context: ReplyContext): readonly OpenAnswer[] =>
  laterAnswersOf(context).filter(
    ({ expectation }) => expectation.step === context.view.dialogue.step,
  ),
);

/** Answers that have been earned or told, or belong to a step that is over. */
export const closedAnswersOf = memoiseOf(({ view }: ReplyContext): readonly OpenAnswer[] =>
  answersOf(view.argument).filter((one) => isClosed(view, one)),
);
