import { contentStems } from "../../reading/words.ts";
import { LONE_WORDS } from "./form.ts";
import { isMostly } from "./licence.ts";
import { createOpenWords } from "./open-words.ts";
import { createRecombiningCheck } from "./recombines.ts";
import type { ReadText } from "./read-text.ts";
import { askedIn, grantedIn, isAboutOthers, readTelling, type Telling } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Ways of putting a sentence by which it tells something. */
const TELLS: ReadonlySet<Telling> = new Set(["presents", "states", "leads", "claims"]);
/** Words of the passage that no licence covers, up to which a sentence does not tell of its matter. */
const MOST_OPEN = 1;
/** With so many words of content that no licence covers a plain statement needs but one of the passage's. */
const MUCH_CONTENT = 3;
/** Words that nobody has said and that are no talk, up to which what is told, or asked openly, may be a tutor's; and a reply. */
const MOST_NEW = { told: 1, asked: 2, reply: 4 } as const;
/** What is said of the learner as a person, or to be done: no new word has a part in it. */
const OF_PERSONS =
  /\b(?:you're|(?<!\bif )you (?:are|look|sound|seem|should|must|ought|had better)|are you|let's)\b/u;
/** An order, or a name that somebody is called, by a word of nobody's: no noun or gerund that a sentence is about. */
const CALLS_OUT = /^\W*(?!\w+(?:ing|s|tion|ment|ness)\b)[\p{L}']+/u;
/** So many words more may be talk that the passage has as well: a library closes, and so does a dialogue. */
const MOST_DOUBTFUL = 1;

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
  const words = createOpenWords(watched, cover);
  const { isOfMatter, openIn, newIn, doubtfulIn } = words;
  const recombines = createRecombiningCheck(watched, words, cover);
  const said = new Set<string>();
  /** Whether there are more words of its own than a tutor's sentence may have. */
  const saysMuch = (read: ReadText, asked: string): boolean => {
    const added = newIn(read);
    const inQuestion = contentStems(asked);
    const told = added.filter((stem) => !inQuestion.has(stem)).length;
    const isPersonal = OF_PERSONS.test(read.normal.slice(0, read.normal.length - asked.length));
    // A sentence that opens with a word of nobody's gives an order, or calls somebody something.
    const opensAlone = LONE_WORDS.has(read.words[0] ?? "");
    const isCalled = !opensAlone && CALLS_OUT.test(read.normal) && added[0] === read.stems[0];
    if (told > 0 && (isPersonal || isCalled)) return true;
    const doubtful = doubtfulIn(read).filter((stem) => !inQuestion.has(stem)).length;
    return (
      added.length > MOST_NEW.asked ||
      told > MOST_NEW.told ||
      (told > 0 && told + doubtful > MOST_NEW.told + MOST_DOUBTFUL) ||
      new Set([...said, ...added]).size > MOST_NEW.reply
    );
  };
  return {
    tells(read) {
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
