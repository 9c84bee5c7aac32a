import { shareOfSourceCopied } from "../../text/copying.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Findings } from "./findings.ts";

/** Share of the passage that only just is an answer. */
const COPIED_MUCH = 0.3;
const CAP_FOR_COPIES = 0.7;

/** An answer that is mostly the passage's own words, and much of it, has to be said in fewer words. */
export function capCopies(
  { argument }: DialogueView,
  message: string,
  findings: Findings,
): Findings {
  if (shareOfSourceCopied(message, argument.passage) <= COPIED_MUCH) return findings;
  const coverage: Record<string, number> = {};
  for (const [id, value] of Object.entries(findings.coverage))
    coverage[id] = Math.min(value, CAP_FOR_COPIES);
  return {
    ...findings,
    coverage,
    reasons: [...findings.reasons, "copies_much_of_the_passage"],
  };
}
