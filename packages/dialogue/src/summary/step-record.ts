import { shortNameOf } from "../answer-key/values.ts";
import type { Expectation, ExpectationKind } from "../argument.ts";
import type { DialogueView } from "../tutor.ts";
import { helpBefore, helpGiven, type HelpKind } from "./help-given.ts";
import { type ProbeRecord, recordProbes } from "./probe-record.ts";
import { quoteLearner } from "./quote-learner.ts";
import {
  describeFinding,
  type Finding,
  findingsOf,
  type FoundHow,
  hasOpen,
} from "./step-findings.ts";

/** Words for a find after help. */
const HELPS: Readonly<Record<HelpKind, string>> = {
  prompt: "This came after a narrower question.",
  correct: "This came after a correction.",
  hint: "This came after a hint.",
};

/** One thing that a summary says of a step, with the place in the record that bears it out. */
export type StepRecord =
  | {
      readonly kind: "found";
      readonly how: FoundHow;
      readonly findings: readonly Finding[];
      /** Index of the learner's message in the transcript. */
      readonly at: number;
      readonly help: HelpKind | null;
    }
  | { readonly kind: "told"; readonly finding: Finding }
  | { readonly kind: "taken_back"; readonly ids: readonly string[]; readonly at: number }
  | { readonly kind: "nothing"; readonly last: string | null }
  | { readonly kind: "open" }
  | { readonly kind: "probe"; readonly record: ProbeRecord };

/** Records of a step that was reached. */
export function recordsOf(view: DialogueView, step: number): StepRecord[] {
  const findings = findingsOf(view, step);
  const settled = [
    ...foundRecords(view, step, findings),
    ...findings.flatMap((finding) =>
      !finding.isFound && finding.told ? [{ kind: "told" as const, finding }] : [],
    ),
  ];
  const probes = recordProbes(view, step);
  return [
    ...settled,
    ...takenBackIn(view, step),
    ...(settled.length === 0 ? [nothingIn(view, step)] : []),
    ...(settled.length > 0 && hasOpen(view, step, findings) ? [{ kind: "open" as const }] : []),
    ...probes.map((record) => ({ kind: "probe" as const, record })),
  ];
}

/** The same in lines of Markdown. */
export function recordStep(view: DialogueView, step: number): string[] {
  const records = recordsOf(view, step);
  return records.map((record, at) => lineOf(record, records[at - 1]));
}

/** The learner's finds, one record for each message that found something in one way. */
function foundRecords(
  view: DialogueView,
  step: number,
  findings: readonly Finding[],
): StepRecord[] {
  const given = helpGiven(view, step, findings);
  const found = findings.filter((one) => one.isFound);
  const told = found.map((one) => ({ ...one, help: helpBefore(view, one, given) }));
  const groups = Map.groupBy(told, ({ at, how, words, help }) => `${at}:${how}:${words}:${help}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [{ at, how, help } = { at: null, how: null, help: null }] = own;
      return at === null || how === null
        ? []
        : [{ kind: "found" as const, how, findings: own, at, help }];
    })
    .toSorted((one, other) => one.at - other.at);
}

function takenBackIn({ transcript, argument }: DialogueView, step: number): StepRecord[] {
  const own = new Set(
    argument.key.expectations.filter((one) => one.step === step).map(({ id }) => id),
  );
  return transcript.flatMap(({ move }, at) => {
    const ids = (move?.takenBack ?? []).filter((id) => own.has(id));
    return ids.length === 0 ? [] : [{ kind: "taken_back" as const, ids, at }];
  });
}

function nothingIn({ transcript }: DialogueView, step: number): StepRecord {
  const tries = transcript.filter(
    ({ sender, step: at, text }) => sender === "user" && at === step && text.trim() !== "",
  );
  return { kind: "nothing", last: tries.at(-1)?.text ?? null };
}

/** One record as a line; the words that stand in the one before it are not quoted again. */
function lineOf(record: StepRecord, before: StepRecord | undefined): string {
  switch (record.kind) {
    case "found":
      return `${sayFound(record, before)}${record.help === null ? "" : ` ${HELPS[record.help]}`}`;
    case "told":
      return `The tutor told you this: ${describeFinding(record.finding)}`;
    case "taken_back":
      return "The tutor had counted something that you did not mean, and took it back.";
    case "nothing":
      return record.last === null
        ? "This stayed open."
        : `This stayed open. The last thing you wrote was ${quoteLearner(record.last)}.`;
    case "open":
      return "The rest of this step stayed open.";
    case "probe":
      return lineOfProbe(record.record);
  }
}

/** The name of a find where the key's own words would say more than the learner did. */
const NAMED: Readonly<Partial<Record<ExpectationKind, string>>> = {
  missing_information: "a fact that is missing and matters.",
  assumption: "a belief that goes unsaid.",
  fallacy: "what goes wrong in that step.",
  alternative: "a different conclusion from the same reasons.",
  statistical_flaw: "what the figures do not show.",
  impact: "how far the argument persuades, and why.",
};

function nameFound(finding: Finding): string {
  const { kind, term } = finding.expectation;
  if (term !== undefined) return `"${term.phrase}" can be taken in more than one way.`;
  return NAMED[kind] ?? describeFinding(finding);
}

/** What was found in one message; values without their order, of which it may have said nothing. */
function nameAll(findings: readonly Finding[]): string {
  const values = findings.filter(({ expectation }) => expectation.kind === "value");
  const names = values.map(({ expectation }) => shortNameOf(expectation)).join(" and ");
  if (names !== "")
    return `${values.length === 1 ? "a value that is" : "values that are"} at stake: ${names}.`;
  return [...new Set(findings.map(nameFound))].join(" ");
}

function wordsIn(record: StepRecord | undefined): string | null {
  return record?.kind === "found" ? (record.findings[0]?.words ?? null) : null;
}

function sayFound(
  record: Extract<StepRecord, { kind: "found" }>,
  before: StepRecord | undefined,
): string {
  const { how, findings } = record;
  const statements = (name: (one: Finding) => string): string =>
    [...new Set(findings.map(name))].join(" ");
  if (how === "chosen")
    return `You chose this from a list, since the tutor was not certain what you meant: ${statements(describeFinding)}`;
  if (how === "marked") return `You pointed to this in the passage: ${statements(placeOf)}`;
  const words = wordsIn(record);
  const last = wordsIn(before);
  const isShown = words !== null && last !== null && (last.includes(words) || words.includes(last));
  const quoted = words === null || isShown ? "" : ` Your words: "${words}"`;
  return `You found this: ${nameAll(findings)}${quoted}`;
}

function placeOf({ expectation }: Finding): string {
  const { quote, statement }: Expectation = expectation;
  return `*${quote ?? statement}*`;
}

function lineOfProbe(record: ProbeRecord): string {
  switch (record.outcome) {
    case "told":
      return `The tutor gave an answer of its own to the further question: *${record.probe.statement}*`;
    case "open":
      return "The further question stayed open.";
    case "answered": {
      const question = record.isAhead
        ? "a further question before it was asked"
        : "the further question";
      return `You answered ${question}${record.words === null ? "." : `: "${record.words}"`}`;
    }
  }
}
