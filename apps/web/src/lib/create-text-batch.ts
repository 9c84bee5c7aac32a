/** Gathers pieces of text so that they are drawn once a frame, however fast they come. */
export interface TextBatch {
  readonly add: (piece: string) => void;
  /** Drops what was not drawn yet. */
  readonly cancel: () => void;
}

/** A batch that hands over its text at the next frame. */
export function createTextBatch(flush: (text: string) => void): TextBatch {
  let waiting = "";
  let frame: number | null = null;
  return {
    add(piece) {
      waiting += piece;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        flush(waiting);
        waiting = "";
      });
    },
    cancel() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
      waiting = "";
    },
  };
}
