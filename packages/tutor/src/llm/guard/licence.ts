import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import { RUN, runAt, shareOfMessageCopied } from "../../text/copying.ts";
import { memoise, memoiseOf } from "@elenchus/dialogue/words/memoise";
import { normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import type { ReadText } from "./read-text.ts";
import { isEarned, secretsOf } from "./secrets.ts";
import type { Watched } from "./watched.ts";

/** Share of a message from which on it is the passage's words and not its writer's. */
const COPIED = 0.3;

/** Words that give a sentence to the learner. */
export const SAYS_YOU = /\byou(?:r|rs|'ve|'re|'d)?\b/u;
/** A sentence that presents what comes as the thing itself. */
export const REVEALS =
  /\b(?:(?:the|its|his|her|their|a|an|one|this|that|another|first|second|right|correct|real|main|final)\s+(?:\w+\s+)?(?:answers?|solutions?|conclusions?|reasons?|points?|claims?|assumptions?|values?|fallac(?:y|ies)|flaws?|alternatives?|weakness(?:es)?|faults?|readings?|meanings?)\s+(?:here\s+)?(?:is|are|was|would be|:)|(?:it|that|this|which)(?:'s| is) (?:indeed|in fact|precisely|simply|really|exactly|because|that)\b|\bnamely\b|\bin other words\b|\bthe writer (?:wants|thinks|believes|claims|argues|says|concludes|assumes|holds|means)\b)/u;

/** Share of a sentence from which on it is a text that may be said. */
const MOSTLY = 0.6;

/** Whether most of a sentence is covered by a licence. */
export function isMostly(covered: readonly boolean[]): boolean {
  return covered.filter(Boolean).length >= covered.length * MOSTLY;
}

/** Texts kept as words between spaces: those of the dialogues that are going on. */
const CACHED_TEXTS = 4000;

/** The words of a text between spaces: to look for a few runs in it takes less than to list all of its own. */
const spaced = memoise((text) => ` ${plainWords(text)} `, CACHED_TEXTS);

/** Texts as one, to be looked through at once; no run of words goes from one to the next. */
function join(texts: readonly string[]): string {
  return texts.map(spaced).join("|");
}

/** Words whose run stands in one of the texts are that text's. */
function cover(covered: boolean[], words: readonly string[], texts: string): void {
  for (let at = 0; at + RUN <= words.length; at += 1)
    if (texts.includes(` ${runAt(words, at)} `)) covered.fill(true, at, at + RUN);
}

/** The passage's sentences, and the ids of conclusions and reasons that each is. */
const readPassage = memoiseOf((argument: Argument) => {
  const { key } = argument;
  const parts = key.expectations.filter(({ kind }) => kind === "conclusion" || kind === "reason");
  const isPart = (sentence: string, { quote, statement }: Expectation): boolean =>
    shareOfMessageCopied(quote ?? statement, sentence) >= COPIED;
  return sentencesOfPassage(argument).map((sentence) => {
    const ids = parts.filter((one) => isPart(sentence, one)).map(({ id }) => id);
    return { sentence, parts: new Set(ids) };
  });
});

/** The passage's sentences that are no unearned conclusion or reason: the tutor may point at them. */
function openSentences(watched: Watched): string[] {
  const hidden = secretsOf(watched);
  return readPassage(watched.view.argument)
    .filter(({ parts }) => !hidden.some(({ id }) => parts.has(id)))
    .map(({ sentence }) => sentence);
}

function freeTexts(watched: Watched): string[] {
  const { argument, dialogue, transcript } = watched.view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  return [
    ...watched.allowed,
    ...earned.flatMap(({ statement, quote = "", term }) => [
      statement,
      quote,
      ...(term === undefined ? [] : [term.phrase, ...term.readings, term.stake]),
    ]),
    // The issue is the conclusion as a question; what else the tutor has said is out anyway.
    ...transcript
      .filter((one) => one.sender === "system")
      .map((one) => one.text.replaceAll(argument.issue, "…")),
    argument.steps[dialogue.step]?.opening ?? "",
    ...openSentences(watched),
  ];
}

/** What the learner wrote in words of their own; a copied passage gives nobody leave to say it. */
export const learnerTexts = memoiseOf(({ view, message }: Watched): readonly string[] => {
  const { transcript, argument } = view;
  const earlier = transcript.filter((one) => one.sender === "user").map((one) => one.text);
  return [...earlier, message].filter(
    (text) => shareOfMessageCopied(text, argument.passage) <= COPIED,
  );
});

/**
 * Whether a word is one that the learner has used. Whoever copies the passage has named none of its words, but may have
 * named others.
 */
export function isLearners(watched: Watched, word: string): boolean {
  const has = (text: string): boolean => wordsOf(text).includes(word);
  if (learnerTexts(watched).some(has)) return true;
  const { transcript, argument } = watched.view;
  const earlier = transcript.filter(({ sender }) => sender === "user").map(({ text }) => text);
  return !has(argument.passage) && [...earlier, watched.message].some(has);
}

/** The most words of a message that may be given back as a whole, and the share of it that is a whole. */
const WHOLE = { words: 30, share: 0.6 } as const;

/** What the learner has just written, whosever words it is, where it is short enough to be given back. */
export function repeatable({ message }: Watched): string {
  return wordsOf(message).length <= WHOLE.words ? message : "";
}

/** Whether a sentence has nearly all of what the learner has just written. */
function givesBack(watched: Watched, { words }: ReadText): boolean {
  const theirs = wordsOf(repeatable(watched));
  const said = theirs.filter((word) => words.includes(word)).length;
  return said > 0 && said >= theirs.length * WHOLE.share;
}

/** What a reply may say, of all that stands in the key. */
export interface Licence {
  /** One a word of the sentence: whether it belongs to a text that may be said. */
  cover(sentence: ReadText): readonly boolean[];
}

/** The licence of a reply; it is worked out when it is first needed, which most replies never do. */
export function createLicence(watched: Watched): Licence {
  let free: string | null = null;
  let learners: string | null = null;
  const issue = normalise(watched.view.argument.issue);
  const coverOnce = (sentence: ReadText): boolean[] => {
    const covered = sentence.words.map(() => false);
    const text = sentence.normal;
    free ??= join(freeTexts(watched));
    cover(covered, sentence.words, free);
    // The learner's words are the learner's only where the sentence says so.
    const isTheirs = SAYS_YOU.test(text) && !REVEALS.test(text);
    if (isTheirs) {
      learners ??= join(learnerTexts(watched));
      cover(covered, sentence.words, learners);
    }
    // What has merit may be named, and whoever is told all of what they wrote is told nothing.
    if (watched.hasMerit === true || (isTheirs && givesBack(watched, sentence)))
      cover(covered, sentence.words, spaced(repeatable(watched)));
    // The issue is the conclusion as a question: it may be named as the question it is.
    if (text.includes(issue)) cover(covered, sentence.words, spaced(issue));
    return covered;
  };
  // Every check of a sentence asks for the same.
  return { cover: memoiseOf(coverOnce) };
}
