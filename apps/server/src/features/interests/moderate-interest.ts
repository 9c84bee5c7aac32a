import { isOfLibrary } from "@elenchus/curriculum/issues/library";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModerateTexts, UnfitCategory, Verdict } from "@elenchus/dialogue/moderation";
import type { FastifyBaseLogger } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";

/** An interest that a learner would like to keep. */
export interface TypedInterest {
  readonly userId: string;
  readonly text: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Nobody waits longer to keep an interest; it is kept without having been judged, for its owner alone. */
const LONGEST_MS = 8000;

const WHY: Readonly<Record<Exclude<UnfitCategory, "self_harm">, string>> = {
  sexual: "it sounds sexual",
  hate: "it seems to attack a group of people",
  violence: "it sounds violent",
  private_person: "it seems to name a private person or contain personal data",
};

function unfit(category: Exclude<UnfitCategory, "self_harm"> | null): AppError {
  const why = category === null ? "it may not be suitable for a course" : WHY[category];
  const text = `We cannot write arguments about this interest: ${why}. A program decided this and can be wrong. Try other words, or choose something similar.`;
  return new AppError(400, "interest_unfit", text);
}

/** Nobody takes it for unfit who can judge at all. */
const PLAIN_INTEREST = "gardening";

/**
 * A model's word on an interest. One that it refuses is shown to it once more, beside a plain one: only who refuses it
 * again, and not the plain one, is believed. Null when it is not.
 */
async function judgeTwice(
  moderate: ModerateTexts,
  text: string,
  call: TutorCall,
): Promise<Verdict | null> {
  const [first = null] = await moderate([text], call);
  if (first === null || first.isFit) return first;
  const [plain, again = null] = await moderate([PLAIN_INTEREST, text], call);
  return plain?.isFit === true ? again : null;
}

/** The same; null also when it could not say anything, or not in time. */
async function askModel(
  { moderateByModel, modelCalls }: AppContext,
  { userId, text, gone, log }: TypedInterest,
): Promise<Verdict | null> {
  if (moderateByModel === null) return null;
  const signal = AbortSignal.any([gone, AbortSignal.timeout(LONGEST_MS * modelCalls.patience)]);
  try {
    const work = { userId, kind: "moderation", signal } as const;
    return await modelCalls.whileReserved(work, async (call) => {
      if (call.isOverBudget === true) return null;
      return judgeTwice(moderateByModel, text, call);
    });
  } catch (err) {
    if (gone.aborted) throw clientGone();
    log.warn({ err }, "an interest was kept without having been moderated");
    return null;
  }
}

/** The judgement of moderation on an interest. */
export type Moderated =
  | { readonly kind: "kept"; readonly shareable: boolean }
  | { readonly kind: "distress" };

/**
 * Decides whether an interest may be kept, and whether others may see it. Without a model, and of what the library
 * knows, the word list decides on the sharing alone. With one, both have to let it pass; where the model fails it stays
 * its owner's.
 * @throws AppError when it is unfit
 */
export async function moderateInterest(
  context: AppContext,
  interest: TypedInterest,
): Promise<Moderated> {
  const passesList = context.moderate(interest.text);
  if (context.moderateByModel === null || isOfLibrary(interest.text))
    return { kind: "kept", shareable: passesList };
  const verdict = await askModel(context, interest);
  if (verdict === null) return { kind: "kept", shareable: false };
  if (verdict.isFit) return { kind: "kept", shareable: passesList };
  if (verdict.category === "self_harm") return { kind: "distress" };
  throw unfit(verdict.category);
}
