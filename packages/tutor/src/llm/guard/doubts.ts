import type { KeyText } from "./key-index.ts";
import { isMostly } from "./licence.ts";
import type { KeyMatch, MatchAgainst } from "./match-key.ts";
import type { Doubt } from "./nearness.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import { readTelling, type Telling } from "./telling.ts";
import type { Watched } from "./watched.ts";
import { isDoubt } from "./weigh-match.ts";

/** What is found in these steps is itself put as a question. */
const ASKED_KINDS: ReadonlySet<string> = new Set(["missing_information", "statistical_flaw"]);
/** Most texts that a doubt is worth; each costs some milliseconds of the encoder's process, once. */
const MOST_TEXTS = 24;
/** What may be said in any words: what is earned, and what the learner has just said. */
export function freeOf({ view, message, allowed }: Watched): string[] {
  const { argument, dialogue } = view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  return [message, ...allowed, ...earned.map((one) => one.statement)].filter((text) => text !== "");
}

/** Ways of saying what the open step asks for, which a sentence that tells something might be. */
function askedFor(
  watched: Watched,
  { index, isSecret }: MatchAgainst,
  telling: Telling,
): KeyText[] {
  return index.texts.filter(
    ({ expectation: { id, step, kind } }) =>
      isSecret(id) && step === watched.openStep && (telling !== "asks" || ASKED_KINDS.has(kind)),
  );
}

/**
 * What the encoder is to be asked about a sentence; null when the cheap checks leave no doubt. They do where
 * it shares words with a secret, and where it is put as somebody would put an answer.
 */
export function doubtAbout(
  watched: Watched,
  against: MatchAgainst,
  read: ReadText,
  matches: readonly KeyMatch[],
): Doubt | null {
  const telling = readTelling(read, (stem) => against.index.places.has(stem));
  const shared = matches.filter(isDoubt).map(({ keyText }) => keyText);
  const tells = telling !== "none" && !isMostly(against.cover(read));
  const told = tells ? askedFor(watched, against, telling) : [];
  const secrets = [...new Set([...shared, ...told])].slice(0, MOST_TEXTS);
  if (secrets.length === 0) return null;
  return { sentence: read.text, telling, secrets, free: freeOf(watched) };
}
