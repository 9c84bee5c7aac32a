import type { InterestsReply } from "@elenchus/contract/interests";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import { addInterest } from "./add-interest.ts";
import { cleanInterest, type CleanInterest } from "./clean-interest.ts";

function requireInterest(typed: string): CleanInterest {
  const interest = cleanInterest(typed);
  if (hasVisibleText(interest.text)) return interest;
  throw new AppError(400, "invalid_payload", "Please type an interest.");
}

async function listInterests({ stores }: AppContext, userId: string): Promise<InterestsReply> {
  const interests = await stores.interests.list(userId);
  return { interests: interests.map(({ text }) => text) };
}

/** Adding and removing interests. */
export function addInterestRoutes(app: ApiApp, context: AppContext): void {
  const { stores, requireUser, limits } = context;
  const hooks = [requireUser, limitCalls(limits, "interest")];
  addUserCall(app, "addInterest", hooks, async ({ user, payload, request, reply }) => {
    const typed = { userId: user.id, gone: clientGoneSignal(reply), log: request.log };
    await addInterest(context, requireInterest(payload.interest), typed);
    return listInterests(context, user.id);
  });
  addUserCall(app, "removeInterest", hooks, async ({ user, payload }) => {
    await stores.interests.remove(user.id, cleanInterest(payload.interest).key);
    return listInterests(context, user.id);
  });
}
