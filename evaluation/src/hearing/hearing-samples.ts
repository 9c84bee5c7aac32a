import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import {
  type HeardSentence,
  type LookedSentence,
  readHearingTerms,
  readLookTerms,
} from "@elenchus/tutor/llm/guard/hearing-terms";
import type { Embed } from "@elenchus/tutor/llm/guard/nearness";
import type { Grounds, Suspect } from "@elenchus/tutor/llm/guard/word-terms";
import { isSaidWhole } from "../attacks/is-said-whole.ts";
import { guardOf } from "../guard-of.ts";
import type { StrangerArgument } from "../stranger-arguments.ts";
import { type HearingSource, saidSentences } from "./said-sentences.ts";

/** A suspect sentence as it is heard, and what it is. */
export interface HearingSample {
  readonly looked: LookedSentence;
  readonly heard: HeardSentence;
  readonly source: HearingSource;
  readonly grounds: Grounds;
  /** What samples have in common that must not be told apart by it. */
  readonly origin: string;
}

/** Hears every sentence of strangers and labels that the guard's checks suspect, outside of the held-out ones. */
export async function hearingSamples(
  encoder: SentenceEncoder,
  isMeant: (stranger: StrangerArgument) => boolean,
): Promise<HearingSample[]> {
  let suspects: Suspect[] = [];
  const guard = guardOf(encoder, async (suspect) => {
    suspects.push(suspect);
    return true;
  });
  const samples: HearingSample[] = [];
  for (const { turn, sentence, source } of await saidSentences(isMeant)) {
    suspects = [];
    await isSaidWhole(guard, turn, sentence);
    // What stands in brackets is heard by itself, and may be no more than an aside.
    const whole = suspects.find(({ read }) => read.text === sentence);
    if (whole === undefined) continue;
    const embed: Embed = (texts) => encoder.embed(texts);
    const heard = await readHearingTerms(embed, whole);
    const looked = await readLookTerms(embed, whole);
    const { grounds } = whole;
    samples.push({ looked, heard, source, grounds, origin: turn.view.argument.issue });
  }
  return samples;
}
