import { readSpeechAct } from "@elenchus/tutor/built-in/listen/read-speech-act";
import { REPAIR_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { dialogueAt, type LabelledAnswer, placeAnswer } from "../labelled-answer.ts";
import { earns, type RightAnswer } from "../right-answer.ts";
import type { readWrongAnswers } from "../wrong-answers.ts";
import { askedIn, type GroundSample, type GroundSource } from "./ground-samples.ts";

/** What of an answer may be credited, where the cheap checks let it pass. */
function answerSamples(
  { argument, dialogue, message }: Pick<RightAnswer, "argument" | "dialogue" | "message">,
  expectations: readonly Expectation[],
  source: GroundSource,
): GroundSample[] {
  const view = { argument, dialogue, transcript: [] };
  const { rest } = checkGaming(message);
  const isStopped = rest === "" || readSpeechAct(view, message).speechAct !== "answer";
  if (isStopped || expectations.length === 0) return [];
  return [{ view, text: rest, expectations, source, origin: argument.issue }];
}

/** Right answers that a judge credits. */
export function honestSamples(answers: readonly RightAnswer[]): GroundSample[] {
  return answers.flatMap((right) => {
    const expectations = askedIn(right.argument, right.dialogue).filter((one) => earns(right, one));
    return answerSamples(right, expectations, "right");
  });
}

/** Answers that earn nothing, not even as near, credited with all that is asked for. */
export function wrongLabelSamples(labels: readonly LabelledAnswer[]): GroundSample[] {
  return labels
    .filter(({ act, covers, near }) => act === "answer" && covers.length + near.length === 0)
    .map(placeAnswer)
    .flatMap((placed) => answerSamples(placed, askedIn(placed.argument, placed.dialogue), "wrong"));
}

type Written = Awaited<ReturnType<typeof readWrongAnswers>>;

/** The right ones of answers that were written side by side. */
export function writtenRights(written: Written): RightAnswer[] {
  return written.flatMap(({ argument, places }) =>
    places.flatMap((place) => {
      const dialogue = dialogueAt(argument, place);
      return place.right.map(({ id, message }) => ({ argument, dialogue, message, covers: [id] }));
    }),
  );
}

/** Right and wrong answers that were written side by side. */
export function writtenSamples(written: Written): GroundSample[] {
  return written.flatMap(({ argument, places }) =>
    places.flatMap((place) => {
      const dialogue = dialogueAt(argument, place);
      const asked = askedIn(argument, dialogue);
      const at = (message: string) => ({ argument, dialogue, message });
      return [
        ...place.wrong.flatMap((message) => answerSamples(at(message), asked, "wrong")),
        ...place.right.flatMap(({ id, message }) =>
          answerSamples(
            at(message),
            asked.filter((one) => one.id === id),
            "beside",
          ),
        ),
      ];
    }),
  );
}

/** The places of an argument at which something is asked for: its steps, and all of its further questions. */
function placesOf({ steps, key }: Argument): Pick<LabelledAnswer, "step" | "probe">[] {
  const probes = key.expectations.filter(({ kind }) => kind === "probe");
  return [
    ...steps.map((_, step) => ({ step })),
    ...probes.map(({ step, id }) => ({ step, probe: id })),
  ];
}

/** What asks for the same in two places of an argument. */
const SAME_ANSWERS: readonly ReadonlySet<string>[] = [
  new Set(["probe-conclusion-objection", "probe-reason-objection"]),
];
/** Kinds whose right answers do not mend an argument; what was found wanting says what would. */
const MENDS_NOTHING: ReadonlySet<ExpectationKind> = new Set(["conclusion", "reason", "probe"]);

/** Whether what answers one of two expectations may answer the other one, too. */
function mayAnswerBoth(own: Expectation, other: Expectation): boolean {
  if (other.kind === "impact") return true;
  if (other.id === REPAIR_ID && !MENDS_NOTHING.has(own.kind)) return true;
  if (own.kind !== "probe" || other.kind !== "probe") return own.kind === other.kind;
  return own.id === other.id || SAME_ANSWERS.some((ids) => ids.has(own.id) && ids.has(other.id));
}

/** Right answers at some place where something else is asked for. */
export function elsewhereSamples(answers: readonly RightAnswer[]): GroundSample[] {
  return answers.flatMap(({ argument, message, covers }) => {
    const own = argument.key.expectations.find(({ id }) => id === covers[0]);
    const places = placesOf(argument);
    const place = places[hashText(message) % places.length];
    if (own === undefined || place === undefined) return [];
    const dialogue = dialogueAt(argument, place);
    const asked = askedIn(argument, dialogue);
    if (asked.includes(own)) return [];
    const others = asked.filter((one) => !mayAnswerBoth(own, one));
    return answerSamples({ argument, dialogue, message }, others, "elsewhere");
  });
}
