import type { CallName } from "@elenchus/contract/calls";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ApiApp } from "../src/http/api-app.ts";
import { type Answer, cookiesOf, sendCall } from "./send-call.ts";

export const TEST_PASSWORD = "a long password";

/** Someone who is logged in. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  call(name: CallName, payload?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** Logs somebody in; without a password, who has the one of tests. */
export async function logIn(
  app: ApiApp,
  email: string,
  user_password = TEST_PASSWORD,
): Promise<TestUser> {
  const login = await sendCall(app, "initChat", { user_name: email, user_password }, {});
  if (login.status !== 200 || !login.body.user_id) throw new Error(`log-in failed: ${login.text}`);
  const cookie = cookiesOf(login.headers);
  return {
    id: login.body.user_id,
    email,
    cookie,
    call: (name, payload, headers = {}) => sendCall(app, name, payload, { cookie, ...headers }),
  };
}

/** Starts a dialogue, of module 1 if none is named, and answers what `init_module_chat` answered. */
export async function startDialogue(
  user: TestUser,
  interest = "bees",
  module: ModuleNumber = 1,
): Promise<Answer["body"]> {
  await user.call("addInterest", { interest });
  const offer = await user.call("getPassageSubtopics", {});
  const started = await user.call("initModuleChat", {
    module_id: module,
    chosen_passage_subtopic: offer.body.passage_subtopics[0],
  });
  if (started.status !== 200) throw new Error(`no dialogue: ${started.text}`);
  return started.body;
}

/** Says what a module 1 dialogue waits for, to its success; answers its issue and its session. */
export async function succeedInDialogue(
  user: TestUser,
  interest?: string,
): Promise<Answer["body"]> {
  const started = await startDialogue(user, interest);
  await answerAll(user, started.session_id);
  return started;
}

/** Answers every step of a dialogue that has just begun. */
export async function answerAll(user: TestUser, session_id: string): Promise<void> {
  for (const message of ["right 1", "right 2", "right 3"]) {
    await user.call("chat", { session_id, message });
  }
}
