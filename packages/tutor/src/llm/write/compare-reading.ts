import { MODULES } from "@elenchus/curriculum/modules/modules";
import { WEAK_REASON_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { compareAnalysis } from "./compare-analysis.ts";
import type { GateReading } from "./gate-reading.ts";
import { likeness } from "../../text/find-told.ts";
import { isSamePlace, locateNearly } from "./locate.ts";

/** So alike are two statements that say the same, wherever they quote it from. */
const SAME_STATEMENT = 0.7;
/** Reasons that only the independent reader sees, and that do not yet make the passage unclear. */
const EXTRA_REASONS = 1;

/**
 * What an independent reading holds against an argument's key, in words for its writer: another conclusion,
 * reasons that are not seen or are not listed, an analysis that a careful reader does not find, a flaw
 * that was not planned, a word that gives it away. Empty when both agree. Pure.
 */
export function compareReading(argument: Argument, reading: GateReading): string[] {
  return [
    ...compareConclusion(argument, reading),
    ...compareReasons(argument, reading),
    ...compareAnalysis(argument, reading),
    ...compareGiveaway(argument, reading),
  ];
}

function isSaid(
  { passage }: Argument,
  { quote = "", statement }: Pick<Expectation, "quote" | "statement">,
  heard: { readonly quote: string; readonly statement: string },
): boolean {
  return (
    isSamePlace(passage, quote, heard.quote) ||
    likeness(statement, heard.statement) >= SAME_STATEMENT
  );
}

function compareConclusion(argument: Argument, { conclusion }: GateReading): string[] {
  const own = argument.key.expectations.find((one) => one.kind === "conclusion");
  if (own === undefined || isSaid(argument, own, conclusion)) return [];
  return [
    `An independent reader took something else for the conclusion: "${conclusion.quote}". Make it plain which claim the others are there for.`,
  ];
}

function compareReasons(argument: Argument, { reasons: heard }: GateReading): string[] {
  const { key, passage, module } = argument;
  const reasons = key.expectations.filter((one) => one.kind === "reason");
  const unseen = reasons
    .filter((one) => one.id !== WEAK_REASON_ID)
    .filter((one) => !heard.some((other) => isSaid(argument, one, other)));
  const examples = key.misconceptions.find(({ id }) => id === "detail-as-reason");
  const extra = heard.filter(
    ({ quote, statement }) =>
      !reasons.some((own) => isSaid(argument, own, { quote, statement })) &&
      examples?.paraphrases.some((one) => isSamePlace(passage, one, quote)) !== true,
  );
  const isUnclear = extra.length > (MODULES[module].form === "terms" ? 0 : EXTRA_REASONS);
  return [
    ...unseen.map(
      ({ id, quote }) =>
        `An independent reader did not see ${id} as a reason: "${quote}". Make it plain that it supports the conclusion.`,
    ),
    ...(isUnclear ? extra : []).map(
      ({ quote }) =>
        `An independent reader took this for a reason, and the key does not list it: "${quote}". List it, or make it plainly background, an example or the other side's view.`,
    ),
  ];
}

function compareGiveaway({ passage }: Argument, { giveaway }: GateReading): string[] {
  const words = giveaway.trim();
  if (words === "" || locateNearly(passage, words) === null) return [];
  return [`These words of the passage give away what the learner is to find: "${words}".`];
}
