import { cosine } from "../../text/cosine.ts";
import { normalise } from "@elenchus/dialogue/words/words";
import type { KeyText } from "./key-index.ts";
import { type Telling, withoutTalk } from "./telling.ts";

/** Turns sentences into vectors whose cosine tells how near their meanings are. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

/** From here on a sentence says the same as a way of saying a secret, by how it is put. */
const SAME: Readonly<Record<Telling, { particular: number; general: number }>> = {
  states: { particular: 0.36, general: 0.55 },
  presents: { particular: 0.42, general: 0.58 },
  leads: { particular: 0.45, general: 0.58 },
  asks: { particular: 0.38, general: 0.58 },
  claims: { particular: 0.56, general: 0.68 },
  none: { particular: 0.66, general: 0.74 },
};
/** What is said of these sounds much alike, whatever the passage. */
const GENERAL: ReadonlySet<string> = new Set(["probe", "impact"]);
/** By so much a secret has to be nearer than what may be said. */
const MARGIN = 0.02;

/** What merely leads up to a claim would drown it. */
const LEAD =
  /^(?:(?:so|well|now|and|but|then|yes|no|right|in short|in other words)[,:]? |(?:the|its|their|another|one|an?) (?:[\w']+ )?(?:conclusion|reason|point|claim|answer|assumption|idea)s? (?:here )?(?:is|are|was)(?: that| this)?[:,]? |(?:the writer|the passage|it|this) (?:wants us to accept|wants|thinks|believes|claims|argues|says|concludes|assumes|holds|means|shows|tells us)(?: that)?[:,]? |(?:i|some(?: people)?) (?:bet|wish|think|believe|suspect|hope|guess|doubt|say|hold|claim)(?: you had \w+)? that |(?:would you say|could one say|do you (?:think|mean)|could it be|might it be|is it|isn't it)(?: perhaps)?(?: that)? )+/iu;

/**
 * The claim of a sentence, without its lead-in, its emphasis and its quotation marks; in small letters, as the
 * assessor reads it, so that both ask the encoder for the same text.
 */
function claimOf(sentence: string): string {
  return normalise(
    withoutTalk(sentence)
      .replaceAll(/[*_"“”]/gu, "")
      .trim()
      .replace(LEAD, ""),
  );
}

/** A sentence about which the cheap checks are in doubt. */
export interface Doubt {
  readonly sentence: string;
  readonly telling: Telling;
  /** Ways of saying secrets that it might be one of. */
  readonly secrets: readonly KeyText[];
  /** What may be said: earned statements, the learner's message, texts of the move. */
  readonly free: readonly string[];
}

/** How near a vector is to others; 0 for texts without words. */
function nearnessTo(said: Float32Array, others: readonly Float32Array[]): number[] {
  return others.map((vector) => (vector.length > 0 ? cosine(said, vector) : 0));
}

/** Id of the expectation that a sentence says in other words; null when it says none. */
export async function findSameMeaning(embed: Embed, doubt: Doubt): Promise<string | null> {
  const { secrets, free } = doubt;
  const [said, ...others] = await embed([
    claimOf(doubt.sentence),
    ...secrets.map(({ text }) => text),
  ]);
  if (said === undefined || said.length === 0) return null;
  const bounds = SAME[doubt.telling];
  const nearness = nearnessTo(said, others);
  const near = secrets.flatMap(({ expectation }, at) => {
    const bound = GENERAL.has(expectation.kind) ? bounds.general : bounds.particular;
    const own = nearness[at] ?? 0;
    return own >= bound ? [{ id: expectation.id, own }] : [];
  });
  // What may be said is new in every turn, so it is encoded only where it may matter.
  if (near.length === 0) return null;
  const nearestFree = Math.max(0, ...nearnessTo(said, await embed(free)));
  return near.find(({ own }) => own >= nearestFree + MARGIN)?.id ?? null;
}
