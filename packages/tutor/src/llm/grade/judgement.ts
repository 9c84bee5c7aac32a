import * as z from "zod/mini";
import { SPEECH_ACTS } from "@elenchus/dialogue/dialogue";

/** What the judging model says of a message. The order is that of thinking: words, why, how far. */
export const Judgement = z.object({
  /** What the message does, the chief act first. */
  speechActs: z.array(z.enum(SPEECH_ACTS)),
  /** One short sentence on the learner's words: what is right, and what is wrong or too vague. */
  because: z.string(),
  expectations: z.array(
    z.object({
      /** Of an expectation that was asked about. */
      id: z.string(),
      /** The learner's own words that say it, verbatim; empty when none do. */
      words: z.string(),
      /** One short sentence: what of it these words say. */
      why: z.string(),
      /** 0 to 1. */
      coverage: z.number(),
    }),
  ),
  /** Ids of the misconceptions that the message shows. */
  misconceptions: z.array(z.string()),
  /** 0 to 1. */
  confidence: z.number(),
});
export type Judgement = z.output<typeof Judgement>;

/** A number from 0 to 1, whatever a model wrote. */
export function clamp(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}
