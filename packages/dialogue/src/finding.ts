import type { Assessment, SpeechAct } from "./dialogue.ts";

/** How a point was read: said, perhaps said, not said. */
export type Zone = "accepted" | "unsure" | "missed";

/** Whose words a message sends back: the passage's, much of the passage beside some of its own, or the tutor's. */
export type CopiedFrom = "passage" | "much_of_passage" | "tutor";

/** What a message that is no try was known by. */
export type Sign =
  | "commands_the_tutor"
  | "heap_of_words"
  | "in_another_language"
  | "no_content"
  | "does_not_know"
  | "signs_of_distress";

/**
 * One thing that a judge found in a message. `graded`: how a point of the answer key was read, with the learner's words
 * for it where the judge quoted some; `said_before`: an earlier message says the point; `spoken`: what the message does,
 * or does beside its answer, with the id of the stored answer to it.
 */
export type Finding =
  | {
      readonly kind: "graded";
      readonly id: string;
      readonly zone: Zone;
      /** That the message says it, 0 to 1. */
      readonly likelihood: number;
      readonly quotation?: string;
    }
  | { readonly kind: "said_before"; readonly id: string }
  | { readonly kind: "copied"; readonly from: CopiedFrom }
  | {
      readonly kind: "spoken";
      readonly act: SpeechAct;
      readonly asks?: string;
      readonly sign?: Sign;
    }
  | { readonly kind: "marked" };

/** The judgement of a message of which one thing was found, and nothing that is asked for. */
export function judgeBare(finding: Finding, judge: string, confidence = 0.9): Assessment {
  const other = finding.kind === "copied" ? "empty_effort" : "answer";
  const speechAct = finding.kind === "spoken" ? finding.act : other;
  return { speechAct, coverage: {}, misconceptions: [], confidence, findings: [finding], judge };
}

/** Id of the stored answer to what a message asks, objects to or complains of; null where none is known. */
export function askedIn(findings: readonly Finding[] = []): string | null {
  return findings.flatMap((one) => (one.kind === "spoken" ? (one.asks ?? []) : []))[0] ?? null;
}

/** What makes a message no try, as tutors file what they say to it: "no_content", "copies_passage"; null for anything else. */
export function nameNoTry(because: Finding | null): Sign | `copies_${CopiedFrom}` | null {
  if (because?.kind === "copied") return `copies_${because.from}`;
  return because?.kind === "spoken" ? (because.sign ?? null) : null;
}
