import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { cleanDraft } from "./clean-draft.ts";
import type { Draft } from "./draft.ts";
import { mapPaths } from "./draft-paths.ts";
import { claimsOf } from "./draft-texts.ts";
import { isUnfit } from "./find-phrase.ts";
import { likeness } from "../../text/find-told.ts";
import { locate, overlap, verbatim } from "./locate.ts";

/** Most entries of lists, and most words of an entry. */
const MOST = { ways: 10, hints: 3, findings: 4, terms: 3, wrongTurns: 3, wordsOfWay: 35 } as const;
/** So alike are two findings that a learner who has one has the other. */
const SAME_FINDING = 0.85;
/** Ends a correction that does not ask on. */
const ASKS_ON = "What does the question ask for?";
/** Lists of ways in which something is said. */
const WAYS = new Set(["paraphrases", "opposites", "otherNames", "asReason", "outsideReasons"]);
/** Texts that are copied from the passage. */
const QUOTES = new Set(["quote", "ranking", "background", "examples"]);

/**
 * A draft in which code has put right what it can: typographic marks, quotations that were copied with a slip, statements
 * without their stop, and entries that are there twice, too many or unfit.
 */
export function tidyDraft(draft: Draft): Draft {
  const clean = cleanDraft(draft);
  const passage = clean.passage.replaceAll(/\*\*?|__|`/gu, "");
  const tidied = mapPaths({ ...clean, passage }, (value, path) => {
    const key = keyOf(path);
    if (typeof value === "string") return tidyText(value, key, passage);
    return isTexts(value) ? tidyList(value, key, passage) : value;
  }) as Draft;
  return dropSurplus(tidied);
}

/** The last name of a path: "reasons[0].hints[1]" is of "hints". */
function keyOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).replace(/\[\d+\]$/u, "");
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function tidyText(text: string, key: string, passage: string): string {
  if (QUOTES.has(key)) return verbatim(passage, text) ?? text;
  if (key === "statement" || key === "repair" || key === "stake") return asSentence(text);
  if (key === "correction" && text !== "" && !text.includes("?")) return `${text} ${ASKS_ON}`;
  return text;
}

/** A text as a sentence: capital and full stop. */
export function asSentence(text: string): string {
  if (text === "") return text;
  const stopped = /[.?!]["')”’]?$/u.test(text) ? text : `${text}.`;
  return stopped.charAt(0).toUpperCase() + stopped.slice(1);
}

function tidyList(list: readonly string[], key: string, passage: string): string[] {
  const once = list.filter(
    (text, at) => list.findIndex((one) => plainWords(one) === plainWords(text)) === at,
  );
  if (key === "hints") return once.slice(0, MOST.hints);
  if (!WAYS.has(key)) return once;
  return once
    .filter((text) => wordsOf(text).length <= MOST.wordsOfWay && !isUnfit(text, passage))
    .slice(0, MOST.ways);
}

/** Leaves out what is there over and above, or stands where something else does. */
function dropSurplus(draft: Draft): Draft {
  const { passage } = draft;
  const isOver = (one: string, other: string): boolean => {
    const [span, second] = [locate(passage, one), locate(passage, other)];
    return span !== null && second !== null && overlap(span, second) > 0;
  };
  const reasons =
    draft.form === "flaw" && draft.reasons.length > 2
      ? draft.reasons.filter(({ quote }) => !isOver(quote, draft.flaw.quote))
      : draft.reasons;
  const claims = claimsOf({ ...draft, reasons }).map(({ claim }) => claim.quote);
  const isApart = (quote: string): boolean =>
    locate(passage, quote) !== null && !claims.some((claim) => isOver(claim, quote));
  const background = isApart(draft.background) ? draft.background : "";
  const common = {
    reasons,
    background,
    examples: draft.examples.filter((one) => isApart(one) && !isOver(one, background)),
    wrongTurns: draft.wrongTurns.slice(0, MOST.wrongTurns),
    objection:
      locate(passage, draft.objection.quote) === null
        ? { quote: "", paraphrases: [] }
        : draft.objection,
  };
  if (draft.form === "finds") {
    const findings = draft.findings.filter(
      ({ statement }, at) =>
        !draft.findings
          .slice(0, at)
          .some((before) => likeness(before.statement, statement) >= SAME_FINDING),
    );
    return { ...draft, ...common, findings: findings.slice(0, MOST.findings) };
  }
  if (draft.form !== "terms") return { ...draft, ...common };
  const terms = draft.terms.filter(
    ({ phrase, quote }, at) =>
      locate(quote, phrase) !== null &&
      reasons.some((reason) => isOver(reason.quote, quote)) &&
      draft.terms.findIndex((one) => plainWords(one.phrase) === plainWords(phrase)) === at,
  );
  return { ...draft, ...common, terms: terms.slice(0, MOST.terms) };
}
