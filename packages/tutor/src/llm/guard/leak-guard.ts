import { createDisguiseCheck, type DisguiseCheck } from "./disguises.ts";
import { doubtAbout } from "./doubts.ts";
import type { Fault } from "./fault.ts";
import { findFormFault, leavesRole } from "./form.ts";
import { indexKey } from "./key-index.ts";
import { isForeign, type Vocabulary, vocabularyOf } from "./language.ts";
import { createLicence } from "./licence.ts";
import { type KeyMatch, type MatchAgainst, matchKey } from "./match-key.ts";
import { createNameCheck, type NameCheck } from "./names.ts";
import { type Embed, findSameMeaning } from "./nearness.ts";
import { createPlaceCheck, type PlaceCheck } from "./places.ts";
import { type ReadText, readText } from "./read-text.ts";
import { secretsOf } from "./secrets.ts";
import type { Watched } from "./watched.ts";
import { isLeak } from "./weigh-match.ts";

/** Watches over one reply, sentence by sentence. */
export interface ReplyWatch {
  /** What is wrong with the next sentence; null when it may be said, and then it counts as said. */
  check(sentence: string): Promise<Fault | null>;
}

/** Keeps what has not been earned out of a tutor's replies. */
export interface LeakGuard {
  watch(watched: Watched): ReplyWatch;
}

/** What one reply is held against, made ready. */
interface Checks {
  readonly watched: Watched;
  readonly against: MatchAgainst;
  readonly vocabulary: Vocabulary;
  readonly disguises: DisguiseCheck;
  readonly names: NameCheck;
  readonly places: PlaceCheck;
}

function createChecks(watched: Watched): Checks {
  const secrets = new Set(secretsOf(watched).map((one) => one.id));
  const licence = createLicence(watched);
  const vocabulary = vocabularyOf(watched);
  return {
    watched,
    against: {
      index: indexKey(watched.view.argument),
      isSecret: (id) => secrets.has(id),
      isAsked: (id) => watched.view.dialogue.probed.includes(id),
      cover: (read) => licence.cover(read),
    },
    vocabulary,
    disguises: createDisguiseCheck(watched, vocabulary),
    names: createNameCheck(watched),
    places: createPlaceCheck(watched),
  };
}

/** What the form and the words of a sentence show, whatever it is about. */
function checkForm(
  { disguises, vocabulary }: Checks,
  read: ReadText,
  said: readonly string[],
): Fault | null {
  const form = findFormFault(read.text, [...said, read.text]);
  if (form !== null) return { kind: "form", reason: form };
  const disguise = disguises.find(read, said);
  if (disguise !== null) return { kind: "encoded", reason: disguise };
  if (isForeign(read, vocabulary)) return { kind: "foreign", reason: "strange words" };
  return leavesRole(read.normal) ? { kind: "role", reason: "speaks of itself" } : null;
}

function leak(id: string, how: string): Fault {
  return { kind: "leak", reason: `${id}: ${how}` };
}

/** What of the key a sentence says, names, points at or, with those before it, adds up to. */
function checkContent(
  { against, names, places }: Checks,
  read: ReadText,
  { said, matches }: { said: readonly string[]; matches: readonly KeyMatch[] },
): Fault | null {
  const where = /\?["'”’)*\s]*$/u.test(read.text) ? "question" : "statement";
  const told = matches.find((one) => isLeak(one, where));
  if (told !== undefined) return leak(told.keyText.expectation.id, "said");
  const named = names.find(read, against.cover);
  if (named !== null) return leak(named, "named");
  const place = places.find(read);
  if (place !== null) return leak(place, "pointed at");
  if (said.length === 0) return null;
  const reply = matchKey(readText([...said, read.text].join(" ")), against);
  const spread = reply.find((one) => isLeak(one, "reply"));
  return spread === undefined ? null : leak(spread.keyText.expectation.id, "spread");
}

async function check(
  checks: Checks,
  embed: Embed,
  sentence: string,
  said: readonly string[],
): Promise<Fault | null> {
  const read = readText(sentence);
  const form = checkForm(checks, read, said);
  if (form !== null) return form;
  const matches = matchKey(read, checks.against);
  const content = checkContent(checks, read, { said, matches });
  if (content !== null) return content;
  const doubt = doubtAbout(checks.watched, checks.against, read, matches);
  if (doubt === null) return null;
  try {
    const same = await findSameMeaning(embed, doubt);
    return same === null ? null : leak(same, "same meaning");
  } catch (error) {
    // A doubt that nobody can settle counts as a leak: the move is worded without the model then.
    return { kind: "unchecked", reason: `no encoder: ${String(error)}` };
  }
}

/**
 * A guard that lets a sentence through only when it gives nothing away. Cheap checks come first; the
 * encoder is asked only where they leave a doubt.
 */
export function createLeakGuard({ embed }: { embed: Embed }): LeakGuard {
  return {
    watch(watched) {
      const checks = createChecks(watched);
      const said: string[] = [];
      return {
        async check(sentence) {
          if (sentence.trim() === "") return null;
          const fault = await check(checks, embed, sentence, said);
          if (fault === null) said.push(sentence);
          return fault;
        },
      };
    },
  };
}
