import type { Issue } from "../issue.ts";
import type { Frame, UsedReason } from "./passage.ts";

/** Fewest and most words of a passage. Source: design §2. */
const PASSAGE_WORDS = { least: 90, most: 160 } as const;

/** A passage and the parts that it was made of. */
export interface ComposedPassage<SomeFrame extends Frame = Frame> {
  readonly frame: SomeFrame;
  readonly issue: Issue;
  readonly background: string;
  readonly reasons: readonly UsedReason[];
  readonly passage: string;
}

/** Words of a text, as passages are measured. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}

const ORDERS: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [1, 2],
  [2, 1],
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** Whether a passage gives the reasons that show what it puts first; one that ranks no values needs none. */
export function showsFirstValue({ frame, issue, reasons }: ComposedPassage): boolean {
  const { shownBy = [] } = issue.values.first;
  const isShown = (at: number): boolean =>
    reasons.some(({ reason }) => reason === issue.reasons[at]);
  return frame.hasConcession !== true || shownBy.every(isShown);
}

/**
 * Every choice and order of an issue's reasons that gives a frame a passage of the right length. A frame
 * that evaluates takes two reasons, so that its weakness has room.
 */
export function composePassages<SomeFrame extends Frame>(
  frame: SomeFrame,
  issue: Issue,
): ComposedPassage<SomeFrame>[] {
  const { background: plain, otherBackground } = issue;
  const background = frame.opening === "otherBackground" ? otherBackground : plain;
  const orders = "weakness" in frame ? ORDERS.filter((order) => order.length === 2) : ORDERS;
  return orders.flatMap((order) => {
    for (const details of [order.length, order.length - 1, order.length - 2]) {
      const reasons = order.flatMap((at, index): UsedReason[] => {
        const reason = issue.reasons[at];
        return reason === undefined ? [] : [{ reason, withDetail: index < details }];
      });
      const passage = frame.write({ issue, background, reasons });
      const words = countWords(passage);
      if (words >= PASSAGE_WORDS.least && words <= PASSAGE_WORDS.most)
        return [{ frame, issue, background, reasons, passage }];
    }
    return [];
  });
}
