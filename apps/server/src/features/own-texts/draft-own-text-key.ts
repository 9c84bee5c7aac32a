import type { CallReply } from "@elenchus/contract/calls";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { OwnText } from "../../store/own-texts/own-text-store.ts";
import { presentPoints } from "./present-own-text.ts";

/** The supervisor who has a key drafted. */
interface Asking {
  readonly userId: string;
  readonly address: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** Another draft is not waited for: two of one text would fill the same form. */
const LONGEST_WAIT_MS = 2000;

/** A key for a text that is saved, as the model proposes it. It is paid for by the tokens of whoever asks. */
export async function draftOwnTextKey(
  context: AppContext,
  { form }: OwnText,
  { userId, address, gone }: Asking,
): Promise<CallReply<"draftOwnTextKey">> {
  const { keyDrafter, limits, modelCalls } = context;
  if (keyDrafter === null) throw noModel();
  const why = keyDrafter.whyNot(form);
  if (why !== null) throw new AppError(409, "own_text_not_ready", why);
  await limits.take("own_text_draft", { account: userId, address });
  const work = { userId, kind: "key", signal: gone, longestWait: LONGEST_WAIT_MS } as const;
  const run = async (call: TutorCall) => {
    if (call.isOverBudget === true) throw spentToday();
    return keyDrafter.draft(form, call);
  };
  try {
    const { flaw, points, leftOut } = await modelCalls.whileReserved(work, run);
    return { flaw, points: presentPoints(points), left_out: [...leftOut] };
  } catch (error) {
    if (gone.aborted) throw clientGone();
    if (error instanceof AppError) throw error;
    const text = "The key could not be drafted. What you typed is still there. Please try again";
    throw tutorFailed("own_text_draft_failed", text, error);
  }
}

function noModel(): AppError {
  const text = "There is no language model here that could draft a key. Please fill in the form.";
  return new AppError(409, "no_language_model", text);
}

function spentToday(): AppError {
  const text =
    "You have reached today's limit of the language model. What you typed is still there. Fill in the form yourself, or try again tomorrow.";
  return new AppError(429, "daily_budget_spent", text);
}
