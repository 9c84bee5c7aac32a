import { wordsOf } from "@elenchus/dialogue/words/words";
import { namesFlaw } from "../../text/flaw-names.ts";
import { FLAW_KINDS } from "../prompts/flaw-kinds.ts";
import type { Draft } from "./draft.ts";
import { claimsOf, type DraftItem, itemsOf, quotesOf } from "./draft-texts.ts";
import { isUnfit } from "./find-phrase.ts";
import { findTold } from "../../text/find-told.ts";
import { locate } from "./locate.ts";
import type { PlannedFlaw } from "./plan-argument.ts";

const WAYS = { least: 4, terse: 7, terseVerdict: 10 } as const;
const HINTS = 3;
const LEAST_OPPOSITES = 2;
const WORDS = { hint: [3, 60], quote: [2, 80] } as const;

/** One line of a draft that is missing or no good, while the rest may be fine. */
export interface Lack {
  /** Where the line belongs: "reasons[0].hints[1]"; "[+]" at the end adds to a list. */
  readonly path: string;
  /** What is asked of the writer. */
  readonly ask: string;
  /**
   * What becomes of it when the writer has nothing better: `help` is replaced by help that fits any passage, `more`
   * is done without, `needed` makes the draft useless.
   */
  readonly kind: "help" | "more" | "needed";
}

/** The lines that a tidied draft lacks, the weightiest first. Pure. */
export function findLacks(draft: Draft, flaw: PlannedFlaw | null): Lack[] {
  const items = itemsOf(draft);
  return [
    ...lackingQuotes(draft),
    ...items.flatMap((item) => lackingWays(item)),
    ...items.flatMap((item) => lackingHelp(item, draft, items, flaw)),
    ...lackingCorrections(draft, items, flaw),
    ...claimsOf(draft).flatMap(({ path, claim }) =>
      missing(LEAST_OPPOSITES - claim.opposites.length, {
        path: `${path}.opposites[+]`,
        ask: `The reverse of "${claim.statement}", as typed by somebody who has misread the passage.`,
      }),
    ),
  ];
}

function missing(count: number, lack: Omit<Lack, "kind">): Lack[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ ...lack, kind: "more" as const }));
}

function isOutside(text: string, [least, most]: readonly [number, number]): boolean {
  const words = wordsOf(text).length;
  return words < least || words > most;
}

function lackingQuotes(draft: Draft): Lack[] {
  return quotesOf(draft)
    .filter(({ quote }) => locate(draft.passage, quote) === null || isOutside(quote, WORDS.quote))
    .map(({ path, about, quote }) => ({
      path,
      ask: `The clause of the passage that holds ${about}, copied letter by letter. This is not it: "${quote}".`,
      kind: "needed",
    }));
}

/** Enough ways of saying what an expectation says, one of them terse. */
function lackingWays({ path, statement, paraphrases }: DraftItem): Lack[] {
  const terse = path === "impact" ? WAYS.terseVerdict : WAYS.terse;
  const hasTerse = paraphrases.some((one) => wordsOf(one).length <= terse);
  const ask = `One more way in which a learner says "${statement}", other than: ${paraphrases.join(" / ")}.`;
  return missing(Math.max(WAYS.least - paraphrases.length, hasTerse ? 0 : 1), {
    path: `${path}.paraphrases[+]`,
    ask: hasTerse ? ask : `${ask} At most ${terse} words, as typed by somebody in a hurry.`,
  });
}

/** Hints and the prompt: all there, and none that tells what it should lead to. */
function lackingHelp(
  { path, step, statement, hints, prompt }: DraftItem,
  draft: Draft,
  items: readonly DraftItem[],
  flaw: PlannedFlaw | null,
): Lack[] {
  const secrets = items.filter((one) => one.step === step);
  const lines = Array.from({ length: HINTS }, (_, at) => ({
    place: `${path}.hints[${at}]`,
    text: hints[at] ?? "",
    ask: `A hint that leads a learner to see this and does not say it: "${statement}"`,
    isBad: isOutside(hints[at] ?? "", WORDS.hint),
    kind: "text" as const,
  }));
  const last = {
    place: `${path}.prompt`,
    text: prompt,
    ask: `A question, or a sentence to be finished with "…", that leaves only a small gap to this: "${statement}"`,
    isBad: !/\?|…|\.\.\./u.test(prompt),
    kind: "prompt" as const,
  };
  return [...lines, last].flatMap(({ place, text, ask, isBad, kind }) => {
    const told = findGiven(text, { draft, secrets, flaw }, kind);
    if (!isBad && told === null && !isUnfit(text, draft.passage)) return [];
    return [{ path: place, ask: withWhy(ask, text, told), kind: "help" as const }];
  });
}

function withWhy(ask: string, text: string, told: string | null): string {
  if (text === "") return ask;
  return told === null ? `${ask} Not this: "${text}".` : `${ask} This tells it: "${text}".`;
}

/** What of these secrets a line gives away: a statement in about its own words, or the flaw's name. */
function findGiven(
  text: string,
  {
    draft,
    secrets,
    flaw,
  }: { draft: Draft; secrets: readonly DraftItem[]; flaw: PlannedFlaw | null },
  kind: "text" | "prompt",
): string | null {
  if (flaw !== null && namesFlaw(flaw, text)) return FLAW_KINDS[flaw].name;
  for (const { step, statement, paraphrases } of secrets) {
    // From the third step on the passage's own words are no secret any more: what is asked for is unsaid.
    const known = step >= 2 ? draft.passage : "";
    const told = findTold(text, { texts: [statement, ...paraphrases], known }, kind);
    if (told !== null) return told;
  }
  return null;
}

function lackingCorrections(
  draft: Draft,
  items: readonly DraftItem[],
  flaw: PlannedFlaw | null,
): Lack[] {
  const secrets = items.filter((one) => one.step === 2);
  const readings =
    draft.form === "terms"
      ? draft.terms.flatMap((one) => [one.firstReading, one.secondReading])
      : [];
  return draft.wrongTurns.flatMap(({ paraphrases, correction }, index) => {
    const told =
      findGiven(correction, { draft, secrets, flaw }, "text") ??
      findTold(correction, { texts: readings, known: draft.passage });
    if (told === null && correction !== "" && !isUnfit(correction, draft.passage)) return [];
    const ask = `What a tutor says to the wrong answer "${paraphrases[0] ?? ""}": kindly what it overlooks, then a question that sends the learner on, without telling this: "${told ?? "the answer"}".`;
    return [{ path: `wrongTurns[${index}].correction`, ask, kind: "help" as const }];
  });
}
