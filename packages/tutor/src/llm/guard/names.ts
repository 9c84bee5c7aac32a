import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import {
  contentStems,
  isStemOf,
  normalise,
  plainWords,
  wordsOf,
} from "@elenchus/dialogue/words/words";
import { namesFlaw } from "../flaw-names.ts";
import type { ReadText } from "./read-text.ts";
import { isMostly, learnerTexts, REVEALS, SAYS_YOU } from "./licence.ts";
import { offeredIn } from "./offers.ts";
import { secretsOf } from "./secrets.ts";
import { isChat, isSmallTalk } from "../../text/talk-words.ts";
import { presents } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** The fallacy that a name's expectation asks for. */
function fallacyOf({ weakness, statement }: Expectation): Fallacy | null {
  const known = FALLACIES.find((one) => one === weakness);
  if (known !== undefined) return known;
  return FALLACIES.find((one) => namesFlaw(one, statement)) ?? null;
}

/** A sentence that speaks of what a word means, and not of this passage. */
const ABOUT_HERE =
  /\b(?:passage|writer|here|text|argument|author|it is|it's|this is|that is|answer)\b/u;

/** Names that somebody may ask about together. */
const MOST_ASKED = 2;

/** Whether a sentence names the fallacy that is asked for, or all the others. */
function namesFallacy(watched: Watched, fallacy: Fallacy, text: string): boolean {
  const named = FALLACIES.filter((one) => namesFlaw(one, text));
  if (named.length === 0 || named.length === FALLACIES.length) return false;
  if (!named.includes(fallacy)) return named.length === FALLACIES.length - 1;
  // Whoever asks what one of the names means is told, as the lesson tells it; whoever lists them asks nothing.
  const asked = FALLACIES.filter((one) => namesFlaw(one, watched.message));
  const isAskedFor = asked.includes(fallacy) && asked.length <= MOST_ASKED;
  return !isAskedFor || ABOUT_HERE.test(text);
}

/** Whether a name only comes about where sentences meet: "playing the. man and. not the. ball". */
function strewsFallacy(fallacy: Fallacy, sentences: readonly string[]): boolean {
  const whole = sentences.flatMap(wordsOf).join(" ");
  return namesFlaw(fallacy, whole) && !sentences.some((one) => namesFlaw(fallacy, one));
}

/** A word that is put forward as a word: in quotation marks or set off. */
function isPutForward(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[^\p{L}\p{N} -]/gu, ".");
  return new RegExp(
    `["'*_(]\\s*(?:the |an? )?${escaped}\\W{0,2}["'*_)]|\\b(?:words?|terms?|phrases?|expressions?|meanings? of|mean(?:s|t)? by|understand by|define|definition of)\\s+(?:is |are |like |such as |of )?["'*]?${escaped}\\b|\\b${escaped}["'*]?,? (?:(?:can|could|may|might|must) (?:mean|be read|be taken|be understood|stand)|means|is (?:ambiguous|vague|unclear))`,
    "u",
  ).test(text);
}

/** Whether a sentence says one of some words twice: it is turned this way and that. */
function isTurned({ stems }: ReadText, isMeant: (stem: string) => boolean): boolean {
  return stems.some((stem, at) => stem !== null && stems.indexOf(stem) < at && isMeant(stem));
}

/** The passage's own words, any of which may be one that can be taken in two ways. */
const ownWords = memoiseOf(({ passage, issue }: Argument): ReadonlySet<string> => {
  const topic = contentStems(issue);
  return new Set([...contentStems(passage)].filter((one) => !isSmallTalk(one) && !topic.has(one)));
});

/** Talk of what somebody holds dear. */
const VALUE_TALK =
  /\b(?:values?|valued|cares? (?:most |more )?(?:about|for)|matters? (?:most|more)|priorit\w*|prefers?|preference|(?:puts?\b.{0,40}|comes?|goes|ranks?|stands?) (?:first|second|last|before|above|below|behind|ahead|after)|ranks?|weighs?|outweighs?|trumps?|overrid\w+|precedence|holds? dear|gives? way|stands? back|at stake|sacrific\w*|important|wins|loses|(?:more|less|all|mainly|mostly|really|simply) about|perhaps|maybe|wonder)\b/u;

/** Whether a sentence names one of the values that are to be found. */
function namesValue({ valueWords = [] }: Expectation, sentence: string): boolean {
  const text = sentence.replaceAll(
    /\b(?:fair (?:enough|question|point|reader)|take care)\b/gu,
    "…",
  );
  const isShort = wordsOf(text).length <= 6;
  const isPresented = VALUE_TALK.test(text) || REVEALS.test(text) || presents(text);
  return valueWords.some((word) => {
    const meant = normalise(word);
    const own = contentStems(meant);
    // Beside it there is nothing but talk, in the sentence or in what it offers.
    const isAlone = (part: string): boolean =>
      [...contentStems(part)].every((stem) => own.has(stem) || isChat(stem));
    if (!isSaid([text], meant)) return false;
    const isBare =
      isShort || [text, ...offeredIn(text)].some((one) => isSaid([one], meant) && isAlone(one));
    return isBare || isPutForward(text, meant) || isPresented;
  });
}

/** A figure's missing base, asked for or named. */
const BASE = /\bout of how many\b/u;
const ASKS_FOR_BASE = /\bhow many\b|\bout of\b/u;

/** Whether a sentence points at a missing base where that is what is to be found. */
function namesBase({ statement, paraphrases }: Expectation, text: string): boolean {
  return (
    BASE.test(text) && [statement, ...paraphrases].some((one) => ASKS_FOR_BASE.test(normalise(one)))
  );
}

