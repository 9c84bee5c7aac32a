import { wordsOf } from "@elenchus/dialogue/words/words";
import { isConfirmation, isCourtesy } from "./courtesies.ts";
import { doubtAbout } from "./doubts.ts";
import type { Fault } from "./fault.ts";
import { endsDialogue, findFormFault, leavesRole } from "./form.ts";
import { isForeign } from "./language.ts";
import { type KeyMatch, matchKey } from "./match-key.ts";
import { type Embed, findSameMeaning } from "./nearness.ts";
import { type ReadText, readText, readTogether } from "./read-text.ts";
import { speaksOfItself } from "./speaks-of-itself.ts";
import type { Watched } from "./watched.ts";
import type { Grounds } from "./word-terms.ts";
import { isMostly } from "./licence.ts";
import { isCopied, isHalved, isLeak, isStrewn } from "./weigh-match.ts";
import { type Asking, type Checks, createChecks } from "./checks.ts";

/** Watches over one reply, sentence by sentence. */
export interface ReplyWatch {
  /** What would be wrong with a next sentence; null when it may be said. */
  check(sentence: string): Promise<Fault | null>;
  /** Takes note of a sentence that is said. */
  note(sentence: string): void;
}

/** Keeps what has not been earned out of a tutor's replies. */
export interface LeakGuard {
  watch(watched: Watched): ReplyWatch;
}

/** What the form and the words of a sentence show, whatever it is about. */
function checkForm(
  { against, disguises, vocabulary, watched }: Checks,
  read: ReadText,
  said: readonly string[],
): Fault | null {
  const form = findFormFault(read.text, [...said, read.text]);
  if (form !== null) return { kind: "form", reason: form };
  const disguise = disguises.find(read, said);
  if (disguise !== null) return { kind: "encoded", reason: disguise };
  if (isForeign(read, vocabulary)) return { kind: "foreign", reason: "strange words" };
  const isOutOfRole = leavesRole(read.normal) || speaksOfItself(read, against.cover);
  if (isOutOfRole) return { kind: "role", reason: "speaks of itself" };
  const isOpen = watched.view.dialogue.outcome === null;
  return isOpen && endsDialogue(read.normal) ? { kind: "role", reason: "ends the dialogue" } : null;
}

function leak(id: string, how: string): Fault {
  return { kind: "leak", reason: `${id}: ${how}` };
}

