import {
  answersFor,
  STORED_ANSWERS,
  type StoredAnswer,
} from "@elenchus/curriculum/answers/answers";
import type { Argument } from "@elenchus/dialogue/argument";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { enoughOf, isProbe } from "@elenchus/dialogue/coverage";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { Reader } from "../../reader/reader.ts";
import { disowns } from "./disowns.ts";
import { findLikeliest } from "./find-likeliest.ts";
import { isQuestion } from "./hear-parts.ts";
import { meaningsAskedOf } from "./words-asked-of.ts";

/** Likeness in words and likelihood together, from which on a stored question is the one that was asked. */
const ASKED = 0.83;
/** The same of a part of a message: of more parts one is more often like some question by chance. */
const ASKED_IN_PART = 1;
const NOT_MEANT = "not-meant";
/** Complaints by which what was counted last is taken back. */
export const TAKES_BACK: ReadonlySet<string> = new Set(["never-said", NOT_MEANT, "was-question"]);
/** Complaints that say that what is asked for was said. */
export const SAYS_SAID: ReadonlySet<string> = new Set([
  "said-already",
  "gave-all",
  "not-heard",
  "mine-was-right",
]);
/** What complaints are answered with, and nothing else is. */
export const OF_COMPLAINTS: ReadonlySet<string> = new Set([
  ...TAKES_BACK,
  ...SAYS_SAID,
  "told-by-tutor",
  "passed-over",
  "tired",
  "tutor-made-mistake",
  "one-was-asked",
  "other-question",
  "no-help",
]);
/** The answer to who loses heart, which sounds like a complaint, or like not knowing. */
export const DISCOURAGED = "discouraged";
/** What no stored answer fits: the tutor says that it has none. */
export const UNKNOWN = "unknown";
/** The same of an objection and of a complaint beside an answer. */
export const DOUBTS = "doubts";
export const COMPLAINS = "complains";
/** The answer to what a word of the passage means. */
const OF_WORD = "unknown-word";

/** The answer to why another question is asked, where one goes further. */
const OF_FURTHER = "further-question";

/** So many sentences are asked of one by one. */
const MOST_SENTENCES = 4;
/** In more words of content nobody asks what one word means. */
const MOST_OF_WORD = 2;
/** "You said that yourself": only who speaks of the tutor says that it told something. */
const OF_TUTOR = "told-by-tutor";
const SAYS_YOU = /\b(?:you|u)\b.{0,20}\b(?:said|told|tell|wrote|gave|mentioned)\b/iu;
/** "You asked for one": what says that a step wants more is said only where it does. */
const OF_ONE = "one-was-asked";
/** Who loses heart speaks of themselves: "goodness, bad enough" does not. */
const SAYS_I = /\b(?:i|im|myself)\b/iu;
/** "I never said that": nothing is taken back unless a message denies something. */
const DENIES = /\b(?:never|not|no|opposite|(?:did|do|does|was|is|have|ca|wo)n['’]?t)\b/iu;

/** The parts of a message in which something may be asked: the whole, and its sentences; its questions alone where there are some. */
function partsOf(message: string): string[] {
  const sentences = splitSentences(message);
  const questions = sentences.filter((one) => one.trimEnd().endsWith("?"));
  const parts = questions.length > 0 ? questions : sentences;
  return [...new Set([message, ...parts.slice(0, MOST_SENTENCES)])];
}

/** Asks what something is or means, and not what somebody does. */
const ASKS_MEANING = /\bwhat(?:['’]?s| is| are| means?| does)\b|\bmeaning of\b|\bmeans?\s*\?/iu;

/** Whether a text asks what a word of the passage means. */
function asksOfWord({ passage }: Argument, text: string): boolean {
  if (!ASKS_MEANING.test(text)) return false;
  const asked = [...contentStems(text)].filter((stem) => !ASKING.has(stem));
  const known = contentStems(passage);
  return asked.length > 0 && asked.length <= MOST_OF_WORD && asked.every((stem) => known.has(stem));
}
const ASKING = contentStems("what does mean means meaning word please explain asked also");

/** What is asked or complained of. */
interface AskedText {
  readonly message: string;
  readonly speechAct: SpeechAct;
  /** Whether it is a part of a message that answers. */
  readonly isPart?: boolean;
}

/** The stored answer that fits the open step and has the question that a message asks, whole or in a sentence of it; null where none has. */
export async function pickAnswer(
  reader: Reader,
  view: DialogueView,
  { message, speechAct, isPart = false }: AskedText,
): Promise<StoredAnswer | null> {
  const { argument, dialogue } = view;
  const ofWord = STORED_ANSWERS.find(({ id }) => id === OF_WORD) ?? null;
  const [asked] = speechAct === "question" ? meaningsAskedOf(view, message) : [];
  if (asked !== undefined) return STORED_ANSWERS.find(({ id }) => id === asked.meaning) ?? ofWord;
  const isComplaint = speechAct === "complaint";
  const answers = answersFor(argument.module, dialogue.step)
    .filter(({ id }) => id === DISCOURAGED || isComplaint === OF_COMPLAINTS.has(id))
    .filter(({ id }) => !TAKES_BACK.has(id) || DENIES.test(message))
    .filter(({ id }) => id !== OF_TUTOR || SAYS_YOU.test(message))
    .filter(({ id }) => id !== DISCOURAGED || SAYS_I.test(message))
    .filter(({ id }) => id !== OF_ONE || enoughOf(argument, dialogue.step) > 1)
    .filter(({ id }) => id !== OF_FURTHER || isProbe(argument, dialogue.target ?? ""));
  const parts = isComplaint ? [message] : partsOf(message);
  const found = await Promise.all(
    parts.map((text) => {
      const isStated = speechAct === "objection" && !isQuestion(text);
      return findLikeliest(reader, answers, { text, isStated, isComplaint });
    }),
  );
  const [best] = found
    .flatMap((one, at) => {
      const least = at > 0 || isPart ? ASKED_IN_PART : ASKED;
      return one !== null && one.sure >= least ? [one] : [];
    })
    .toSorted((one, other) => other.sure - one.sure);
  if (best !== undefined) return best.stored;
  const isOfWord =
    speechAct === "question" &&
    parts.some((text) => text.endsWith("?") && asksOfWord(argument, text));
  return isOfWord ? ofWord : null;
}

/**
 * The stored protest against what was counted; null where a message is none.
 * @param isAskedFor whether the tutor has asked to be told: then any denial is one that does not say that it was said
 */
export async function pickProtest(
  reader: Reader,
  view: DialogueView,
  message: string,
  isAskedFor = false,
): Promise<StoredAnswer | null> {
  if (!DENIES.test(message) && !disowns(message)) return null;
  const picked = await pickAnswer(reader, view, { message, speechAct: "complaint" });
  if (picked !== null && TAKES_BACK.has(picked.id)) return picked;
  const isProtest = disowns(message) || (isAskedFor && !SAYS_SAID.has(picked?.id ?? ""));
  return isProtest ? (STORED_ANSWERS.find(({ id }) => id === NOT_MEANT) ?? null) : null;
}