/** A verdict on the argument's strength, which the last step asks for. */
const VERDICT =
  /\b(?:weaker|weakened|weakens|weak(?:er)? support|undermin\w+|less (?:convincing|persuasive|strong|compelling|believable|credible|solid)|worth (?:nothing|little|less)|only works? (?:on|for|if)|works? only (?:on|for|if)|(?:no|little|hardly any|less) support|loses (?:its|much|some|most|all)|falls? apart|collapses?|(?:more|very|still|just as|just|only|hardly|barely|scarcely) (?:convincing|persuasive|compelling|believable|credible|ok|okay|fine|good|sound|solid)|convincing (?:only|provided|as long as|unless|once)|(?:hardly|barely|scarcely|no longer) (?:convinc|persuad)\w+|(?:ok|good|okay|fine|two|three|other|normal|only) (?:\w+ )?(?:reasons?|points?|grounds?) (?:are |is |still )?(?:left|remain\w*|stays?)|stronger|no longer (?:supports?|follows?)|does not follow|doesn't follow|unaffected)\b/u;
const OF_ARGUMENT = /\b(?:arguments?|conclusion|case|support|reasons?|step|it|this|that)\b/u;

/** Whether a sentence says what the finding does to the argument. */
function givesVerdict(text: string): boolean {
  const at = text.search(VERDICT);
  // What begins with its verdict has left out what it is about.
  return at >= 0 && (at <= 1 || OF_ARGUMENT.test(text));
}

/** Whether a sentence gives the learner's own verdict back, as the learner's. */
function repeatsVerdict({ message }: Watched, text: string): boolean {
  const verdict = VERDICT.exec(text)?.[0] ?? "";
  return SAYS_YOU.test(text) && isSaid([message], verdict);
}

/** What is told by a single word, and has no sentence to be recognised by. */
export interface NameCheck {
  /** Id of the expectation that a sentence names the answer to; null when it names none. */
  find(sentence: ReadText, cover: (read: ReadText) => readonly boolean[]): string | null;
  /** Id of the one that sentences name together, and none of them by itself; null when they name none. */
  findStrewn(sentences: readonly string[]): string | null;
}

/** Whether a word stands in one of the texts. */
function isSaid(texts: readonly string[], word: string): boolean {
  const meant = plainWords(word);
  return texts.some((text) => ` ${plainWords(text)} `.includes(` ${meant} `));
}

function nameIn(watched: Watched, one: Expectation, sentence: ReadText): boolean {
  const { normal } = sentence;
  if (one.kind === "fallacy_name") {
    const fallacy = fallacyOf(one);
    return fallacy !== null && namesFallacy(watched, fallacy, normal);
  }
  if (one.kind === "ambiguous_term" && one.term !== undefined) {
    const { phrase } = one.term;
    const isNamed =
      isPutForward(normal, normalise(phrase)) ||
      isTurned(sentence, (stem) => contentStems(phrase).has(stem));
    return isNamed && !isSaid(learnerTexts(watched), phrase);
  }
  if (one.kind === "ambiguous_term") {
    const own = ownWords(watched.view.argument);
    const theirs = learnerTexts(watched);
    return isTurned(sentence, (stem) => own.has(stem) && !isStemOf(theirs, stem));
  }
  if (one.kind === "impact") return givesVerdict(normal) && !repeatsVerdict(watched, normal);
  if (one.kind === "missing_information") return namesBase(one, normal);
  return one.kind === "value" && namesValue(one, normal);
}

const NAMED_KINDS: ReadonlySet<string> = new Set([
  "fallacy_name",
  "ambiguous_term",
  "value",
  "impact",
  "missing_information",
]);

/** Whether a phrase stands in a sentence only where a licence covers it. */
function isCovered(phrase: string, { words }: ReadText, covered: readonly boolean[]): boolean {
  const wanted = wordsOf(phrase);
  return words.every((_, at) => {
    if (!wanted.every((word, offset) => words[at + offset] === word)) return true;
    return wanted.every((_word, offset) => covered[at + offset] === true);
  });
}

/** Whether what names the answer is part of a text that may be said. */
function isLicensed(one: Expectation, sentence: ReadText, covered: readonly boolean[]): boolean {
  switch (one.kind) {
    case "ambiguous_term":
      return one.term === undefined
        ? isMostly(covered)
        : isCovered(one.term.phrase, sentence, covered);
    case "value":
      return (one.valueWords ?? []).every((word) => isCovered(word, sentence, covered));
    case "impact":
    case "missing_information":
      return isMostly(covered);
    default:
      // A text that offers all four names covers each of them, and none of them alone.
      return false;
  }
}

/** Looks for the names, words, values and verdicts that are still to be found. */
export function createNameCheck(watched: Watched): NameCheck {
  const named = secretsOf(watched).filter((one) => NAMED_KINDS.has(one.kind));
  const fallacies = named.flatMap((one) => {
    const fallacy = one.kind === "fallacy_name" ? fallacyOf(one) : null;
    return fallacy === null ? [] : [{ id: one.id, fallacy }];
  });
  return {
    find(sentence, cover) {
      const found = named.filter((one) => nameIn(watched, one, sentence));
      if (found.length === 0) return null;
      const covered = cover(sentence);
      return found.find((one) => !isLicensed(one, sentence, covered))?.id ?? null;
    },
    findStrewn(sentences) {
      const found = fallacies.find(({ fallacy }) => strewsFallacy(fallacy, sentences));
      return found?.id ?? null;
    },
  };
}