/** What of the key a sentence by itself says, names or points at. */
function checkAlone(
  { against, hasSecrets, names, places, offers, hasNewFigure, picks, presupposes }: Checks,
  read: ReadText,
  matches: readonly KeyMatch[],
): Fault | null {
  const where = /\?["'”’)*\s]*$/u.test(read.text) ? "question" : "statement";
  const told = matches.find((one) => isLeak(one, where) || isCopied(one, read));
  if (told !== undefined) return leak(told.keyText.expectation.id, "said");
  const named = names.find(read, against.cover);
  if (named !== null) return leak(named, "named");
  const place = places.find(read);
  if (place !== null) return leak(place, "pointed at");
  // Once everything is found or told, there is nothing left that talk of the matter could give away.
  if (!hasSecrets) return null;
  const words = offers.findUnsaid(read, against.cover);
  if (words !== null) return leak("matter", words);
  if (presupposes(read)) return leak("matter", "taken for granted");
  if (picks(read)) return leak("matter", "picked");
  return hasNewFigure(read) ? leak("matter", "new figure") : null;
}

/** Why a sentence is heard, and what is wrong with it where it is convicted. */
interface Suspicion {
  readonly fault: Fault;
  readonly grounds: Grounds;
}

/** What speaks against a sentence by its words alone, as few of a tutor's are its own: a suspicion, and no proof. */
function findSuspicion(
  { against, hasSecrets, offers, matter, words, watched }: Checks,
  read: ReadText,
): Suspicion | null {
  if (!hasSecrets) return null;
  const suspect = (how: string, grounds: Grounds) => ({ fault: leak("matter", how), grounds });
  if (offers.isMade(read, against.cover)) return suspect("on offer", "telling");
  if (matter.tells(read)) return suspect("told", "telling");
  // What is said once it is over helps nobody to find anything in it.
  if (watched.view.dialogue.outcome !== null) return null;
  if (watched.hasMerit === true && isConfirmation(read.normal)) return null;
  if (words.openIn(read).some((stem) => !words.isTalk(stem)))
    return suspect("in other words", "own words");
  // "Whose cameras?", "The second.": talk as well can be the answer, if it is no text that may be said.
  const mayBeSaid = isCourtesy(read.normal) || isMostly(against.cover(read));
  return mayBeSaid ? null : suspect("in small words", "small words");
}

/** What it adds up to with those before it. */
function checkTogether(
  { against, names }: Checks,
  read: ReadText,
  said: readonly string[],
): Fault | null {
  if (said.length === 0) return null;
  const strewn = names.findStrewn([...said, read.text]);
  if (strewn !== null) return leak(strewn, "named bit by bit");
  const sentences = [...said.map(readText), read];
  const whole = readTogether(sentences);
  const spread = matchKey(whole, against).find(
    (one) =>
      isLeak(one, "reply") ||
      isCopied(one, whole) ||
      isHalved(one, sentences) ||
      (one.openHits > 0 && isStrewn(one, whole.words)),
  );
  return spread === undefined ? null : leak(spread.keyText.expectation.id, "spread");
}

/** What the meaning of a sentence shows that its words do not. */
interface Charge {
  readonly fault: Fault;
  /** Whether it takes what was said before as well. */
  readonly isCompleted: boolean;
}

async function checkMeaning(
  checks: Checks,
  embed: Embed,
  read: ReadText,
  matches: readonly KeyMatch[],
): Promise<Charge | null> {
  const doubt = doubtAbout(checks.watched, checks.against, read, matches);
  // Both at once: what waits for the encoder together is encoded together.
  const [same, earned] = await Promise.all([
    doubt === null ? null : findSameMeaning(embed, doubt),
    checks.earning.find(read),
  ]);
  if (earned !== null)
    return { fault: leak(earned.id, "would earn it"), isCompleted: earned.isCompleted };
  return same === null ? null : { fault: leak(same, "same meaning"), isCompleted: false };
}

/** Sentences before one that completes something, with which it is heard. */
const HEARD_BEFORE = 2;

/** Looks at what the encoder has to be asked about: null when a sentence may be said. */
async function checkByHearing(
  checks: Checks,
  { embed, hear }: Asking,
  read: ReadText,
  { matches, said }: { readonly matches: readonly KeyMatch[]; readonly said: readonly string[] },
): Promise<Fault | null> {
  const { watched, words } = checks;
  if (checks.saysAgain(read)) return null;
  const suspicion = findSuspicion(checks, read);
  if (suspicion === null && checks.matter.isMereTalk(read)) return null;
  const suspect = { watched, words, read, grounds: suspicion?.grounds ?? "meaning" } as const;
  if (suspicion !== null && (await hear(suspect))) return suspicion.fault;
  const charge = await checkMeaning(checks, embed, read, matches);
  if (charge === null) return null;
  const together = readTogether([...said.slice(-HEARD_BEFORE).map(readText), read]);
  // What was heard for how it is put needs no other hearing; its meaning speaks louder than mere words of its own.
  const isHeard = suspect.grounds === "telling";
  const meant = isHeard ? suspect : ({ ...suspect, grounds: "meaning" } as const);
  if (charge.isCompleted) return (await hear({ ...meant, read: together })) ? charge.fault : null;
  return !isHeard && (await hear(meant)) ? charge.fault : null;
}

async function check(
  checks: Checks,
  asking: Asking,
  sentence: string,
  said: readonly string[],
): Promise<Fault | null> {
  const read = readText(sentence);
  // Letter by letter what the move gives has no form of the model's.
  const form = checks.isVerbatim(sentence) ? null : checkForm(checks, read, said);
  if (form !== null) return form;
  // What the move gives word for word may be said: no look at it by itself could show otherwise.
  if (checks.isGiven(read)) return checkTogether(checks, read, said);
  const matches = matchKey(read, checks.against);
  const content = checkAlone(checks, read, matches) ?? checkTogether(checks, read, said);
  if (content !== null) return content;
  try {
    return await checkByHearing(checks, asking, read, { matches, said });
  } catch (error) {
    // A doubt that nobody can settle counts as a leak: the move is worded without the model then.
    return { kind: "unchecked", reason: `no encoder: ${String(error)}` };
  }
}

/** Fewest words in brackets that may say something by themselves. */
const LEAST_BRACKETED = 3;

/** What stands in brackets, as the sentences that they are: what is around them would drown them. */
function bracketed(sentence: string): string[] {
  return [...sentence.matchAll(/\(([^()]+)\)/gu)]
    .map(([, inner = ""]) => inner.trim())
    .filter((inner) => wordsOf(inner).length >= LEAST_BRACKETED)
    .map((inner) => `${inner.charAt(0).toUpperCase()}${inner.slice(1)}`)
    .map((inner) => (/[.!?…]$/u.test(inner) ? inner : `${inner}.`));
}

/**
 * A guard that lets a sentence through only when it gives nothing away. Cheap checks come first; the
 * encoder is asked only where they leave a doubt.
 */
export function createLeakGuard(asking: Asking): LeakGuard {
  return {
    watch(watched) {
      const checks = createChecks(watched, asking);
      const said: string[] = [];
      return {
        async check(sentence) {
          for (const part of [...bracketed(sentence), sentence]) {
            const fault = await check(checks, asking, part, said);
            if (fault !== null) return fault;
          }
          return null;
        },
        note(sentence) {
          const read = readText(sentence);
          said.push(sentence);
          if (!checks.matter.isMereTalk(read)) checks.earning.note(sentence);
          checks.matter.note(read);
        },
      };
    },
  };
}
