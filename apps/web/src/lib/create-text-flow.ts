/** Longest that a piece of text waits to be seen in full, in milliseconds, and the same once all has come. */
const SHOWN_WITHIN_MS = 700;
const FINISHED_WITHIN_MS = 250;

/** Text that comes in pieces, large or small, and is shown as a steady flow of words. */
export interface TextFlow {
  readonly add: (piece: string) => void;
  /** Settles when what has come was shown in full; at once where it came all together. */
  readonly finish: () => Promise<void>;
  /** Shows at once what was not shown yet. */
  readonly flush: () => void;
  /** Drops what was not shown yet. */
  readonly cancel: () => void;
}

/** The end of the word in which a text is cut after so many characters. */
function endOfWord(text: string, from: number): number {
  const space = text.slice(from).search(/\s/u);
  return space < 0 ? text.length : from + space;
}

/**
 * A flow that hands over its words a frame at a time. A tutor by a model speaks in whole sentences, since
 * each is checked first; shown as they come, they would jump.
 * @param show is given the next words
 * @param isSteady false for readers who want no motion: whatever has come is shown at the next frame
 */
export function createTextFlow(show: (text: string) => void, isSteady: boolean): TextFlow {
  let waiting = "";
  let hasShown = false;
  let frame: number | null = null;
  let lastFrame = 0;
  let deadline = 0;

  const hand = (count: number): void => {
    const text = waiting.slice(0, count);
    waiting = waiting.slice(count);
    if (text === "") return;
    hasShown = true;
    show(text);
  };
  const draw = (now: number): void => {
    const left = Math.max(deadline - lastFrame, 1);
    const share = isSteady ? Math.min(1, (now - lastFrame) / left) : 1;
    lastFrame = now;
    hand(share < 1 ? endOfWord(waiting, Math.floor(waiting.length * share)) : waiting.length);
    frame = waiting === "" ? null : requestAnimationFrame(draw);
  };
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };
  return {
    add(piece) {
      waiting += piece;
      const now = performance.now();
      deadline = now + SHOWN_WITHIN_MS;
      if (frame !== null) return;
      lastFrame = now;
      frame = requestAnimationFrame(draw);
    },
    async finish() {
      if (waiting === "" || !hasShown || !isSteady) return;
      deadline = Math.min(deadline, performance.now() + FINISHED_WITHIN_MS);
      // Timers go on in a window that nobody looks at, and frames do not.
      await new Promise((resolve) => setTimeout(resolve, deadline - performance.now()));
    },
    flush() {
      stop();
      hand(waiting.length);
    },
    cancel() {
      stop();
      waiting = "";
    },
  };
}
