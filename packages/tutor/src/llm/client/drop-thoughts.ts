/** Marks around what a model thinks, as servers leave them that do not part thoughts from words: by many models' templates. */
const THOUGHTS: readonly (readonly [open: string, close: string])[] = [
  ...["think", "thinking", "thought", "thoughts", "reasoning", "reflection", "seed:think"].map(
    (name) => [`<${name}>`, `</${name}>`] as const,
  ),
  ["[THINK]", "[/THINK]"],
  ["◁think▷", "◁/think▷"],
  ["<|START_THINKING|>", "<|END_THINKING|>"],
  ["<|begin_of_thought|>", "<|end_of_thought|>"],
  // OpenAI's open models think in one channel and speak in another.
  ["<|channel|>analysis", "<|channel|>final"],
  ["<|channel|>commentary", "<|channel|>final"],
  // Gemma 4, whose channel has a name or none.
  ["<|channel>", "<channel|>"],
];

/** Marks that lead up to what is said. */
const LEADS = [
  "<|start|>assistant",
  "<|channel|>final",
  "<|constrain|>json",
  "<|message|>",
  "<|START_RESPONSE|>",
  "<|begin_of_solution|>",
] as const;

const CLOSES = THOUGHTS.map(([, close]) => close);
/** As much of a text as may be the beginning of a mark whose end is not there yet. */
const LONGEST_PART = Math.max(...CLOSES.map(({ length }) => length)) - 1;

/** Takes thoughts out of a stream. */
export interface ThoughtFilter {
  /** What may be passed on of what has come so far. */
  push(piece: string): string;
  /** What was held back and may be passed on at the end. */
  end(): string;
  /** Whether thoughts ended that were never marked as such: all that was passed on before was thought. */
  hasSpilt(): boolean;
}

/** Where a stream stands; `held` is what may still be a mark, `tail` the last of what was passed on. */
interface Standing {
  /** What ends the thoughts that it is in; null when it is in none. */
  close: string | null;
  isTalking: boolean;
  held: string;
  tail: string;
  hasMarks: boolean;
  hasSpilt: boolean;
}

function talk(standing: Standing, text: string): string {
  standing.isTalking = true;
  standing.held = "";
  const seen = standing.tail + text;
  standing.hasSpilt ||= CLOSES.some((close) => seen.includes(close));
  standing.tail = seen.slice(-LONGEST_PART);
  return text;
}

function think(standing: Standing, close: string, piece: string): string {
  const thought = standing.held + piece;
  const end = thought.indexOf(close);
  if (end === -1) {
    standing.close = close;
    standing.held = thought.slice(1 - close.length);
    return "";
  }
  // Back at the start: some models think twice.
  standing.close = null;
  return begin(standing, thought.slice(end + close.length));
}

function begin(standing: Standing, text: string): string {
  const said = text.trimStart();
  const thoughts = THOUGHTS.find(([open]) => said.startsWith(open));
  if (thoughts !== undefined) {
    const [open, close] = thoughts;
    standing.held = "";
    standing.hasMarks = true;
    return think(standing, close, said.slice(open.length));
  }
  const lead = LEADS.find((one) => said.startsWith(one));
  if (lead !== undefined) {
    standing.hasMarks = true;
    return begin(standing, said.slice(lead.length));
  }
  const mayBeMark = [...THOUGHTS.map(([open]) => open), ...LEADS].some((one) =>
    one.startsWith(said),
  );
  // Blanks between the thoughts and the words go with the thoughts.
  if (!mayBeMark) return talk(standing, standing.hasMarks ? said : text);
  standing.held = text;
  return "";
}

/** Makes a filter for one stream. Only what may still be the start of a mark is held back. */
export function createThoughtFilter(): ThoughtFilter {
  const standing: Standing = {
    close: null,
    isTalking: false,
    held: "",
    tail: "",
    hasMarks: false,
    hasSpilt: false,
  };
  return {
    push(piece) {
      if (standing.isTalking) return talk(standing, piece);
      return standing.close === null
        ? begin(standing, standing.held + piece)
        : think(standing, standing.close, piece);
    },
    // Thoughts that never ended: nothing was said.
    end: () => (standing.isTalking || standing.close !== null ? "" : talk(standing, standing.held)),
    hasSpilt: () => standing.hasSpilt,
  };
}

/** What a model said, without what it thought before. */
export function dropThoughts(text: string): string {
  const filter = createThoughtFilter();
  const said = filter.push(text) + filter.end();
  if (!filter.hasSpilt()) return said;
  // Thoughts whose beginning stood in the prompt, or that went on: what was said comes behind their last end.
  const ends = CLOSES.filter((close) => said.includes(close)).map(
    (close) => said.lastIndexOf(close) + close.length,
  );
  return dropThoughts(said.slice(Math.max(...ends)).trimStart());
}
