import { MAX_INTERESTS } from "@elenchus/domain/limits";
import { findPersonalData } from "@elenchus/domain/personal-data";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { CleanInterest } from "./clean-interest.ts";
import { moderateInterest, type Moderated, type TypedInterest } from "./moderate-interest.ts";

function tooManyInterests(): AppError {
  return new AppError(
    400,
    "too_many_interests",
    `You can keep up to ${MAX_INTERESTS} interests. Please remove one first.`,
  );
}

/** An interest may be shown to others, and an argument is written about it. */
function refusePersonalData(text: string): void {
  const found = findPersonalData(text);
  if (found === null) return;
  const words = `That looks like ${found}. To keep you safe, we do not keep it. Please type a topic instead, such as gardening or space.`;
  throw new AppError(400, "interest_personal", words);
}

/** Nothing is kept of what was typed; a supervisor is told that help may be needed. */
async function offerSupport({ stores }: AppContext, userId: string): Promise<AppError> {
  await stores.distressFlags.raise(userId, { kind: "distress", place: "interest" });
  return new AppError(400, "support_offered", SUPPORT_TEXT);
}

/** Decides about an interest that the learner has not kept yet. */
async function judge(context: AppContext, interest: TypedInterest): Promise<Moderated> {
  const { userId, text } = interest;
  if (hearsDistress(text)) return { kind: "distress" };
  if (context.isAbusive(text)) {
    await context.stores.distressFlags.raise(userId, { kind: "abuse", place: "interest" });
  }
  return moderateInterest(context, interest);
}

/**
 * Keeps an interest, unless it is there already.
 * @throws AppError when it is unfit, leads to a person, sounds like distress, or is one too many; nothing is kept then
 */
export async function addInterest(
  context: AppContext,
  { text, key }: CleanInterest,
  typed: Omit<TypedInterest, "text">,
): Promise<void> {
  refusePersonalData(text);
  const { interests } = context.stores;
  const { userId } = typed;
  const kept = await interests.list(userId);
  if (kept.some((one) => one.key === key)) return;
  // Nobody need judge what there is no room for; the store has the last word on that.
  if (kept.length >= MAX_INTERESTS) throw tooManyInterests();
  const judged = await judge(context, { ...typed, text });
  if (judged.kind === "distress") throw await offerSupport(context, userId);
  const { shareable } = judged;
  const done = await interests.add(userId, { text, key, shareable }, MAX_INTERESTS);
  if (done === "full") throw tooManyInterests();
}
