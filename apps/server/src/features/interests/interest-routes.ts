import type { InterestsReply } from "@elenchus/contract/interests";
import { MAX_INTERESTS } from "@elenchus/domain/limits";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall } from "../../session/add-user-call.ts";
import { limitCalls } from "../../session/limit-calls.ts";
import { cleanInterest, type CleanInterest } from "./clean-interest.ts";

function requireInterest(typed: string): CleanInterest {
  const interest = cleanInterest(typed);
  if (interest === null) throw new AppError(400, "invalid_payload", "Please type an interest.");
  return interest;
}

function tooManyInterests(): AppError {
  return new AppError(
    400,
    "too_many_interests",
    `You can keep up to ${MAX_INTERESTS} interests. Please remove one first.`,
  );
}

async function listInterests({ stores }: AppContext, userId: string): Promise<InterestsReply> {
  const interests = await stores.interests.list(userId);
  return { interests: interests.map(({ text }) => text) };
}

/** Adding and removing interests. */
export function addInterestRoutes(app: ApiApp, context: AppContext): void {
  const { stores, moderate, requireUser, limits } = context;
  const hooks = [requireUser, limitCalls(limits, "interest")];
  addUserCall(app, "addInterest", hooks, async ({ user, payload }) => {
    const interest = requireInterest(payload.interest);
    const shareable = moderate(interest.text);
    const done = await stores.interests.add(user.id, { ...interest, shareable }, MAX_INTERESTS);
    if (done === "full") throw tooManyInterests();
    return listInterests(context, user.id);
  });
  addUserCall(app, "removeInterest", hooks, async ({ user, payload }) => {
    await stores.interests.remove(user.id, requireInterest(payload.interest).key);
    return listInterests(context, user.id);
  });
}
