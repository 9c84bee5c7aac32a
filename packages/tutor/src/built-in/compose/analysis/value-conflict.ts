import type { FirstValue, RankedValue } from "@elenchus/curriculum/evaluation";
import { fillSlots } from "@elenchus/curriculum/frames/defences";
import { VALUES } from "@elenchus/curriculum/values";
import { fillWith } from "@elenchus/dialogue/answer-key/fill-with";
import { IMPACT_OF_RANKING } from "@elenchus/dialogue/answer-key/impact";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import { valueExpectation } from "@elenchus/dialogue/answer-key/values";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy } from "./analysis.ts";
import texts from "./values.json" with { type: "json" };

function wordsFor({ ids }: RankedValue): string[] {
  return ids.flatMap((id) => [VALUES[id].name, ...VALUES[id].words]);
}

/** One name would tell but half of a value that it takes two reasons to show. */
function nameOf({ ids: [id], phrase, shownBy = [] }: FirstValue): string {
  return id === undefined || shownBy.length > 1 ? phrase : VALUES[id].name;
}

/** The passage's reason that shows the first value: the one that is named, else the first. */
function showingReason({ issue, reasons }: EvaluatedPassage): string {
  const [named] = issue.values.first.shownBy ?? [];
  const showing = named === undefined ? undefined : issue.reasons[named];
  return (reasons.find(({ reason }) => reason === showing) ?? reasons[0])?.reason.clause ?? "";
}

/** Module 4: what is put first, and what has to stand back. */
export function valueConflict(passage: EvaluatedPassage): Analysis {
  const { first, second, concession } = passage.issue.values;
  const fill = fillWith({ reason: showingReason(passage), concession });
  const expect = (side: keyof typeof texts, value: FirstValue, other: RankedValue) => {
    const { hints, prompt } = texts[side];
    const named = { name: nameOf(value), words: wordsFor(value) };
    const help = { hints: hints.map(fill), prompt: fill(prompt) };
    return valueExpectation(side, { ...value, ...named, ...help }, other);
  };
  return {
    expectations: [
      expect("first", first, second),
      expect("second", second, first),
      probeOf("ranking", { words: passage.frame.weakWords(passage), concession }),
    ],
    misconceptions: misconceptionsOf("value", partsOf(passage), {
      slots: { first: [first.phrase], second: [second.phrase] },
    }),
    impact: impact(passage),
  };
}

function impact({ issue, passage }: EvaluatedPassage): Analysis["impact"] {
  const slots = { second: [issue.values.second.phrase] };
  const { statements, paraphrases, ...rest } = IMPACT_OF_RANKING;
  const statement = pickBy(passage, fillSlots(statements, slots));
  return { ...rest, statement, paraphrases: fillSlots(paraphrases, slots) };
}
