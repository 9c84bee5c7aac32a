import type { Expectation } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { creditsBefore } from "../../../checks/credit/credits-before.ts";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import type { Credit } from "../../../lent-parts.ts";
import { isSameWords } from "../../../text/copying.ts";
import { nearest } from "../../../text/cosine.ts";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { findSame, type Said } from "./same-find.ts";
import { seesGround } from "./sees-ground.ts";

/** What a credit stands on, so that no other one may. */
interface Taken {
  readonly isOwn: boolean;
  /** The part of its words that is the find, and the key's ways of saying it. */
  readonly said: readonly Said[];
  /** All its words, where they were said in an earlier message. */
  readonly before: Said | null;
}

/** A credit with the parts of its words. */
interface ReadCredit {
  readonly expectation: Expectation;
  readonly whole: Said;
  readonly parts: readonly Said[];
  readonly ways: readonly Said[];
}

/** Where a part of a quotation ends that may be a find of its own; what is said of a word has commas and "or" in it. */
const FIND_END = /[,;.!?…\n]+\s*|\s(?:and|or|but|also|plus)\s/u;
const TERM_END = /[;.!?…\n]+\s*/u;
/** Opens what is said about the find before it. */
const SAYS_OF_IT =
  /^\W*(?:(?:because|since|so|as|otherwise|without|then|if)\b|(?:that|this|it|which)(?:'s|'d|'ll)? (?:is|was|would|will|could|might|may|can|matter\w*|makes?|means?|shows?|tells?|changes?|helps?)\b)/iu;
/** Opens a question for a fact, which may lean on the words before it ("and who counted them?"). */
const ASKS = /^\W*(?:and |also )?(?:how|what|who|whose|which|when|where|why|whether)\b/iu;

function partsOf(words: string, end: RegExp): string[] {
  const parts = words.split(end).filter((part) => contentStems(part).size > 0);
  return parts.length > 1 ? parts : [words];
}

/** Reads credits, with one look at the encoder for all; what is said of words sounds alike and has no look. */
async function readCredits(
  encoder: SentenceEncoder,
  view: DialogueView,
  credits: readonly Credit[],
): Promise<ReadCredit[]> {
  const kind = kindOfStep(view);
  const isFind = kind !== null && isFindKind(kind);
  const known = credits.flatMap(({ id, words }) => {
    const expectation = view.argument.key.expectations.find((one) => one.id === id);
    if (expectation === undefined || wordsOf(words).length === 0) return [];
    const ways = isFind && !isOwnFind(expectation) ? waysOf(expectation) : [];
    return [{ expectation, words, parts: partsOf(words, isFind ? FIND_END : TERM_END), ways }];
  });
  const texts = [...new Set(known.flatMap(({ words, parts, ways }) => [words, ...parts, ...ways]))];
  const vectors = isFind ? await encoder.embed(texts) : [];
  const say = (text: string): Said => ({
    text,
    vector: vectors[texts.indexOf(text)] ?? new Float32Array(),
  });
  return known.map(({ expectation, words, parts, ways }) => ({
    expectation,
    whole: say(words),
    parts: parts.map(say),
    ways: ways.map(say),
  }));
}

/** The parts of a credit's words that nothing else stands on. */
async function freeParts(
  encoder: SentenceEncoder,
  { expectation, whole, parts }: ReadCredit,
  taken: readonly Taken[],
): Promise<readonly Said[]> {
  // Two finds that the key lists are two, however near they are to each other.
  const rivals = taken.filter(({ isOwn }) => isOwn || isOwnFind(expectation));
  const isSentAgain = rivals.some(
    ({ before }) => before !== null && isSameWords(whole.text, before.text),
  );
  if (isSentAgain) return [];
  const said = rivals.flatMap((one) => one.said);
  const takenBy = await Promise.all(parts.map((part) => findSame(encoder, part, said)));
  return parts.filter((_, index) => takenBy[index] === null);
}

/** Whether a part of somebody's words says a find by itself, and is not only said about one. */
async function saysFind(
  encoder: SentenceEncoder,
  view: DialogueView,
  { text }: Said,
): Promise<boolean> {
  if (SAYS_OF_IT.test(text)) return false;
  if (asksForQuestions(view) && ASKS.test(text)) return true;
  const own = ownFindsOf(view)[0];
  const credited = { text, slight: 0, isBesideTalk: false };
  return own !== undefined && (await seesGround(encoder, view, credited, own)) !== "none";
}

/** The part of its words that a credit stands on; null when there is none. */
async function findStand(
  encoder: SentenceEncoder,
  view: DialogueView,
  credit: ReadCredit,
  taken: readonly Taken[],
): Promise<Said | null> {
  const { parts, ways, expectation } = credit;
  const free = await freeParts(encoder, credit, taken);
  const [first = null] = free;
  if (parts.length === 1 || first === null) return first;
  const isFind = await Promise.all(free.map((part) => saysFind(encoder, view, part)));
  const finds = free.filter((_, index) => isFind[index]);
  const toWays = ways.map((way) => way.vector);
  const [best] = finds.toSorted(
    (one, other) => nearest([other.vector], toWays) - nearest([one.vector], toWays),
  );
  if (best !== undefined) return best;
  // What is one find as a whole need not be one in any of its parts.
  return isOwnFind(expectation) && free.length < parts.length ? null : first;
}

function ownFindsOf({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter((one) => one.step === dialogue.step && isOwnFind(one));
}

/**
 * The credits of a message that nothing new in it bears out, where the learner's own finds count beside the key's:
 * one find earns one credit, however it is put and however often it is sent.
 */
export async function findRepeats(
  encoder: SentenceEncoder,
  view: DialogueView,
  credits: readonly Credit[],
): Promise<ReadonlySet<string>> {
  const own = ownFindsOf(view);
  if (own.length === 0 || credits.length === 0) return new Set();
  const isOwn = ({ id }: Credit): boolean => own.some((one) => one.id === id);
  const before = creditsBefore(view);
  // What the key lists has the first claim to words.
  const now = credits.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  const read = await readCredits(encoder, view, [...before, ...now]);
  const taken: Taken[] = [];
  const repeats = new Set<string>();
  for (const [index, credit] of read.entries()) {
    const { expectation, whole, ways } = credit;
    const isBefore = index < before.length;
    const stand = await findStand(encoder, view, credit, taken);
    if (stand === null && !isBefore) repeats.add(expectation.id);
    else
      taken.push({
        isOwn: isOwnFind(expectation),
        said: [stand ?? whole, ...ways],
        before: isBefore ? whole : null,
      });
  }
  return repeats;
}
