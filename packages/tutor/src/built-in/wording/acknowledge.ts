import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { OWN_TERM_ID } from "../assessing/own-term.ts";
import type { FreshChoice } from "./fresh-choice.ts";
import {
  CONCLUSION_FOUND,
  OWN_TERM_FOUND,
  PROBE_ANSWERED,
  REASON_FOUND,
  REASONS_FOUND,
  TERM_READINGS,
} from "./phrases.ts";

function fill(bank: readonly string[], text: string): string[] {
  return bank.map((phrase) => phrase.replace("{}", () => text));
}

function quoted(expectation: Expectation): string {
  return `*${expectation.statement}*`;
}

/** Says plainly what the learner got right, in the passage's words: these are earned now. */
export function acknowledge(argument: Argument, covered: readonly string[], choice: FreshChoice): string[] {
  const earned = argument.key.expectations.filter((one) => covered.includes(one.id));
  const parts: (string | null)[] = [];
  const reasons = earned.filter((one) => one.kind === "reason");
  const [reason] = reasons;
  if (reasons.length > 1)
    parts.push(choice.among(fill(REASONS_FOUND, reasons.map(quoted).join(" "))));
  else if (reason !== undefined) parts.push(choice.among(fill(REASON_FOUND, quoted(reason))));
  for (const one of earned) {
    if (one.kind === "conclusion") parts.push(choice.among(fill(CONCLUSION_FOUND, quoted(one))));
    else if (one.kind === "probe") parts.push(choice.among(PROBE_ANSWERED));
    else if (one.id === OWN_TERM_ID) parts.push(choice.among(OWN_TERM_FOUND));
    else if (one.term !== undefined) parts.push(choice.among(fillTerm(one.term)));
  }
  return parts.filter((part) => part !== null);
}

function fillTerm(term: NonNullable<Expectation["term"]>): string[] {
  return TERM_READINGS.map((phrase) =>
    phrase
      .replace("{term}", () => term.phrase)
      .replace("{one}", () => term.readings[0])
      .replace("{other}", () => term.readings[1]),
  );
}
