/** What a words prompt gives a tutor to say. */
export interface WordsTask {
  readonly move: string;
  /** The learner's new message. */
  readonly message: string;
  /** What the learner has just got right. */
  readonly confirmed: readonly string[];
  /** What is to be told. */
  readonly told: readonly string[];
  /** What another one is asked for of. */
  readonly another: string | null;
  /** The key's hint, question or correction. */
  readonly help: string | null;
  /** Whether the help opens the next step. */
  readonly opensStep: boolean;
  /** How the dialogue ends, if it does: all of it found alone, or not. */
  readonly ending: "none" | "alone" | "helped";
  /** How the learner's message is to be taken up. */
  readonly takenUp: "unknown" | "told-me" | "near" | "missed";
}

const MOVE =
  /^What your reply is for \((?<move>\w+)\): (?<lines>[\s\S]*?)\n\n(?:Your first try|Now write the tutor's reply)/mu;
const MESSAGE = /^The learner's new message:\n<fenced label="learner">\n([\s\S]*?)\n<\/fenced>/mu;

function listAfter(lines: string, lead: RegExp): string[] {
  const [, list = ""] = lead.exec(lines) ?? [];
  return list.split("\n").flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));
}

function takenUp(prompt: string, lines: string): WordsTask["takenUp"] {
  // What the message does stands in lines of its own before the move.
  if (/^The learner does not know, or wants a hint\./mu.test(prompt)) return "unknown";
  if (/^The learner wants to be told\./mu.test(prompt)) return "told-me";
  return lines.includes("The learner is near.") ? "near" : "missed";
}

function endingOf(lines: string): WordsTask["ending"] {
  if (lines.includes("The learner found what each step asks for")) return "alone";
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
  return {
    move,
    message: MESSAGE.exec(prompt)?.[1] ?? "",
    confirmed: listAfter(
      prompt,
      /^Just found by the learner, and right[^\n]*:\n<fenced label="found">\n((?:- [^\n]*\n?)+)/mu,
    ).map((one) => one.replace(/^[a-z, ]+: "?(.+?)"?$/u, "$1")),
    told: listAfter(lines, /close to these words:\n((?:- [^\n]*\n?)+)/u),
    another: first(/still missing at "[^"]*": (.+)\. Do not say which, or where\.$/mu),
    help: first(/^Help: "(.+)"$/mu),
    opensStep: lines.includes("Then open the next step"),
    ending: endingOf(lines),
    takenUp: takenUp(prompt, lines),
  };
}
