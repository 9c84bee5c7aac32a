import type { DialogueView } from "../tutor.ts";
import { type ProbeRecord, recordProbe } from "./probe-record.ts";
import { quoteLearner } from "./quote-learner.ts";
import {
  describeFinding,
  type Finding,
  findingsOf,
  hasOpen,
  linesOfTold,
} from "./step-findings.ts";

/** What became of a step that was reached, in lines: what the learner found and in which words, what was told, what stayed open. */
export function recordStep(view: DialogueView, step: number): string[] {
  const findings = findingsOf(view, step);
  const lines = [...linesOfFound(findings), ...linesOfTold(findings)];
  const tries = view.transcript.filter((one) => one.sender === "user" && one.step === step);
  if (lines.length === 0) lines.push(nothingFound(tries.map((one) => one.text)));
  else if (hasOpen(view, step, findings)) lines.push("The rest of this step stayed open.");
  const probe = recordProbe(view, step);
  return probe === null ? lines : [...lines, lineOfProbe(probe)];
}

/** What the learner found, one line for each message that found something. */
function linesOfFound(findings: readonly Finding[]): string[] {
  const found = findings.filter((one) => one.words !== null);
  return [...Map.groupBy(found, (one) => one.words ?? "")].map(([words, own]) => {
    const statements = own.map((one) => describeFinding(one)).join(" ");
    return `You found this: ${statements} Your words: ${quoteLearner(words)}`;
  });
}

function nothingFound(tries: readonly string[]): string {
  const last = tries.at(-1);
  return last === undefined
    ? "You did not get to answer here."
    : `This stayed open. The last thing you wrote was ${quoteLearner(last)}.`;
}

function lineOfProbe(record: ProbeRecord): string {
  switch (record.outcome) {
    case "told":
      return `The further question was still hard. A good answer would have been: *${record.probe.statement}*`;
    case "open":
      return "The further question stayed open.";
    case "answered": {
      const manner = record.isAtOnce ? "straight away" : "after another look";
      return `You answered the further question ${manner}: ${quoteLearner(record.words)}`;
    }
  }
}
