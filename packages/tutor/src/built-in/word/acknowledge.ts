import { REPAIR_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { namedPhrase } from "@elenchus/dialogue/words/word-talk";
import type { FreshChoice } from "./fresh-choice.ts";
import {
  CONCLUSION_FOUND,
  FOUND,
  OWN_FOUND,
  OWN_TERM_FOUND,
  PROBE_ANSWERED,
  REPAIR_FOUND,
  REASON_FOUND,
  REASONS_FROM_BEFORE,
  REASONS_FOUND,
  TERM_READINGS,
  TERMS_FOUND,
} from "./confirmations.ts";

/** What is to be confirmed, and in whose words. */
interface Earned {
  readonly argument: Argument;
  readonly covered: readonly string[];
  readonly message: string;
  /** Whether what counts was said in an earlier message, and this one adds nothing. */
  readonly isFromBefore: boolean;
}

function fill(bank: readonly string[], text: string): string[] {
  return bank.map((phrase) => phrase.replace("{}", () => text));
}

function quoted(expectation: Expectation): string {
  return `*${expectation.statement}*`;
}

/** Says plainly what the learner got right, in the words of the key: these are earned now. */
export function acknowledge(
  { argument, covered, message, isFromBefore }: Earned,
  choice: FreshChoice,
): string[] {
  const earned = argument.key.expectations.filter((one) => covered.includes(one.id));
  const ofKind = (kind: Expectation["kind"]): Expectation[] =>
    earned.filter((one) => one.kind === kind);
  return [
    ...ofKind("conclusion").map((one) => choice.among(fill(CONCLUSION_FOUND, quoted(one)))),
    acknowledgeReasons(ofKind("reason"), isFromBefore, choice),
    acknowledgeTerms(ofKind("ambiguous_term"), message, choice),
    ...FOUND_KINDS.flatMap((kind) => acknowledgeFinds(ofKind(kind), choice)),
    ...ofKind("probe").map((one) => acknowledgeProbe(one, choice)),
  ].filter((part) => part !== null);
}

const FOUND_KINDS = Object.keys(FOUND) as ExpectationKind[];
/** What the key says of these is a claim of its own and is set off as one. */
const SET_OFF: ReadonlySet<ExpectationKind> = new Set([
  "missing_information",
  "assumption",
  "alternative",
]);

/** Confirms finds of one kind: those of the key in its words, the learner's own without. */
function acknowledgeFinds(finds: readonly Expectation[], choice: FreshChoice): (string | null)[] {
  const listed = finds.filter((one) => one.isOwn !== true);
  const own = finds.find((one) => one.isOwn === true);
  const [first] = listed;
  const kind = finds[0]?.kind ?? "probe";
  const statements = listed.map((one) => (SET_OFF.has(one.kind) ? quoted(one) : one.statement));
  return [
    first === undefined ? null : choice.among(fill(FOUND[kind] ?? [], statements.join(" "))),
    own === undefined ? null : choice.among(OWN_FOUND[kind] ?? []),
  ];
}

function acknowledgeProbe({ id, statement }: Expectation, choice: FreshChoice): string | null {
  if (id === REPAIR_ID) return choice.among(REPAIR_FOUND);
  const opener = choice.among(PROBE_ANSWERED);
  const rest = choice.first([statement]);
  return rest === null ? opener : [opener, rest].filter((part) => part !== null).join(" ");
}

function acknowledgeReasons(
  reasons: readonly Expectation[],
  isFromBefore: boolean,
  choice: FreshChoice,
): string | null {
  const [first] = reasons;
  if (first === undefined) return null;
  if (isFromBefore) return choice.among(fill(REASONS_FROM_BEFORE, reasons.map(quoted).join(" ")));
  return reasons.length > 1
    ? choice.among(fill(REASONS_FOUND, reasons.map(quoted).join(" ")))
    : choice.among(fill(REASON_FOUND, quoted(first)));
}

function acknowledgeTerms(
  terms: readonly Expectation[],
  message: string,
  choice: FreshChoice,
): string | null {
  const [first] = terms;
  if (first === undefined) return null;
  if (terms.length > 1) {
    const list = terms.flatMap(({ term }) =>
      term === undefined
        ? []
        : [`"${term.phrase}": "${term.readings[0]}", or "${term.readings[1]}".`],
    );
    return choice.among(fill(TERMS_FOUND, list.join(" ")));
  }
  if (isOwnFind(first)) {
    const word = namedPhrase(message) ?? "that word";
    return choice.among(OWN_TERM_FOUND.map((phrase) => phrase.replace("{term}", () => word)));
  }
  const { phrase = "", readings = ["", ""] as const } = first.term ?? {};
  return choice.among(
    TERM_READINGS.map((text) =>
      text
        .replace("{term}", () => phrase)
        .replace("{one}", () => readings[0])
        .replace("{other}", () => readings[1]),
    ),
  );
}
