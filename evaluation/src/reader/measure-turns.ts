import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import { assessMessage } from "@elenchus/tutor/built-in/grade/assess";
import { actText } from "@elenchus/tutor/reader/act-text";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { placeOf, type ReadTurn } from "./read-turn.ts";

/** What became of a message, through the whole of the built-in tutor's judgement. */
export type Fate = "accepted" | "unsure" | "missed" | Exclude<SpeechAct, "answer">;

/** A turn with what became of it. */
export interface JudgedTurn {
  readonly turn: ReadTurn;
  readonly fate: Fate;
  readonly assessment: Assessment;
}

function fateOf({ speechAct, coverage, unsure = [] }: Assessment): Fate {
  if (Object.values(coverage).some((value) => value >= COVERED)) return "accepted";
  if (speechAct !== "answer") return speechAct;
  return unsure.length > 0 ? "unsure" : "missed";
}

/** The sets were filed without the kind of weakness, by which a fallacy's name is looked up: the frame tells it. */
function withWeakness(argument: Argument): Argument {
  const weakness = /^m5-(.+)-\d+$/u.exec(argument.frame)?.[1]?.replaceAll("-", "_");
  if (weakness === undefined) return argument;
  const expectations = argument.key.expectations.map((one) => ({ ...one, weakness }));
  return { ...argument, key: { ...argument.key, expectations } };
}

/** Has the built-in tutor judge turns in their places. */
export async function judgeTurns(
  reader: Reader,
  turns: readonly ReadTurn[],
): Promise<JudgedTurn[]> {
  const judged: JudgedTurn[] = [];
  for (const turn of turns) {
    const { step, message, last } = turn;
    const argument = withWeakness(turn.argument);
    const { target } = placeOf(turn);
    const dialogue = { ...dialogueAtStep(argument, step), ...(target === null ? {} : { target }) };
    const text = last ?? argument.steps[step]?.opening ?? "";
    const transcript = [{ sender: "system" as const, text: actText(text), step }];
    const view = { argument, dialogue, transcript };
    const assessment = await assessMessage(reader, view, message, "measured");
    judged.push({ turn, fate: fateOf(assessment), assessment });
  }
  return judged;
}

/** The share of turns that a fate, or one of several, befell: 0 to 1; NaN of no turns. */
export function shareOf(judged: readonly JudgedTurn[], ...fates: readonly Fate[]): number {
  return judged.filter(({ fate }) => fates.includes(fate)).length / judged.length;
}
