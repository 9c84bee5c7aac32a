import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { createHearing, type Hearing } from "@elenchus/tutor/llm/guard/hearing";
import { createLeakGuard, type LeakGuard } from "@elenchus/tutor/llm/guard/leak-guard";

/** The guard as the tutor by a model has it; with another hearing while one is fitted. */
export function guardOf(encoder: SentenceEncoder, hear?: Hearing): LeakGuard {
  const embed = (texts: readonly string[]) => encoder.embed(texts);
  const { wouldEarn } = lendParts({ encoder });
  return createLeakGuard({ embed, wouldEarn, hear: hear ?? createHearing(embed) });
}
