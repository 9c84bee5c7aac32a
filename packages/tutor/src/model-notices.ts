import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView, Tutor } from "@elenchus/dialogue/tutor";

/** Said before the first reply that the other tutor made. */
export const WITHOUT_MODEL = "The AI model is not available at the moment, so I go on without it.";

/** Said where the learner's share of the model is spent. */
export const OVER_BUDGET = "Your share of the AI model is used up for now, so I go on without it.";

/** Said before the first reply that the model made after that. */
export const MODEL_IS_BACK = "The AI model is available again, so I go on with it.";

const NOTICES = [WITHOUT_MODEL, OVER_BUDGET, MODEL_IS_BACK] as const;
type Notice = (typeof NOTICES)[number];

/** The last notice to the learner about the model; read in the transcript, which every copy of the server has. */
function lastNotice({ transcript }: DialogueView): Notice | null {
  const told = transcript.flatMap(({ sender, text }) =>
    sender === "system" ? NOTICES.filter((one) => text.startsWith(one)) : [],
  );
  return told.at(-1) ?? null;
}

/** The words that are going to be said, and what goes before them. */
export interface Wording {
  readonly view: DialogueView;
  readonly call: TutorCall;
  readonly ask: (tutor: Tutor) => AsyncIterable<string>;
}

/** Words of the other tutor, which says once, and not before every reply, that it has taken over. */
export async function* wordWithout(
  fallback: Tutor,
  { view, call, ask }: Wording,
): AsyncGenerator<string> {
  const notice = call.isOverBudget === true ? OVER_BUDGET : WITHOUT_MODEL;
  if (lastNotice(view) !== notice) yield `${notice} `;
  yield* ask(fallback);
}

/** Words of the main tutor, which says that the model is back once the model has been asked and is there. */
export async function* wordWithModel(
  main: Tutor,
  { view, call, ask }: Wording,
): AsyncGenerator<string> {
  const last = lastNotice(view);
  const left = call.requests?.left ?? 0;
  let isToTell = last !== null && last !== MODEL_IS_BACK;
  for await (const piece of ask(main)) {
    // Words for which no request was sent, or none was answered in time, tell nothing of the model.
    const isModels = (call.requests?.left ?? 0) < left && !isOutOfTime(call);
    if (isToTell && piece !== "" && isModels) yield `${MODEL_IS_BACK} `;
    isToTell &&= piece === "";
    yield piece;
  }
}
