import type { ModuleNumber } from "@elenchus/domain/modules";
import { contentStems } from "@elenchus/dialogue/words/words";
import { lessonTextOf } from "../prompts/module-lesson.ts";
import { onceAModule } from "../prompts/once-a-module.ts";
import { isLearners, learnerTexts, repeatable, SAYS_YOU } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import { isCourse } from "../../text/course-words.ts";
import { isChat } from "../../text/talk-words.ts";
import type { Watched } from "./watched.ts";

/** Words in which every text is spoken of, whatever its matter. */
const TRADE = contentStems(
  "sentence reason conclusion argument claim point question answer word phrase passage writer author text read reading say said tell told think thought mean want look find found give see know say support name believe accept step part one two first second last end next begin ask show write wrote try another more other thing way good right fair take",
);

/** Speaks of the passage that is there. */
const OF_THIS_TEXT =
  /\b(?:here|(?:this|the) (?:passage|text|writer|author|argument)|it is|it's|this is|that is|that's)\b/u;

const lessonWords = onceAModule((module: ModuleNumber) => contentStems(lessonTextOf(module)));

/** Words that are the dialogue's own: what was said in it, and what this reply may say. */
function spokenTexts(watched: Watched): string[] {
  const { allowed, view } = watched;
  const { argument, dialogue, transcript } = view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  const said = transcript.filter((one) => one.sender === "system").map((one) => one.text);
  return [
    ...allowed,
    ...said.map((text) => text.replaceAll(argument.issue, "…")),
    ...earned.map((one) => one.statement),
    argument.steps[dialogue.step]?.opening ?? "",
  ];
}

/** Whether a stem is in one of the texts, each of which is read once however often it is asked about. */
function isAmong(stem: string, texts: readonly string[]): boolean {
  return texts.some((text) => contentStems(text).has(stem));
}

const FIGURE = /^\d+$/u;

/** Whether a word is the learner's, in a sentence that says so. */
function readLearners(watched: Watched, { normal }: ReadText): (stem: string) => boolean {
  const isToYou = SAYS_YOU.test(normal);
  const right = watched.hasMerit === true ? [repeatable(watched)] : [];
  return (stem) =>
    isAmong(stem, right) ||
    (isToYou &&
      (isAmong(stem, learnerTexts(watched)) || (FIGURE.test(stem) && isLearners(watched, stem))));
}

/** Which words of a sentence no licence covers. */
export interface OpenWords {
  /** Whether a stem belongs to what the passage is about. */
  readonly isOfMatter: (stem: string) => boolean;
  /** Whether a stem belongs to mere talk, here where this passage is talked about. */
  readonly isTalk: (stem: string) => boolean;
  /** Words of content that are no mere talk. */
  readonly openIn: (read: ReadText) => string[];
  /** Those of them that are nobody's: none of the dialogue's, the course's, or, where the sentence says so, the learner's. */
  readonly newIn: (read: ReadText) => string[];
  /** Words of content, talk among them, that are neither the learner's, where the sentence says so, nor the lesson's, where something was asked. */
  readonly unownedIn: (read: ReadText) => string[];
  /** Talk that might be of the matter as well. */
  readonly doubtfulIn: (read: ReadText) => string[];
}

/** Reads the words of a reply against what may be said in it. */
export function createOpenWords(
  watched: Watched,
  cover: (read: ReadText) => readonly boolean[],
): OpenWords {
  const { argument } = watched.view;
  let matter: ReadonlySet<string> | null = null;
  const isOfMatter = (stem: string): boolean =>
    (matter ??= contentStems(`${argument.passage} ${argument.issue}`)).has(stem);
  let spoken: readonly string[] | null = null;
  const isAsked = watched.message.includes("?");
  const isOfLesson = (stem: string): boolean =>
    isAsked && !isOfMatter(stem) && lessonWords(argument.module).has(stem);
  const isOfCourse = (stem: string): boolean => isCourse(stem) && !isOfMatter(stem);
  const isSpoken = (stem: string): boolean =>
    isOfCourse(stem) || isAmong(stem, (spoken ??= spokenTexts(watched)));
  const isOfDialogue = (stem: string): boolean => isSpoken(stem) || isOfLesson(stem);
  /** Stems by no licence of which something holds, each once. */
  const pick = (read: ReadText, isMeant: (stem: string) => boolean): string[] => {
    if (!read.stems.some((stem) => stem !== null && isMeant(stem))) return [];
    const covered = cover(read);
    const meant = read.stems.flatMap((stem, at) =>
      stem !== null && covered[at] !== true && isMeant(stem) ? [stem] : [],
    );
    return [...new Set(meant)];
  };
  const openIn = (read: ReadText): string[] => pick(read, (stem) => !isChat(stem));
  const isTalk = (stem: string): boolean => isChat(stem) || isOfCourse(stem);
  return {
    isOfMatter,
    isTalk,
    openIn,
    newIn(read) {
      const isTheirs = readLearners(watched, read);
      // Figures that nobody has named are looked for by themselves.
      const isOurs = OF_THIS_TEXT.test(read.normal) ? isSpoken : isOfDialogue;
      return openIn(read).filter((stem) => !FIGURE.test(stem) && !isOurs(stem) && !isTheirs(stem));
    },
    unownedIn(read) {
      const isTheirs = readLearners(watched, read);
      // The lesson speaks of any text, and not of this one.
      const isHere = OF_THIS_TEXT.test(read.normal);
      return pick(read, (stem) => (isHere || !isOfLesson(stem)) && !isTheirs(stem));
    },
    doubtfulIn: (read) =>
      pick(read, (stem) => isChat(stem) && !TRADE.has(stem) && isOfMatter(stem)),
  };
}
