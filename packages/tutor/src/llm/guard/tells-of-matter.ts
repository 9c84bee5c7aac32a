import type { ModuleNumber } from "@elenchus/domain/modules";
import { contentStems } from "../../reading/words.ts";
import { lessonTextOf } from "../prompts/module-lesson.ts";
import { onceAModule } from "../prompts/once-a-module.ts";
import { isMostly, learnerTexts } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import { askedIn, isAboutOthers, isChat, readTelling, type Telling } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Ways of putting a sentence by which it tells something. */
const TELLS: ReadonlySet<Telling> = new Set(["presents", "states", "leads", "claims"]);
/** Words of the passage that no licence covers, up to which a sentence does not tell of its matter. */
const MOST_OPEN = 1;
/** With so many words of content that no licence covers a plain statement needs but one of the passage's. */
const MUCH_CONTENT = 3;
/** Words that nobody has said and that are no talk, up to which what is told, or asked openly, may be a tutor's; and a reply. */
const MOST_NEW = { told: 1, asked: 2, reply: 4 } as const;
/** So many words more may be talk that the passage has as well: a library closes, and so does a dialogue. */
const MOST_DOUBTFUL = 1;
/** Words in which every text is spoken of, whatever its matter. */
const TRADE = contentStems(
  "sentence reason conclusion argument claim point question answer word phrase passage writer author text read reading say said tell told think thought mean want look find found give see know say support name believe accept step part one two first second last end next begin ask show write wrote try another more other thing way good right fair take",
);

/** Words in which a tutor speaks of a text, of a try or of the course, and which tell of no matter by themselves. */
const COURSE = contentStems(
  "please make anything somebody nobody nothing everybody everything someone anyone meant add admit further correct indeed perhaps note already once among consider seem learn describe kindly given bring provide regard round interest touch impact persuade persuasive persuasion weaker stronger ambiguous ambiguity alternative assumption unsaid state reasoning learner letter column piece article paragraph module lesson course hint today tonight again sceptic sceptical critical thinking second third fourth number lively picture smile frown imagine bet watch finger hang air bite sharp precise precisely mixed mix easily colour colourful mood story familiar whoever force forced long short early talk speak count list anyway nowhere somewhere anywhere elsewhere above below beside moment against away back aside along across instead maybe possible possibly certain certainly always often usually ever mostly partly simply clearly truly fairly circle debate lose force",
);

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

/** Looks whether a reply tells something of the passage's matter. */
export interface MatterCheck {
  /** Whether a sentence does, by itself or with those before it. */
  tells(read: ReadText): boolean;
  /** Takes note of a sentence that is said. */
  note(read: ReadText): void;
}

/**
 * A check that needs no key: a tutor who asks has few words of its own. What it has to say of the passage's matter is
 * licensed: by its move, by what was earned, by what the learner said. So its vocabulary is closed: talk of texts
 * and tries, the dialogue's own words, and where something is asked the lesson's; a word or two more for the sound of it.
 */
export function createMatterCheck(
  watched: Watched,
  cover: (read: ReadText) => readonly boolean[],
): MatterCheck {
  const { argument } = watched.view;
  let matter: ReadonlySet<string> | null = null;
  const isOfMatter = (stem: string): boolean =>
    (matter ??= contentStems(`${argument.passage} ${argument.issue}`)).has(stem);
  let spoken: readonly string[] | null = null;
  const isAsked = watched.message.includes("?");
  /** The learner's words are the learner's: a sentence that has them says so. */
  const isLearners = (stem: string): boolean => isAmong(stem, learnerTexts(watched));
  const isOfDialogue = (stem: string): boolean =>
    (COURSE.has(stem) && !isOfMatter(stem)) ||
    isAmong(stem, (spoken ??= spokenTexts(watched))) ||
    (isAsked && !isOfMatter(stem) && lessonWords(argument.module).has(stem));
  /** Words of content that no licence covers and that are no mere talk. */
  const openIn = (read: ReadText): string[] => {
    const content = read.stems.filter((stem) => stem !== null && !isChat(stem));
    if (content.length === 0) return [];
    const covered = cover(read);
    const open = read.stems.flatMap((stem, at) =>
      stem === null || covered[at] === true || isChat(stem) ? [] : [stem],
    );
    return [...new Set(open)];
  };
  const addedIn = (read: ReadText, open: readonly string[]): string[] => {
    const isToYou = /\byou(?:r|rs|'ve|'re|'d)?\b/u.test(read.normal);
    return open.filter((stem) => !isOfDialogue(stem) && !(isToYou && isLearners(stem)));
  };
  /** Talk that might be of the matter as well, by no licence. */
  const doubtfulIn = (read: ReadText): string[] => {
    const covered = cover(read);
    const stems = read.stems.flatMap((stem, at) =>
      stem !== null && covered[at] !== true && isChat(stem) && !TRADE.has(stem) && isOfMatter(stem)
        ? [stem]
        : [],
    );
    return [...new Set(stems)];
  };
  const said = new Set<string>();
  return {
    tells(read) {
      const asked = askedIn(read.normal);
      if (asked === "" && isAboutOthers(read.normal) && !isMostly(cover(read))) return true;
      const open = openIn(read);
      if (open.length === 0) return false;
      const added = addedIn(read, open);
      if (added.length > MOST_NEW.asked) return true;
      const inQuestion = contentStems(asked);
      const told = added.filter((stem) => !inQuestion.has(stem)).length;
      if (told > MOST_NEW.told) return true;
      const doubtful = doubtfulIn(read).filter((stem) => !inQuestion.has(stem)).length;
      if (told > 0 && told + doubtful > MOST_NEW.told + MOST_DOUBTFUL) return true;
      if (new Set([...said, ...added]).size > MOST_NEW.reply) return true;
      const telling = readTelling(read, isOfMatter);
      if (!TELLS.has(telling)) return false;
      const ofMatter = open.filter(isOfMatter).length;
      const isPlain = telling === "states" || telling === "presents";
      return ofMatter > MOST_OPEN || (isPlain && ofMatter > 0 && open.length >= MUCH_CONTENT);
    },
    note(read) {
      for (const stem of addedIn(read, openIn(read))) said.add(stem);
    },
  };
}
