import type { Issue, IssueReason } from "../issue.ts";

/** A reason as a passage uses it: with its illustrating sentence or, to keep the length, without. */
export interface UsedReason {
  readonly reason: IssueReason;
  readonly withDetail: boolean;
}

/** The parts with which a frame is filled. */
export interface FrameParts {
  readonly issue: Issue;
  /** The issue's background as the frame tells it. */
  readonly background: string;
  /** Two or three, in the order in which they are to stand. */
  readonly reasons: readonly UsedReason[];
}

/** Where a frame puts the conclusion, for hints that say where to look. */
export type ConclusionPlace = "first" | "middle" | "last";

/** With which of an issue's texts a passage opens. */
export const OPENINGS = ["claim", "background", "otherBackground"] as const;
type Opening = (typeof OPENINGS)[number];

/** A way of building a passage out of an issue's parts. */
export interface Frame {
  /** Stable: learners do not meet the same one twice running. */
  readonly id: string;
  readonly opening: Opening;
  readonly conclusionPlace: ConclusionPlace;
  /** The word or phrase that announces the conclusion, if one does. */
  readonly signal: string | null;
  /** Whether the passage tells what the other side says. */
  readonly hasObjection: boolean;
  /** Whether the writer grants what would be lost. */
  readonly hasConcession?: boolean;
  readonly write: (parts: FrameParts) => string;
}

/** A frame with something in it that a careful reader will hold against the argument. */
export interface EvaluatingFrame extends Frame {
  /** The kind of weakness: "strawman", "survey". Learners do not meet the same kind twice running. */
  readonly weakness: string;
  /** The figure on which its words lean, as people say it: "60 per cent", "five". */
  readonly figure?: string;
  /** The words of the passage in which it stands. */
  readonly weakWords: (parts: FrameParts) => string;
}

/** A clause as a sentence: capital and full stop. */
export function asSentence(clause: string): string {
  return `${capitalise(clause)}.`;
}

/** The text with its first letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The reasons one after another, each behind its connective; `lead` may hold "{}" for the clause. */
export function chain(reasons: readonly UsedReason[], leads: readonly string[]): string {
  return reasons
    .map(({ reason, withDetail }, index) => {
      const lead = leads[index] ?? "{}";
      const sentence = asSentence(lead.replace("{}", () => reason.clause));
      return withDetail ? `${sentence} ${reason.detail}` : sentence;
    })
    .join(" ");
}
