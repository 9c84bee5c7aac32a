import { lendParts } from "../built-in/lend-parts.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { createHearing, type Hearing } from "../llm/guard/hearing.ts";
import { createLeakGuard, type LeakGuard } from "../llm/guard/leak-guard.ts";

/** The guard as the tutor by a model has it; with another hearing while one is fitted. */
export function guardOf(encoder: SentenceEncoder, hear?: Hearing): LeakGuard {
  const embed = (texts: readonly string[]) => encoder.embed(texts);
  const { wouldEarn } = lendParts({ encoder });
  return createLeakGuard({ embed, wouldEarn, hear: hear ?? createHearing(embed) });
}
