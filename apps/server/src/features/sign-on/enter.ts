import type { FastifyReply } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { keepLogIn, noteLogIn } from "../../calls/note-log-in.ts";
import type { ProviderLogIn } from "../../store/accounts/sign-on-session-store.ts";
import { startSession } from "../../identity/start-session.ts";

/** The page asks for the code, as after a password. */
const ASK_FOR_CODE = "/?second_factor=1";

/**
 * Logs in whoever's account it is, and goes on to a page of ours. The app asks them for what they lack.
 * @param logIn at a provider, with which the session ends; null where none has sent them
 */
export async function enter(
  context: AppContext,
  userId: string,
  reply: FastifyReply,
  { path, logIn }: { readonly path: string; readonly logIn: ProviderLogIn | null },
): Promise<FastifyReply> {
  const step = await context.identity.signInProven(userId);
  if (step === null) {
    const text = "This account cannot be used. Please log in another way.";
    throw new AppError(403, "sign_on_refused", text);
  }
  if (step.kind === "signed_in") {
    await noteLogIn(context, step, logIn);
    startSession(context, step, reply);
    return reply.redirect(path, 303);
  }
  const { signOnDesk } = context;
  const kept = logIn === null || signOnDesk === null ? [] : [keepLogIn(signOnDesk, logIn)];
  reply.header("set-cookie", [...step.cookies, ...kept]);
  return reply.redirect(ASK_FOR_CODE, 303);
}
