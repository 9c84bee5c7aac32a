const OPEN = "<think>";
const CLOSE = "</think>";

/** What a model said, without what it thought before; servers that do not part the two leave tags. */
export function dropThoughts(text: string): string {
  const end = text.lastIndexOf(CLOSE);
  if (end !== -1) return text.slice(end + CLOSE.length).trimStart();
  // Thoughts that never ended: nothing was said.
  return text.trimStart().startsWith(OPEN) ? "" : text;
}

/** Takes thoughts out of a stream. */
export interface ThoughtFilter {
  /** What may be passed on of what has come so far. */
  push(piece: string): string;
  /** What was held back and may be passed on at the end. */
  end(): string;
  /** Whether thoughts ended that were never marked as such: all that was passed on before was thought. */
  hasSpilt(): boolean;
}

/** Where a stream stands; `held` is what may still be a tag, `tail` the last of what was passed on. */
interface Standing {
  state: "start" | "thinking" | "talking";
  held: string;
  tail: string;
  hasThought: boolean;
  hasSpilt: boolean;
}

function talk(standing: Standing, text: string): string {
  standing.state = "talking";
  standing.held = "";
  const seen = standing.tail + text;
  standing.hasSpilt ||= seen.includes(CLOSE);
  standing.tail = seen.slice(1 - CLOSE.length);
  return text;
}

function think(standing: Standing, piece: string): string {
  standing.state = "thinking";
  const thought = standing.held + piece;
  const end = thought.indexOf(CLOSE);
  if (end === -1) {
    standing.held = thought.slice(1 - CLOSE.length);
    return "";
  }
  // Back at the start: some models think twice.
  standing.state = "start";
  standing.held = "";
  standing.hasThought = true;
  return begin(standing, thought.slice(end + CLOSE.length));
}

function begin(standing: Standing, piece: string): string {
  const text = standing.held + piece;
  const said = text.trimStart();
  if (said.startsWith(OPEN)) {
    standing.held = "";
    return think(standing, said.slice(OPEN.length));
  }
  // Blanks between the thoughts and the words go with the thoughts.
  if (!OPEN.startsWith(said)) return talk(standing, standing.hasThought ? said : text);
  standing.held = text;
  return "";
}

/** Makes a filter for one stream. Only what may still be the start of a tag is held back. */
export function createThoughtFilter(): ThoughtFilter {
  const standing: Standing = {
    state: "start",
    held: "",
    tail: "",
    hasThought: false,
    hasSpilt: false,
  };
  return {
    push(piece) {
      if (standing.state === "talking") return talk(standing, piece);
      return standing.state === "start" ? begin(standing, piece) : think(standing, piece);
    },
    end: () => (standing.state === "start" ? talk(standing, standing.held) : ""),
    hasSpilt: () => standing.hasSpilt,
  };
}
