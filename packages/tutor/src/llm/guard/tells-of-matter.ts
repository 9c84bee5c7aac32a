import { isCourse } from "../../text/course-words.ts";
import { contentStems } from "@elenchus/dialogue/words/words";
import { LONE_WORDS } from "./form.ts";
import { isMostly } from "./licence.ts";
import type { OpenWords } from "./open-words.ts";
import { createRecombiningCheck } from "./recombines.ts";
import type { ReadText } from "./read-text.ts";
import {
  askedIn,
  grantedIn,
  isAboutOthers,
  readTelling,
  speaksToSomebody,
  type Telling,
  withoutTag,
} from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Ways of putting a sentence by which it tells something. */
const TELLS: ReadonlySet<Telling> = new Set(["presents", "states", "leads", "claims"]);
/** Words of the passage that no licence covers, up to which a sentence does not tell of its matter. */
const MOST_OPEN = 1;
/** With so many words of content that no licence covers a plain statement needs but one of the passage's. */
const MUCH_CONTENT = 3;
/**
 * Words that nobody has said and that are no talk, up to which what is told, or asked openly, may be a tutor's; and a reply.
 * Of them, those that are none of the passage's either, up to which it may be asked what speaks to nobody.
 */
const MOST_NEW = { told: 1, asked: 2, reply: 4, strangeAsked: 1 } as const;
/** So many words of content that speak to nobody state something, be they talk. */
const STATED = 4;
/** What is said of the learner as a person, or to be done: no new word has a part in it. */
const OF_PERSONS =
  /\b(?:you're|(?<!\bif )you (?:\w+ly )?(?:are|look|sound|seem|should|must|ought|had better|have|suffer|need|deserve)|are you|let's)\b|^\W*(?:what an?\b[^?]*$|how\b[^?]*!)/u;
/** An order, or a name that somebody is called, by a word of nobody's: no noun or gerund that a sentence is about. */
const CALLS_OUT = /^\W*(?!\w+(?:ing|s|tion|ment|ness)\b)[\p{L}']+/u;
/** So many words more may be talk that the passage has as well: a library closes, and so does a dialogue. */
const MOST_DOUBTFUL = 1;

/** What the words of a reply are held against. */
interface MatterWords {
  readonly words: OpenWords;
  readonly cover: (read: ReadText) => readonly boolean[];
  /** Whether a stem stands in something that is still to be found. */
  readonly isOfSecret: (stem: string) => boolean;
}

/** Looks whether a reply tells something of the passage's matter. */
export interface MatterCheck {
  /** Whether a sentence does, by itself or with those before it. */
  tells(read: ReadText): boolean;
  /** Whether it is a few words that tell nothing, whatever was said before. */
  isMereTalk(read: ReadText): boolean;
  /** Takes note of a sentence that is said. */
  note(read: ReadText): void;
}

/** Most words of a sentence that is talk and nothing else, whatever it would mean elsewhere. */
const MERE_TALK = 6;

/** Whether a sentence calls somebody something, orders or states, so that no new word may have a part in it. */
function isBare(read: ReadText, added: readonly string[]): boolean {
  // A sentence that opens with a word of nobody's gives an order, or calls somebody something.
  const opensAlone = LONE_WORDS.has(read.words[0] ?? "") || isCourse(read.stems[0] ?? "");
  if (!opensAlone && CALLS_OUT.test(read.normal) && added[0] === read.stems[0]) return true;
  // A few words may stand alone, and a question for a nod speaks to nobody.
  const spoken = withoutTag(read.normal);
  return contentStems(read.normal).size >= STATED && !speaksToSomebody(spoken);
}

/** How many words stand in front of the open question in which a sentence ends. */
function notAsked(stems: readonly string[], asked: string): number {
  const inQuestion = contentStems(asked);
  return stems.filter((stem) => !inQuestion.has(stem)).length;
}

/** Words of a sentence that nobody has said, and what they are held against. */
interface Added {
  readonly added: readonly string[];
  readonly isOfMatter: (stem: string) => boolean;
}

/** Whether a word of nobody's, if there is one, stands where none may. */
function isOutOfPlace(read: ReadText, asked: string, { added, isOfMatter }: Added): boolean {
  const before = read.normal.slice(0, read.normal.length - asked.length);
  const isStrange = added.some((stem) => !isCourse(stem)) && isBare(read, added);
  if (notAsked(added, asked) > 0 && (OF_PERSONS.test(before) || isStrange)) return true;
  const strange = added.filter((stem) => !isOfMatter(stem)).length;
  return strange > MOST_NEW.strangeAsked && !speaksToSomebody(read.normal);
}

/**
 * A check that looks for no way of saying the key: a tutor who asks has few words of its own. What it has to say of the
 * passage's matter is licensed: by its move, by what was earned, by what the learner said. So its vocabulary is closed: talk of texts
 * and tries, the dialogue's own words, and where something is asked the lesson's; a word or two more for the sound of it.
 */
export function createMatterCheck(
  watched: Watched,
  { words, cover, isOfSecret }: MatterWords,
): MatterCheck {
  const { isOfMatter, isTalk, openIn, newIn, doubtfulIn } = words;
  const recombines = createRecombiningCheck(watched, words, cover);
  const said = new Set<string>();
  /** Whether there are more words of its own than a tutor's sentence may have. */
  const saysMuch = (read: ReadText, asked: string): boolean => {
    const added = newIn(read);
    if (isOutOfPlace(read, asked, { added, isOfMatter })) return true;
    const told = notAsked(added, asked);
    const doubtful = notAsked(doubtfulIn(read), asked);
    return (
      added.length > MOST_NEW.asked ||
      told > MOST_NEW.told ||
      (told > 0 && told + doubtful > MOST_NEW.told + MOST_DOUBTFUL) ||
      new Set([...said, ...added]).size > MOST_NEW.reply
    );
  };
  return {
    isMereTalk: ({ words: { length }, stems }) =>
      length <= MERE_TALK &&
      stems.every(
        (stem) => stem === null || (isTalk(stem) && !isOfMatter(stem) && !isOfSecret(stem)),
      ),
    tells(read) {
      // Which words may stand alone, its form has shown.
      if (read.words.length === 1) return false;
      const asked = askedIn(read.normal);
      if (recombines(read)) return true;
      if (asked === "" && isAboutOthers(read.normal) && !isMostly(cover(read))) return true;
      if (grantedIn(read.normal) !== "" && !isMostly(cover(read))) return true;
      const open = openIn(read);
      if (open.length === 0) return false;
      if (saysMuch(read, asked)) return true;
      const telling = readTelling(read, isOfMatter);
      if (!TELLS.has(telling)) return false;
      const ofMatter = open.filter(isOfMatter).length;
      const isPlain = telling === "states" || telling === "presents";
      return ofMatter > MOST_OPEN || (isPlain && ofMatter > 0 && open.length >= MUCH_CONTENT);
    },
    note(read) {
      for (const stem of newIn(read)) said.add(stem);
    },
  };
}
