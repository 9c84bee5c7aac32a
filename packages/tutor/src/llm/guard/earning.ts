import type { LentParts } from "../../lent-parts.ts";
import { contentStems } from "@elenchus/dialogue/words/words";
import { isMostly } from "./licence.ts";
import type { MatchAgainst } from "./match-key.ts";
import { type ReadText, readText } from "./read-text.ts";
import { isChat } from "../../text/talk-words.ts";
import { claimIn } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Fewest words of content that make a claim. */
const LEAST_CONTENT = 2;
/** What was said before, of which a claim may be the last piece: so many sentences. */
const PIECES = 4;

/** What a learner would earn by sending words back. */
export interface Earned {
  readonly id: string;
  /** Whether it takes what was said before as well. */
  readonly isCompleted: boolean;
}

/** Looks whether a learner could earn something by sending the tutor's words back. */
export interface EarningCheck {
  /** What would be earned by a sentence, or by what it completes; null when nothing would. */
  find(sentence: ReadText): Promise<Earned | null>;
  /** Takes note of a sentence that is said. */
  note(sentence: string): void;
}

/** The words of a text that it may not say anyway, without the parts of it that are mere talk; null when none are. */
function pieceOf(text: string, against: MatchAgainst): string | null {
  // What is merely asked completes nothing.
  if (/\?["'”’)*\s]*$/u.test(text)) return null;
  const piece = text
    .split(/[,;:()—–]\s*/u)
    .filter((part) => [...contentStems(part)].some((stem) => !isChat(stem)))
    .map((part) => {
      const read = readText(part);
      const covered = against.cover(read);
      return read.words.filter((_, at) => covered[at] !== true).join(" ");
    })
    .join(" ");
  return contentStems(piece).size === 0 ? null : piece;
}

/** Pieces of the tutor's earlier sentences in the open step that were not theirs to say. */
function earlierPieces({ view }: Watched, against: MatchAgainst): string[] {
  const { transcript, dialogue } = view;
  return transcript
    .filter((one) => one.sender === "system" && one.step === dialogue.step && one.move)
    .flatMap((one) => one.text.split(/(?<=[.!?])\s+/u))
    .flatMap((text) => pieceOf(text, against) ?? []);
}

/**
 * A check by what a leak is: words by which a learner would earn what is open. It asks the assessor only of
 * sentences that say something and are none of the texts that may be said.
 */
export function createEarningCheck(
  watched: Watched,
  against: MatchAgainst,
  wouldEarn: LentParts["wouldEarn"],
): EarningCheck {
  const { passage, issue } = watched.view.argument;
  let matter: ReadonlySet<string> | null = null;
  const isOfMatter = (stem: string): boolean =>
    (matter ??= contentStems(`${passage} ${issue}`)).has(stem);
  const isFree = (read: ReadText): boolean => isMostly(against.cover(read));
  let pieces: string[] | null = null;
  const known = (): string[] => (pieces ??= earlierPieces(watched, against));
  const ask = async (text: string): Promise<string | null> =>
    contentStems(text).size < LEAST_CONTENT
      ? null
      : wouldEarn(watched.view, text, watched.fromStep);
  return {
    async find(read) {
      const claim = claimIn(read, isOfMatter);
      const piece = pieceOf(read.text, against);
      if ((claim === null && piece === null) || isFree(read)) return null;
      const alone = claim === null ? null : await ask(claim);
      const before = known().slice(-PIECES);
      if (alone !== null) return { id: alone, isCompleted: false };
      if (piece === null || before.length === 0) return null;
      const id = await ask([...before, piece].join(" "));
      // What was as good as said before is not given away by this sentence.
      return id === null || (await ask(before.join(" "))) === id ? null : { id, isCompleted: true };
    },
    note(sentence) {
      const piece = pieceOf(sentence, against);
      if (piece !== null && !isFree(readText(sentence))) known().push(piece);
    },
  };
}
