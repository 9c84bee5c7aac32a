import type { Finding } from "@elenchus/dialogue/dialogue";

/** Findings that releases up to 0.2 kept as texts. What is not among them told nothing that other fields do not tell. */
const OLD_FINDINGS: ReadonlyMap<unknown, Finding> = new Map<string, Finding>([
  ["copies_the_passage", { kind: "copied", from: "passage" }],
  ["copies_much_of_the_passage", { kind: "copied", from: "much_of_passage" }],
  ["copies_a_hint", { kind: "copied", from: "tutor" }],
  ["commands_the_tutor", { kind: "spoken", act: "off_topic", sign: "commands_the_tutor" }],
  ["in_another_language", { kind: "spoken", act: "off_topic", sign: "in_another_language" }],
  ["no_content", { kind: "spoken", act: "empty_effort", sign: "no_content" }],
  ["heap_of_words", { kind: "spoken", act: "empty_effort", sign: "heap_of_words" }],
  ["marks sentences", { kind: "marked" }],
]);

interface Old {
  readonly speechAct?: unknown;
  readonly misconception?: unknown;
  readonly reasons?: unknown;
  readonly asks?: unknown;
  readonly finding?: unknown;
  readonly findings?: unknown;
  readonly because?: unknown;
}

/** One misconception, where a release kept no list of them. */
function listOld({ misconception }: Old): { readonly misconceptions?: readonly unknown[] } {
  return typeof misconception === "string" ? { misconceptions: [misconception] } : {};
}

/** A judgement in today's form, if an earlier release has stored it. */
export function upcastAssessment(stored: Old): object {
  if (stored.findings !== undefined) return stored;
  const reasons = Array.isArray(stored.reasons) ? stored.reasons : [];
  const { asks, speechAct } = stored;
  const findings = [
    ...reasons.flatMap((one) => OLD_FINDINGS.get(one) ?? []),
    ...(typeof asks === "string" ? [{ kind: "spoken", act: speechAct, asks }] : []),
  ];
  return { ...listOld(stored), ...stored, findings };
}

/** A move in today's form, if an earlier release has stored it. */
export function upcastMove(stored: Old): object {
  if (stored.because !== undefined) return stored;
  return { ...listOld(stored), ...stored, because: OLD_FINDINGS.get(stored.finding) ?? null };
}
