import type { Expectation } from "../../dialogue/argument.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import type { TranscriptEntry } from "../../dialogue/dialogue.ts";
import type { DialogueView } from "../../tutor.ts";
import { OWN_TERM_ID } from "../assessing/own-term.ts";
import { namedPhrase } from "../reading/word-talk.ts";
import { adviseOn } from "./advice.ts";

/** Longest quotation of a learner, in words. */
const QUOTE_WORDS = 30;

/** What became of one expectation. */
interface Finding {
  readonly expectation: Expectation;
  /** The learner's words that covered it; null when nobody's did. */
  readonly words: string | null;
  readonly told: boolean;
}

/** The performance summary of an ended dialogue in Markdown, quoting the learner's own words. */
export function summarise(view: DialogueView): string {
  const steps = view.argument.steps.map((_, index) => summariseStep(view, index));
  return [verdict(view), ...steps, `**The argument's issue:** ${view.argument.issue}`].join("\n\n");
}

function verdict({ dialogue, argument }: DialogueView): string {
  const replies = `${dialogue.learnerMessages} ${dialogue.learnerMessages === 1 ? "reply" : "replies"}`;
  switch (dialogue.outcomeReason) {
    case "all_covered":
      return `**Outcome: success.** In ${replies} you covered every step of the analysis yourself.`;
    case "skill_step_told": {
      const told = argument.steps.filter((_, index) =>
        findingsOf({ dialogue, argument, transcript: [] }, index).some((one) => one.told),
      );
      const names = told.map((step) => step.title.toLowerCase()).join(", ");
      return `**Outcome: not yet.** It took ${replies}, and the tutor had to tell you the answer at: ${names}. A dialogue counts once you find these yourself.`;
    }
    case "message_limit":
      return `**Outcome: not yet.** The dialogue reached its limit of ${replies} before every step was covered.`;
    case null:
      return "**Outcome: open.** The dialogue is not over.";
  }
}

function findingsOf({ argument, dialogue, transcript }: DialogueView, step: number): Finding[] {
  return argument.key.expectations
    .filter((one) => one.step === step && one.kind !== "probe")
    .map((expectation) => {
      const covered = (dialogue.coverage[expectation.id] ?? 0) >= COVERED;
      const entry = transcript.find(
        (one) => one.step === step && (one.assessment?.coverage[expectation.id] ?? 0) >= COVERED,
      );
      const told = dialogue.asserted.includes(expectation.id);
      const words = covered && entry !== undefined ? sourceOf(entry, expectation.id) : null;
      return { expectation, words, told };
    });
}

/** The message that said it: this one, or a longer one before it whose words counted later. */
function sourceOf({ text, assessment }: TranscriptEntry, id: string): string {
  const mark = `said ${id} before: `;
  const earlier = assessment?.reasons.find((reason) => reason.startsWith(mark));
  return earlier === undefined ? text : earlier.slice(mark.length);
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
    const statements = own.map((one) => statementOf(one)).join(" ");
    return `You found this: ${statements} Your words: ${quote(words)}`;
  });
}

function linesOfTold(findings: readonly Finding[]): string[] {
  return findings
    .filter((one) => one.words === null && one.told)
    .map((one) => `The tutor told you this: ${statementOf(one)}`);
}

function statementOf({ expectation, words }: Finding): string {
  const { id, statement, term, isOwn } = expectation;
  if (isOwn === true) return "*(a find of your own)*";
  if (id === OWN_TERM_ID)
    return `"${namedPhrase(words ?? "") ?? "a word"}", a word of your own choice.`;
  if (term === undefined) return `*${statement}*`;
  return `"${term.phrase}". It may stand for "${term.readings[0]}" or for "${term.readings[1]}", for instance. ${term.stake}`;
}

/** The learner's words in quotation marks, on one line, without their Markdown. */
function quote(text: string): string {
  const words = text
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .trim()
    .split(/\s+/u);
  const short = words.slice(0, QUOTE_WORDS).join(" ");
  return `"${short.replaceAll('"', "'")}${words.length > QUOTE_WORDS ? " …" : ""}"`;
}

function nothingFound(tries: readonly string[]): string {
  const last = tries.at(-1);
  return last === undefined
    ? "You did not get to answer here."
    : `This stayed open. The last thing you wrote was ${quote(last)}.`;
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
  return `You answered the further question ${manner}: ${quote(answer.text)}`;
}
