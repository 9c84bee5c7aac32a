import type { FirstValue, RankedValue } from "@elenchus/curriculum/evaluation";
import { fillSlots } from "@elenchus/curriculum/frames/defences";
import { VALUES } from "@elenchus/curriculum/values";
import { IMPACT_OF_RANKING } from "@elenchus/dialogue/answer-key/impact";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import { valueExpectation } from "@elenchus/dialogue/answer-key/values";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy } from "./analysis.ts";

const WEAK_HINT =
  "Values are what people care about, and facts cannot settle which comes first. Ask of this argument: what would be gained if the writer had it all their own way, and what would be lost?";

function wordsFor({ ids }: RankedValue): string[] {
  return ids.flatMap((id) => [VALUES[id].name, ...VALUES[id].words]);
}

/** One name would tell but half of a value that it takes two reasons to show. */
function nameOf({ ids: [id], phrase, shownBy = [] }: FirstValue): string {
  return id === undefined || shownBy.length > 1 ? phrase : VALUES[id].name;
}

/** Which of the passage's reasons shows the first value: the one that is named, else the first. */
function placeOfShowing({ issue, reasons }: EvaluatedPassage): number {
  const [named] = issue.values.first.shownBy ?? [];
  const showing = named === undefined ? undefined : issue.reasons[named];
  return Math.max(
    0,
    reasons.findIndex(({ reason }) => reason === showing),
  );
}

/** Module 4: what is put first, and what has to stand back. */
export function valueConflict(passage: EvaluatedPassage): Analysis {
  const { first, second, concession } = passage.issue.values;
  return {
    expectations: [
      valueExpectation(
        "first",
        {
          ...first,
          name: nameOf(first),
          words: wordsFor(first),
          hints: [
            WEAK_HINT,
            `Take the reason "${passage.reasons[placeOfShowing(passage)]?.reason.clause ?? ""}". Why would anybody mind about that? What do they hold dear?`,
            "Imagine a person who cheers when the writer's wish comes true. What, in one or two words, does that person care about most?",
          ],
          prompt: 'Finish this sentence: "What matters most to the writer is …"',
        },
        second,
      ),
      valueExpectation(
        "second",
        {
          ...second,
          name: nameOf(second),
          words: wordsFor(second),
          hints: [
            WEAK_HINT,
            "The writer mentions what would be given up, and passes on quickly. Find that place. Who would mind, and why?",
            `Look at the words "${concession}". What does somebody care about who is sorry to hear that?`,
          ],
          prompt: `Finish this sentence: "Somebody who minds that ${concession} cares about …"`,
        },
        first,
      ),
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
