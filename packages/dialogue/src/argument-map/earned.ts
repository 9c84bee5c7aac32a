import type { Expectation } from "../argument.ts";
import { COVERED } from "../coverage.ts";
import type { Dialogue } from "../dialogue.ts";
import { sharesPlace } from "../words/words.ts";
import type { DialogueView } from "../tutor.ts";

/** Whether the learner found it, or the tutor told it. A further question counts once it was asked. */
export function isEarned({ coverage, asserted, probed }: Dialogue, one: Expectation): boolean {
  if (one.kind === "probe" && !probed.includes(one.id)) return false;
  return (coverage[one.id] ?? 0) >= COVERED || asserted.includes(one.id);
}

/** Where an earned expectation stands; null also where the place says what is not earned. */
export function earnedQuote(
  { argument, dialogue }: DialogueView,
  { quote = "" }: Expectation,
): string | null {
  const hidden = argument.key.expectations.filter((one) => !isEarned(dialogue, one));
  const givesAway = hidden.some(({ statement }) => sharesPlace(quote, statement));
  return quote === "" || givesAway ? null : quote;
}
