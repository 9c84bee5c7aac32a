import type { Assessment } from "@elenchus/dialogue/dialogue";
import { judgeBare } from "@elenchus/dialogue/finding";
import { hearsDistress } from "./hears-distress.ts";

/** The judgement that a learner is in distress; it credits nothing, and blames for nothing. */
export function distressed(judge: string): Assessment {
  return judgeBare({ kind: "spoken", act: "distress", sign: "signs_of_distress" }, judge);
}

/** Comes before every other look at a message. Null when no distress is heard in it. */
export function assessDistress(message: string, passage: string, judge: string): Assessment | null {
  return hearsDistress(message, passage) ? distressed(judge) : null;
}
