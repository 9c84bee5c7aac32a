import type { DialogueView } from "../../tutor.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import { withoutDistress } from "../../distress/without-distress.ts";
import { adviseOn } from "../../summary/advice.ts";
import { describeOutcome } from "../../summary/describe-outcome.ts";
import { quoteLearner } from "../../summary/quote-learner.ts";
import {
  describeFinding,
  type Finding,
  findingsOf,
  linesOfTold,
} from "../../summary/step-findings.ts";

/** The performance summary of an ended dialogue in Markdown, quoting the learner's own words. */
export function summarise(whole: DialogueView): string {
  const view = withoutDistress(whole);
  const steps = view.argument.steps.map((_, index) => summariseStep(view, index));
  return [describeOutcome(view), ...steps, `**The argument's issue:** ${view.argument.issue}`].join(
    "\n\n",
  );
}

function summariseStep(view: DialogueView, step: number): string {
  const title = view.argument.steps[step]?.title ?? "";
  if (view.dialogue.step < step) return `### ${title}\n\nThis step was not reached.`;
  const findings = findingsOf(view, step);
  const lines = [...linesOfFound(findings), ...linesOfTold(findings)];
  const tries = view.transcript.filter((one) => one.sender === "user" && one.step === step);
  if (lines.length === 0) lines.push(nothingFound(tries.map((one) => one.text)));
  const probe = probeLine(view, step);
  if (probe !== null) lines.push(probe);
  return [
    `### ${title}`,
    lines.map((line) => `- ${line}`).join("\n"),
    `**Next time:** ${adviseOn(view, step)}`,
  ].join("\n\n");
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

function probeLine({ argument, dialogue, transcript }: DialogueView, step: number): string | null {
  const probe = argument.key.expectations.find(
    (one) => one.step === step && dialogue.probed.includes(one.id),
  );
  if (probe === undefined) return null;
  if (dialogue.asserted.includes(probe.id))
    return `The further question was still hard. A good answer would have been: *${probe.statement}*`;
  const tries = transcript.filter((one) => one.assessment?.coverage[probe.id] !== undefined);
  const answer = tries.find((one) => (one.assessment?.coverage[probe.id] ?? 0) >= COVERED);
  if (answer === undefined) return "The further question stayed open.";
  const manner = tries[0] === answer ? "straight away" : "after another look";
  return `You answered the further question ${manner}: ${quoteLearner(answer.text)}`;
}
