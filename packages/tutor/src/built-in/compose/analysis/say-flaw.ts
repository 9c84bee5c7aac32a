import { fillSlots } from "@elenchus/curriculum/frames/defences";
import { slotsOf } from "../defence-slots.ts";
import type { EvaluatedPassage } from "./analysis.ts";
import texts from "./flaws.json" with { type: "json" };

/** What is said of a flaw; of a fallacy, what is the same for any passage stands elsewhere. */
interface FlawTexts {
  readonly statement: string;
  readonly paraphrases?: readonly string[] | undefined;
  readonly hint?: string | undefined;
  readonly prompt?: string | undefined;
  /** Ways in which a learner may give the weak part of the passage as one of its reasons. */
  readonly asReason: readonly string[];
}

const TEXTS: Readonly<Record<string, FlawTexts | undefined>> = texts;

/** What is said of the passage's own flaw, in its words and figures; null in modules whose weakness is no flaw. */
export function sayFlaw(passage: EvaluatedPassage) {
  const told = TEXTS[passage.frame.weakness];
  if (told === undefined) return null;
  const slots = slotsOf(passage);
  const fill = (text = ""): string => fillSlots([text], slots).join(" ");
  return {
    statement: fill(told.statement),
    paraphrases: fillSlots(told.paraphrases ?? [], slots),
    hint: fill(told.hint),
    prompt: fill(told.prompt),
    asReason: fillSlots(told.asReason, slots),
  };
}
