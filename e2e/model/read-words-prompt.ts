/** What a words prompt gives a tutor to say. */
export interface WordsTask {
  readonly move: string;
  /** The learner's new message. */
  readonly message: string;
  /** What the learner has just got right. */
  readonly confirmed: readonly string[];
  /** Whether something unlisted was right. */
  readonly isOwnFind: boolean;
  /** A hint, a question or a correction that is to be said as it stands. */
  readonly given: string | null;
  /** What is to be told. */
  readonly told: readonly string[];
  /** What another one is asked for of. */
  readonly another: string | null;
  /** The open question, to be asked again. */
  readonly again: string | null;
  /** The next step's question. */
  readonly opened: string | null;
  /** How the dialogue ends, if it does: all of it found alone, or not. */
  readonly ending: "none" | "alone" | "helped";
  /** How the learner's message is to be taken up. */
  readonly takenUp: "unknown" | "told-me" | "hint" | "near" | "missed";
}

const MOVE =
  /^The move: (?<move>\w+)\n(?<lines>[\s\S]*?)\n\n(?:Your first try|Now write the tutor's reply)/mu;
const MESSAGE = /^The learner's new message:\n<fenced label="learner">\n([\s\S]*?)\n<\/fenced>/mu;

function listAfter(lines: string, lead: RegExp): string[] {
  const [, list = ""] = lead.exec(lines) ?? [];
  return list.split("\n").flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));
}

function takenUp(lines: string): WordsTask["takenUp"] {
  if (lines.includes("The learner does not know.")) return "unknown";
  if (lines.includes("The learner asked to be told.")) return "told-me";
  if (lines.includes("The learner asked for a hint")) return "hint";
  return lines.includes("The learner came near.") ? "near" : "missed";
}

function endingOf(lines: string): WordsTask["ending"] {
  if (lines.includes("and the learner found everything")) return "alone";
  return /The dialogue (?:is over|has reached its length)/u.test(lines) ? "helped" : "none";
}

/**
 * Reads a words prompt as a model would: the move, and what it may be made from.
 * @throws when the prompt names no move
 */
export function readWordsPrompt(prompt: string): WordsTask {
  const found = MOVE.exec(prompt)?.groups;
  if (found === undefined) throw new Error("This prompt names no move.");
  const { move = "", lines = "" } = found;
  const first = (pattern: RegExp): string | null => pattern.exec(lines)?.[1] ?? null;
  const confirmed = listAfter(lines, /it is right; confirm it plainly[^\n]*\n((?:- [^\n]*\n?)+)/u);
  const own = confirmed.filter((one) => one.startsWith("A find of the learner's own"));
  return {
    move,
    message: MESSAGE.exec(prompt)?.[1] ?? "",
    confirmed: confirmed.filter((one) => !own.includes(one)),
    isOwnFind: own.length > 0,
    given:
      first(/go no further than it does: "(.+)"$/mu) ?? first(/Ask for it with this[^"]*"(.+)"$/mu),
    told: listAfter(lines, /close to these words:\n((?:- [^\n]*\n?)+)/u),
    another: first(/^Then ask for (.+)\. Do not say which, or where\.$/mu),
    again: first(/^Then ask the open question again[^"]*"(.+)"$/mu),
    opened: first(/^Then open the next step, ".+?", in a paragraph[^:]*: "(.+)"$/mu),
    ending: endingOf(lines),
    takenUp: takenUp(lines),
  };
}
