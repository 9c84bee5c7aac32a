import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { closedAnswersOf, type ReplyContext } from "./open-answers.ts";

/** Texts that may be said again, by whose words they are. */
export interface FreeTexts {
  /** The learner's messages, latest first. */
  readonly learner: readonly string[];
  /** Texts that this reply may use, and the open question. */
  readonly allowed: readonly string[];
  /** Answers that were earned or told. */
  readonly closed: readonly string[];
  /** The tutor's messages. */
  readonly tutor: readonly string[];
}

/** The texts of a dialogue that give nothing away, whoever says them again. */
export const freeTextsOf = memoiseOf((context: ReplyContext): FreeTexts => {
  const { view, message, allowed } = context;
  const { argument, dialogue, transcript } = view;
  const by = (sender: "user" | "system"): string[] =>
    transcript.filter((one) => one.sender === sender).map(({ text }) => text);
  return {
    learner: [message, ...by("user").toReversed()].filter((text) => text !== ""),
    allowed: [...allowed, argument.steps[dialogue.step]?.opening ?? ""],
    closed: closedAnswersOf(context).flatMap(({ ways, quotes }) =>
      [...ways, ...quotes].map(({ text }) => text),
    ),
    // The issue is the conclusion as a question: the greeting that names it does not free it.
    tutor: by("system").map((text) => text.replaceAll(argument.issue, "…")),
  };
});

function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...contentStems(text)]));
}

/** Texts as one, each between spaces, to look for runs of words in; no run goes from one text to the next. */
function joinWords(texts: readonly string[]): string {
  return texts.map((text) => ` ${plainWords(text)} `).join("|");
}

/** The words of what may be said again, of the issue and of the passage. */
export const knownWordsOf = memoiseOf((context: ReplyContext) => {
  const { learner, allowed, closed, tutor } = freeTextsOf(context);
  const { issue, passage } = context.view.argument;
  const all = [...learner, ...allowed, ...closed, ...tutor];
  return {
    learner: stemsOf(learner),
    free: stemsOf(all),
    names: new Set(wordsOf([issue, passage, ...all].join(" "))),
    issue: contentStems(issue),
    passage: contentStems(passage),
    earnedText: joinWords([...learner, ...closed]),
    freeText: joinWords(all),
    passageText: joinWords([passage]),
  };
});
