import { frameWeakness } from "./frame-weakness.ts";
import { layouts } from "./layouts.ts";
import type { EvaluatingFrame, FrameParts } from "./passage.ts";

type Words = (parts: FrameParts) => string;

/** The words in a layout besides the reasons: none, or the other side's. */
const WORDS: Readonly<Record<keyof typeof layouts, Words | null>> = {
  thereforeLast: null,
  claimFirst: ({ issue }) => `People do say that ${issue.objection}.`,
  becauseMiddle: null,
  soLast: ({ issue }) => `There are those, to be sure, who hold that ${issue.objection}.`,
  thatIsWhy: null,
  thusLast: ({ issue }) => `You will hear it said that ${issue.objection}.`,
  itFollows: ({ issue }) => `Some would answer that ${issue.objection}.`,
  sinceFirst: null,
};

/**
 * Ways of building an argument whose own reasons leave something open: what they do not tell (module 2), what they take
 * for granted (module 3), what else they would bear out (module 6).
 */
export function openFrames(module: 2 | 3 | 6): EvaluatingFrame[] {
  return Object.entries(layouts).map(([name, layout]) => {
    const words = WORDS[name as keyof typeof layouts];
    const id = `m${module}-${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
    return frameWeakness(layout, { id, hasObjection: words !== null, words: words ?? (() => "") });
  });
}
