import { useState, type RefObject } from "react";
import { useClipboardBlock } from "./use-clipboard-block.ts";
import { useKeptFlag } from "./use-kept-flag.ts";

/** The note on the clipboard beside the box. */
export interface ClipboardState {
  /** Whether the learner has lifted the block for assistive input; no proof is asked. */
  readonly assistive: boolean;
  readonly setAssistive: (assistive: boolean) => void;
  /** How often something was blocked: to draw attention to the note each time. */
  readonly blockedTimes: number;
}

/** Blocks the clipboard in an answer box, unless the learner's way of typing needs it. */
export function useAnswerBox(box: RefObject<HTMLTextAreaElement | null>): ClipboardState {
  const [assistive, setAssistive] = useKeptFlag("elenchus.assistive-input");
  const [blockedTimes, setBlockedTimes] = useState(0);
  useClipboardBlock(box, !assistive, () => setBlockedTimes((times) => times + 1));
  return { assistive, setAssistive, blockedTimes };
}
