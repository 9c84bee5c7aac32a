import { asksForFact } from "./reading/analysis-talk.ts";
import { isDenial } from "./reading/polarity.ts";
import type { Segment } from "./reading/segments.ts";
import { hasReversal, isScrambled } from "./reading/antonyms.ts";
import { shareOfMessageCopied, shareOfSourceCopied } from "../../text/copying.ts";
import { isBare, isHeap } from "./reading/heaps.ts";
import { isNormative } from "./reading/norms.ts";
import { contentStems, normalise } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { lean } from "./leaning.ts";
import type { Statement } from "./statements.ts";

/** How a segment stands to a statement; the input of the score model, in its order. */
export interface Features {
  /** Nearness of meaning to the statement's nearest text, −1 to 1. */
  readonly near: number;
  /** How much nearer than to the nearest rival statement, the opposite apart. */
  readonly nearMargin: number;
  /** How much nearer than to the statement's opposite; 0 where it has none. */
  readonly nearOverOpposite: number;
  /** Shared content words with the statement's best text, F1, 0 to 1. */
  readonly shared: number;
  readonly sharedMargin: number;
  readonly sharedOverOpposite: number;
  /** Share of the segment's content words that any text of the statement uses, 0 to 1. */
  readonly known: number;
  readonly knownMargin: number;
  /** Content words of the segment, at most 6, scaled to 0 to 1. */
  readonly size: number;
  /** How much nearer the texts are that the segment denies than those it does not, −0.5 to 0.5. */
  readonly denial: number;
  /** 1 when the message says what should be, 0 when it only says how things are. */
  readonly normative: number;
  /** 1 when the segment asks for a fact or says that one is not given. */
  readonly asking: number;
  /** How plainly the message has a wording in it that carries the statement's idea, 0 to 1. */
  readonly concept: number;
  /** How plainly the message carries the idea of another fault of the same kind, 0 to 1. */
  readonly otherConcept: number;
  /** How far the message leans towards what right answers of the kind have in common. */
  readonly leaning: number;
}

/** A segment against a statement. */
export interface Match {
  readonly segment: Segment;
  readonly statement: Statement;
  readonly features: Features;
  /** The segment is a heap of words without a sentence's structure. */
  readonly heaped: boolean;
  /** The message has the statement's own wording in it, undenied. */
  readonly verbatim: boolean;
  /** The segment denies or reverses the very text of the statement that is nearest to it. */
  readonly against: boolean;
  /** The segment says the statement with a word turned into its reverse. */
  readonly reversed: boolean;
  /** The segment has no glue between its words and is not the statement's own wording either. */
  readonly bare: boolean;
}

interface Raw {
  /** The text that is nearest in meaning. */
  readonly nearest: string;
  readonly near: number;
  readonly shared: number;
  readonly known: number;
  /** How much nearer the nearest text is that the segment would deny than the nearest it would not. */
  readonly denial: number;
}

/** Share of a segment's runs of three words from which on it is the statement's own wording. */
const OWN_WORDING = 0.6;

/** Share of a statement's own wording that states it. */
const VERBATIM = 0.8;

function isVerbatim({ texts }: Statement, message: string): boolean {
  const [wording = ""] = texts;
  return shareOfSourceCopied(message, wording) >= VERBATIM && !isDenial(message, wording);
}

/**
 * Whether a segment reverses a word of the statement's own wording or of its nearest text, and no text
 * of the statement uses the reverse.
 */
function isReversal({ texts }: Statement, { nearest }: Raw, segment: string): boolean {
  const wording = texts[0] ?? "";
  const isIn = (text: string): boolean => hasReversal(segment, text);
  return isIn(nearest) && isIn(wording) && texts.filter(isIn).length * 2 >= texts.length;
}

function isAgainst({ nearest }: Raw, segment: string): boolean {
  return hasReversal(segment, nearest) || isDenial(segment, nearest);
}

function isWordingOf({ texts }: Statement, segment: string): boolean {
  return texts.some((text) => shareOfMessageCopied(segment, text) >= OWN_WORDING);
}

