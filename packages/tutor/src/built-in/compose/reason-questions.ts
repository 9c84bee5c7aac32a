import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { fillWith } from "@elenchus/dialogue/answer-key/fill-with";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import type { Expectation } from "@elenchus/dialogue/argument";
import claims from "./claims.json" with { type: "json" };

const texts = claims.reason;
const PLACES = ["near the beginning", "around the middle", "towards the end"] as const;

/** In which third of the passage a clause of it has its middle. */
function placeOf(passage: string, clause: string): string {
  const start = passage.toLowerCase().indexOf(clause.toLowerCase());
  const share = (start + clause.length / 2) / passage.length;
  return PLACES[Math.floor(share * PLACES.length)] ?? PLACES[0];
}

/** Hints towards one reason, from weak to strong; none says what it is. */
export function reasonHints({ passage, reasons }: ComposedPassage, index: number): string[] {
  const used = reasons[index];
  const { clause = "", detail = "" } = used?.reason ?? {};
  const strong = used?.withDetail === true ? texts.hintByDetail : texts.hintByPlace;
  return [...texts.hints, strong].map(fillWith({ place: placeOf(passage, clause), detail }));
}

/** A question on a sentence that stands near the reasons and is none. */
export function reasonProbe({ frame, issue, reasons }: ComposedPassage): Expectation {
  const illustrated = reasons.find((used) => used.withDetail);
  if (illustrated === undefined || (frame.hasObjection && frame.conclusionPlace === "first")) {
    const fill = fillWith({ objection: issue.objection });
    return probeOf("reasonObjection", { question: fill(texts.asksObjection) });
  }
  const fill = fillWith({ detail: illustrated.reason.detail });
  return probeOf("reasonDetail", { question: fill(texts.asksDetail) });
}
