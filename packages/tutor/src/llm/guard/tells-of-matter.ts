import { contentStems } from "../../reading/words.ts";
import type { ReadText } from "./read-text.ts";
import { isChat, readTelling, type Telling } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Ways of putting a sentence by which it tells something. */
const TELLS: ReadonlySet<Telling> = new Set(["presents", "states", "leads", "claims"]);
/** Words of the passage that no licence covers, up to which a sentence does not tell of its matter. */
const MOST_OPEN = 1;
/** Words of content that no licence covers and that are no mere talk, up to which a sentence may be talk. */
const MOST_CONTENT = 4;
/** With so many of them a plain statement needs but one of the passage's. */
const MUCH_CONTENT = 3;

/**
 * A check that needs no key: whether a sentence tells something of the passage's matter by no licence. What a
 * tutor has to say of it is licensed: by its move, by what was earned, by what the learner said.
 */
export function createMatterCheck(
  { view: { argument }, message }: Watched,
  cover: (read: ReadText) => readonly boolean[],
): (read: ReadText) => boolean {
  let matter: ReadonlySet<string> | null = null;
  const isOfMatter = (stem: string): boolean =>
    (matter ??= contentStems(`${argument.passage} ${argument.issue}`)).has(stem);
  const isAsked = message.includes("?");
  return (read) => {
    const telling = readTelling(read, isOfMatter);
    const isLong = read.stems.filter((stem) => stem !== null).length > MOST_CONTENT;
    if (!TELLS.has(telling) && !isLong) return false;
    const covered = cover(read);
    const open = new Set(
      read.stems.flatMap((stem, at) =>
        stem === null || covered[at] === true || isChat(stem) ? [] : [stem],
      ),
    );
    const ofMatter = [...open].filter(isOfMatter).length;
    // Whoever asks is told what a word of the lesson means; of the passage's matter that tells nothing.
    if (open.size > MOST_CONTENT && (ofMatter > 0 || !isAsked)) return true;
    if (!TELLS.has(telling)) return false;
    const isPlain = telling === "states" || telling === "presents";
    return ofMatter > MOST_OPEN || (isPlain && ofMatter > 0 && open.size >= MUCH_CONTENT);
  };
}
