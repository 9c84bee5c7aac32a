import { useState, useSyncExternalStore, type RefObject } from "react";
import { useClipboardBlock } from "./use-clipboard-block.ts";
import { readStored, store } from "../lib/browser-storage.ts";

const KEY = "elenchus.assistive-input";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isAssistive(): boolean {
  return readStored(KEY) === "yes";
}

function keepAssistive(wanted: boolean): void {
  store(KEY, wanted ? "yes" : "no");
  for (const listener of listeners) listener();
}

/** What is to be said of the clipboard beside the box. */
export interface ClipboardState {
  /** Whether the learner has lifted the block for assistive input; no proof is asked. */
  readonly assistive: boolean;
  readonly setAssistive: (assistive: boolean) => void;
  /** How often something was blocked: to draw attention to the note each time. */
  readonly blockedTimes: number;
}

/** Blocks the clipboard in an answer box, unless the learner's way of typing needs it. */
export function useAnswerBox(box: RefObject<HTMLTextAreaElement | null>): ClipboardState {
  // Where the server draws the page, nothing of what this browser keeps is known.
  const assistive = useSyncExternalStore(subscribe, isAssistive, () => false);
  const [blockedTimes, setBlockedTimes] = useState(0);
  useClipboardBlock(box, !assistive, () => setBlockedTimes((times) => times + 1));
  return {
    assistive,
    setAssistive: keepAssistive,
    blockedTimes,
  };
}
