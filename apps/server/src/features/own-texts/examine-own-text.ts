import type { OwnTextProblem } from "@elenchus/domain/own-text";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { UnfitCategory } from "@elenchus/dialogue/moderation";
import type { ExaminedText } from "@elenchus/dialogue/own-text";
import type { AppContext } from "../../app-context.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { OwnText } from "../../store/own-texts/own-text-store.ts";

const WHY: Readonly<Record<UnfitCategory, string>> = {
  self_harm: "it speaks of self-harm",
  sexual: "it is sexual",
  hate: "it attacks a group of people",
  violence: "it dwells on violence",
  private_person: "it names a private person or has personal data",
};

/** Who has it looked through. */
interface Asking {
  readonly userId: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** Everything that is wrong with a text: its form, how answers to it would be judged, and whether it is fit for learners. */
export async function examineOwnText(
  context: AppContext,
  { form }: OwnText,
  { userId, gone }: Asking,
): Promise<ExaminedText> {
  try {
    const examined = await context.ownTextDesk.examine(form, { signal: gone });
    const unfit = await moderate(context, examined, { userId, gone });
    if (unfit === null) return examined;
    return { ...examined, argument: null, problems: [unfit, ...examined.problems] };
  } catch (error) {
    throw gone.aborted ? clientGone() : error;
  }
}

function unfitText(why: string): OwnTextProblem {
  const text = `The text or its key is not fit for students: ${why}. A program decided this and can be wrong: change the place that it may mean.`;
  return { level: "error", place: "passage", text };
}

/** As passages that a model wrote are moderated: by the list of words, and by the model where there is one. */
async function moderate(
  { moderateByModel, isAbusive, modelCalls }: AppContext,
  { shown, argument }: ExaminedText,
  { userId, gone }: Asking,
): Promise<OwnTextProblem | null> {
  const abusive = shown.find(isAbusive);
  if (abusive !== undefined) return unfitText(`it has a word of abuse (“${shorten(abusive)}”)`);
  // A text with errors is not published, and comes here again.
  if (moderateByModel === null || argument === null) return null;
  const work = { userId, kind: "moderation", signal: gone } as const;
  const run = (call: TutorCall) => moderateByModel(shown, call);
  const verdicts = await modelCalls.whileReserved(work, run).catch((cause: unknown) => {
    const text = "The text could not be looked through. Please try again";
    throw tutorFailed("own_text_check_failed", text, cause);
  });
  const unfit = verdicts.find(({ isFit }) => !isFit);
  if (unfit === undefined) return null;
  return unfitText(unfit.category === null ? "it may not suit a course" : WHY[unfit.category]);
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)} …`;
}
