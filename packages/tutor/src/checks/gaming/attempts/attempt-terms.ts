import { isChat } from "../../../text/talk-words.ts";
import { shareOfPersons } from "../../../text/person-words.ts";
import { upTo } from "../../../text/up-to.ts";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What a message is like besides its meaning, in the order of the fit. */
export const ATTEMPT_TERMS = [
  "matter",
  "isWithoutMatter",
  "alien",
  "aliens",
  "persons",
  "asks",
  "slight",
  "length",
  "isShort",
  "isFirstStep",
] as const;

/** The terms of a message. */
export type AttemptTerms = Readonly<Record<(typeof ATTEMPT_TERMS)[number], number>>;

/** Where a message was said. */
export interface AskedAt {
  readonly argument: DialogueView["argument"];
  /** Index of the step that was open. */
  readonly step: number;
  /** Id of what was asked about, a probe perhaps. */
  readonly target: string | null;
}

/** A message where it was said. */
export interface SaidAt extends AskedAt {
  readonly message: string;
  /** Slight signs that it speaks to whoever judges. */
  readonly slight: number;
}

/** What is counted is counted up to here. */
const MOST = { matter: 3, aliens: 12, slight: 3, words: 30, few: 3 } as const;

/** Reads what a message is like, as its words show. */
export function readAttemptTerms({ argument, step, target, ...said }: SaidAt): AttemptTerms {
  const { message, slight } = said;
  const { passage, issue, steps, key } = argument;
  const stems = [...contentStems(message)];
  const words = wordsOf(message);
  const matter = contentStems(`${passage} ${issue}`);
  const question = key.expectations.find((one) => one.id === target)?.question ?? "";
  const asked = contentStems(`${steps[step]?.opening ?? ""} ${question}`);
  const ofMatter = stems.filter((stem) => matter.has(stem) && !isChat(stem)).length;
  const aliens = stems.filter((stem) => !matter.has(stem) && !asked.has(stem)).length;
  return {
    matter: upTo(ofMatter, MOST.matter),
    isWithoutMatter: ofMatter === 0 ? 1 : 0,
    alien: aliens / Math.max(1, stems.length),
    aliens: upTo(aliens, MOST.aliens),
    persons: shareOfPersons(words),
    asks: /\?\W*$/u.test(message) ? 1 : 0,
    slight: upTo(slight, MOST.slight),
    length: upTo(words.length, MOST.words),
    isShort: upTo(words.length, MOST.few),
    isFirstStep: step === 0 ? 1 : 0,
  };
}
