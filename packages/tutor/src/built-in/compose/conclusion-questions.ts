import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { fillWith } from "@elenchus/dialogue/answer-key/fill-with";
import { conclusionTestProbe, probeOf } from "@elenchus/dialogue/answer-key/probes";
import type { Expectation } from "@elenchus/dialogue/argument";
import claims from "./claims.json" with { type: "json" };

const { hints, signal: bySignal, where, asksObjection, asksBackground } = claims.conclusion;

/** Hints towards the conclusion, from weak to strong; none says what it is. */
export function conclusionHints({ frame }: ComposedPassage): string[] {
  const { conclusionPlace: place, signal } = frame;
  const strong =
    place === "middle" && signal !== null ? fillWith({ signal })(bySignal) : where[place];
  return [...hints, strong];
}

/** Questions that make a quick right answer a well-founded one. */
export function conclusionProbes({ frame, issue, background }: ComposedPassage): Expectation[] {
  const { objection } = issue;
  const further = frame.hasObjection
    ? probeOf("conclusionObjection", { question: fillWith({ objection })(asksObjection) })
    : probeOf("conclusionBackground", { question: fillWith({ background })(asksBackground) });
  return [conclusionTestProbe(frame.signal), further];
}
