import { randomUUID } from "node:crypto";
import { answerCheck } from "../answer-check.ts";
import { addEndedDialogues } from "../add-ended-dialogues.ts";
import type { TestServer } from "../build-test-server.ts";
import { type Answer } from "../send-call.ts";
import { succeedInDialogue, type TestUser } from "../test-user.ts";
import type { CallName } from "@elenchus/contract/calls";

/** Something that is sent once or often. */
export interface Repeated {
  /** Builds somebody new who may send it, and answers how they do. It rejects where it is refused. */
  readonly prepare: (server: TestServer) => Promise<() => Promise<unknown>>;
  /** Whether the number of rows tells that it was done. */
  readonly leavesRows?: boolean;
  /** Tables that get a row at each sending, as they should. */
  readonly rowsEach?: readonly string[];
}

/** A command's options, for somebody new. */
export interface RepeatedCommand extends Omit<Repeated, "prepare"> {
  readonly options: (server: TestServer) => Promise<Record<string, string>>;
}

/** Sending that fails where it is refused. */
export function sender(send: () => Promise<Answer>): () => Promise<Answer> {
  return async () => {
    const answer = await send();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return answer;
  };
}

export type Build = (server: TestServer) => Promise<{ user: TestUser; payload: object }>;

/** A call of somebody who is logged in. */
export function byUser(name: CallName, build: Build, leavesRows = true): Repeated {
  return {
    leavesRows,
    async prepare(server) {
      const { user, payload } = await build(server);
      return sender(() => user.call(name, payload));
    },
  };
}

export const addLearner = (server: TestServer) => server.addUser();

export const addTeacher = (server: TestServer) => server.addUser({ userType: "supervisor" });

/** A learner who failed in a dialogue, and a supervisor. */
export async function buildFailed(server: TestServer) {
  const [user, supervisor] = [await addLearner(server), await addTeacher(server)];
  const [dialogueId = ""] = await addEndedDialogues(server, user.id, [["failure", 1]]);
  return { user, supervisor, dialogueId };
}

export async function addGraduate(server: TestServer): Promise<TestUser> {
  const user = await addLearner(server);
  for (const interest of ["bees", "bees"]) {
    const { session_id } = await succeedInDialogue(user, interest);
    await user.call("performanceSummary", { session_id });
  }
  return user;
}

/** A check, with the answers to some of its questions. */
export async function buildCheck(server: TestServer, answers: readonly string[]) {
  const user = await addGraduate(server);
  const { body } = await user.call("startTransferCheck", { module_id: 1 });
  const check_id: string = body.check_id;
  if (answers.length > 0) await answerCheck(user, check_id, answers);
  return { user, check_id };
}

export async function buildGroup(server: TestServer) {
  const user = await addTeacher(server);
  const { body } = await user.call("createGroup", { group_name: `Group ${randomUUID()}` });
  return { user, group: body.group };
}
