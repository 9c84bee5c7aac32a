import type { Assessment, CopiedFrom, Finding, Sign } from "./dialogue.ts";

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

/** The name of why a message is no try, as tutors file it: "no_content", "copies_passage"; null for anything else. */
export function nameNoTry(because: Finding | null): Sign | `copies_${CopiedFrom}` | null {
  if (because?.kind === "copied") return `copies_${because.from}`;
  return because?.kind === "spoken" ? (because.sign ?? null) : null;
}
