import type { PageStart } from "@elenchus/contract/page-start";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "./app-context.ts";
import { resumeDialogue } from "./features/dialogue/resume-dialogue.ts";
import { loadSession } from "./features/log-in/load-session.ts";
import { callerOf } from "./identity/require-user.ts";

/**
 * A learner who has a dialogue to go on with gets it with the page: the very replies that `session` and
 * `resume_dialogue` would give. Null where the app is to ask by itself.
 * @throws AppError to whom they would be refused
 */
export function createPageStart(app: FastifyInstance, context: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageStart | null> => {
    await context.requireUser.call(app, request, reply);
    const user = callerOf(request);
    // A supervisor's session carries the records of students: too much for a page to begin with.
    if (user.userType === "supervisor") return null;
    const open = await context.stores.dialogues.findOpen(user.id);
    if (open === null) return null;
    const [session, dialogue] = await Promise.all([
      loadSession(context, user),
      resumeDialogue(context, open.id, user.id),
    ]);
    return { kind: "resumed", session, dialogue };
  };
}