function sharedF1(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((stem) => other.has(stem)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

function rawMatch(
  segment: { text: string; stems: ReadonlySet<string>; vector: Float32Array },
  texts: readonly { text: string; stems: ReadonlySet<string>; vector: Float32Array }[],
): Raw {
  let near = -1;
  let nearest = "";
  let agreeing = -1;
  let denied = -1;
  let shared = 0;
  const vocabulary = new Set<string>();
  for (const text of texts) {
    const likeness = cosine(segment.vector, text.vector);
    if (likeness > near) {
      near = likeness;
      nearest = text.text;
    }
    if (isDenial(segment.text, text.text)) denied = Math.max(denied, likeness);
    else agreeing = Math.max(agreeing, likeness);
    shared = Math.max(shared, sharedF1(segment.stems, text.stems));
    for (const stem of text.stems) vocabulary.add(stem);
  }
  const inside = [...segment.stems].filter((stem) => vocabulary.has(stem)).length;
  return {
    nearest,
    near,
    shared,
    known: segment.stems.size === 0 ? 0 : inside / segment.stems.size,
    denial: denied - agreeing,
  };
}

/** Holds every segment of a message against every statement. */
export async function matchSegments(
  encoder: SentenceEncoder,
  message: string,
  segments: readonly Segment[],
  statements: readonly Statement[],
): Promise<Match[]> {
  const texts = statements.flatMap((statement) => [...statement.texts]);
  const vectors = await encoder.embed([...segments.map((segment) => segment.text), ...texts]);
  let next = segments.length;
  const prepared = statements.map((statement) => ({
    statement,
    texts: statement.texts.map((text) => {
      const vector = vectors[next] ?? new Float32Array();
      next += 1;
      return { text, stems: contentStems(text), vector };
    }),
  }));
  const normative = isNormative(message) ? 1 : 0;
  const leanings = await leaningsOf(encoder, message, statements);
  const concepts = statements.map((statement) => statement.concept?.(message) ?? 0);
  return segments.flatMap((segment, index) => {
    const { text } = segment;
    const stems = contentStems(text);
    const asking = asksForFact(text) ? 1 : 0;
    const read = { text, stems, vector: vectors[index] ?? new Float32Array() };
    const raws = prepared.map(({ texts: own }) => rawMatch(read, own));
    return statements.map((statement, at) => ({
      segment,
      statement,
      features: {
        ...compare(statements, raws, at),
        size: Math.min(stems.size, 6) / 6,
        normative,
        asking,
        concept: concepts[at] ?? 0,
        otherConcept: statement.otherConcept?.(message) ?? 0,
        leaning: leanings[at] ?? 0,
      },
      heaped:
        (isHeap(text) || isScrambled(text, statement.texts[0] ?? "")) &&
        !isWordingOf(statement, text),
      verbatim: isVerbatim(statement, message),
      against: isAgainst(raws[at] ?? NOTHING, text),
      reversed: isReversal(statement, raws[at] ?? NOTHING, text),
      bare: (isBare(text) || isBare(message)) && !isWordingOf(statement, text),
    }));
  });
}

async function leaningsOf(
  encoder: SentenceEncoder,
  message: string,
  statements: readonly Statement[],
): Promise<number[]> {
  if (statements.every((one) => (one.leaning ?? null) === null)) return [];
  const [vector = new Float32Array()] = await encoder.embed([normalise(message)]);
  return statements.map(({ leaning = null }) => (leaning === null ? 0 : lean(leaning, vector)));
}

const NOTHING: Raw = { nearest: "", near: 0, shared: 0, known: 0, denial: 0 };

/** How a segment stands to one statement, beside its rivals and beside its opposite. */
function compare(
  statements: readonly Statement[],
  raws: readonly Raw[],
  at: number,
): Omit<Features, "size" | "normative" | "asking" | "concept" | "otherConcept" | "leaning"> {
  const own = raws[at] ?? NOTHING;
  const oppositeAt = statements.findIndex((one) => one.id === statements[at]?.opposite);
  const opposite = raws[oppositeAt] ?? own;
  const rivals = raws.filter((_, other) => other !== at && other !== oppositeAt);
  const best = (pick: (raw: Raw) => number): number => Math.max(0, ...rivals.map(pick));
  return {
    near: own.near,
    nearMargin: own.near - best((raw) => raw.near),
    nearOverOpposite: own.near - opposite.near,
    shared: own.shared,
    sharedMargin: own.shared - best((raw) => raw.shared),
    sharedOverOpposite: own.shared - opposite.shared,
    known: own.known,
    knownMargin: own.known - best((raw) => raw.known),
    denial: Math.max(-0.5, Math.min(0.5, own.denial)),
  };
}

/** Of a message's matches with a statement the one that speaks of it most. */
export function pickNearest(matches: readonly Match[]): Match | null {
  const rank = ({ features }: Match): number =>
    features.near +
    features.nearMargin +
    features.nearOverOpposite +
    0.5 * (features.shared + features.sharedMargin);
  return matches.reduce<Match | null>(
    (best, one) => (best === null || rank(one) > rank(best) ? one : best),
    null,
  );
}
