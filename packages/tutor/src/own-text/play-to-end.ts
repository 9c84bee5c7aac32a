import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { startDialogue } from "@elenchus/dialogue/policy";
import { takeTurn } from "@elenchus/dialogue/take-turn";
import type { DialogueView, Tutor } from "@elenchus/dialogue/tutor";
import type { OwnTextProblem } from "@elenchus/domain/own-text";
import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { problemAt } from "./problem-at.ts";

/** The answer of a learner who knows the key. */
export function answerFromKey({ key }: Argument, { target, step, coverage }: Dialogue): string {
  const open = key.expectations.filter(
    (one) => one.step === step && one.kind !== "probe" && (coverage[one.id] ?? 0) < COVERED,
  );
  const asked = key.expectations.find(({ id }) => id === target);
  // A find of the learner's own says nothing by itself.
  const isListed = (one: Expectation | undefined) =>
    one !== undefined && one.paraphrases.length > 0;
  const said = isListed(asked) ? asked : open.find(isListed);
  return said?.paraphrases[1] ?? said?.paraphrases[0] ?? "I do not know";
}

/** Plays a dialogue with a learner who answers as the key says. @returns where it does not come to its end */
export async function playToEnd(
  argument: Argument,
  tutor: Tutor,
  call: TutorCall,
): Promise<OwnTextProblem[]> {
  let view: DialogueView = { argument, dialogue: startDialogue(argument), transcript: [] };
  for (let turn = 0; turn < MAX_LEARNER_MESSAGES; turn += 1) {
    const message = answerFromKey(argument, view.dialogue);
    const { step } = view.dialogue;
    const { reply, assessment, move, dialogue } = await takeTurn(tutor, view, {
      message,
      onText: () => {},
      call,
    });
    if (dialogue.outcome === "success") return [];
    if (dialogue.outcome !== null) break;
    const said = { sender: "user", text: message, step, assessment } as const;
    const told = { sender: "system", text: reply, step: dialogue.step, move } as const;
    view = { argument, dialogue, transcript: [...view.transcript, said, told] };
  }
  const { title = "" } = argument.steps[view.dialogue.step] ?? {};
  return [
    problemAt("points").error(
      `A student who answers in your own words does not come to the end of the dialogue: it stays at “${title}”. Say more fully what is right there.`,
    ),
  ];
}
