import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { users } from "../src/db/auth-schema.ts";
import { distressFlags } from "../src/db/schema.ts";
import { groups } from "../src/db/student-schema.ts";
import { answerCheck } from "./answer-check.ts";
import { addEndedDialogues } from "./add-ended-dialogues.ts";
import { addPayer, buildPaidVisit, buildVisit, payUnheard, returnFrom } from "./build-payer.ts";
import { PAYLOADS } from "./build-payloads.ts";
import { linksIn, readMailTo, register, tokenIn } from "./build-registration.ts";
import {
  addGuardedSupervisor,
  addSupervisor,
  codeOf,
  nextCodeOf,
  openChallenge,
  prepareSecondFactor,
  typeCode,
} from "./build-supervisor.ts";
import type { TestServer } from "./build-test-server.ts";
import { cookiesOf, sendCall, type Answer } from "./send-call.ts";
import { startDialogue, succeedInDialogue, TEST_PASSWORD, type TestUser } from "./test-user.ts";
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
interface RepeatedCommand extends Omit<Repeated, "prepare"> {
  readonly options: (server: TestServer) => Promise<Record<string, string>>;
}

/** Sending that fails where it is refused. */
function sender(send: () => Promise<Answer>): () => Promise<Answer> {
  return async () => {
    const answer = await send();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return answer;
  };
}

type Build = (server: TestServer) => Promise<{ user: TestUser; payload: object }>;

/** A call of somebody who is logged in. */
function byUser(name: CallName, build: Build, leavesRows = true): Repeated {
  return {
    leavesRows,
    async prepare(server) {
      const { user, payload } = await build(server);
      return sender(() => user.call(name, payload));
    },
  };
}

const addLearner = (server: TestServer) => server.addUser();
const cancelling: Build = async (server) => ({
  user: await addLearner(server),
  payload: { module_id: 1, chosen_passage_subtopic: "An issue?" },
});
const addTeacher = (server: TestServer) => server.addUser({ userType: "supervisor" });

/** A learner who failed in a dialogue, and a supervisor. */
export async function buildFailed(server: TestServer) {
  const [user, supervisor] = [await addLearner(server), await addTeacher(server)];
  const [dialogueId = ""] = await addEndedDialogues(server, user.id, [["failure", 1]]);
  return { user, supervisor, dialogueId };
}

async function addGraduate(server: TestServer): Promise<TestUser> {
  const user = await addLearner(server);
  for (const interest of ["bees", "bees"]) {
    const { session_id } = await succeedInDialogue(user, interest);
    await user.call("performanceSummary", { session_id });
  }
  return user;
}

/** A check, with the answers to some of its questions. */
async function buildCheck(server: TestServer, answers: readonly string[]) {
  const user = await addGraduate(server);
  const { body } = await user.call("startTransferCheck", { module_id: 1 });
  const check_id: string = body.check_id;
  if (answers.length > 0) await answerCheck(user, check_id, answers);
  return { user, check_id };
}

async function buildGroup(server: TestServer) {
  const user = await addTeacher(server);
  const { body } = await user.call("createGroup", { group_name: `Group ${randomUUID()}` });
  return { user, group: body.group };
}

/** Open calls, and those of log-ins. */
const WAYS_IN = {
  // Twenty log-ins are twenty sessions, of twenty devices for all that is known, but one checkout.
  initChat: {
    rowsEach: ["auth_sessions"],
    async prepare(server) {
      const { email } = await addPayer(server);
      const payload = { user_name: email, user_password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "initChat", payload, {}));
    },
  },
  paymentSuccess: {
    async prepare(server) {
      const visit = await buildVisit(server);
      await payUnheard(server, visit.sessionId);
      return sender(() => returnFrom(server, visit));
    },
  },
  registerUser: {
    async prepare(server) {
      const payload = { ...PAYLOADS.registerUser, email: `${randomUUID()}@example.org` };
      return sender(() => sendCall(server.app, "registerUser", payload, {}));
    },
  },
  resendConfirmation: {
    async prepare(server) {
      const { email, password } = await register(server);
      const payload = { user_name: email, user_password: password };
      return sender(() => sendCall(server.app, "resendConfirmation", payload, {}));
    },
  },
  confirmEmailChange: {
    async prepare(server) {
      const user = await addLearner(server);
      const new_email = `${randomUUID()}@example.org`;
      await user.call("changeEmail", { new_email, password: TEST_PASSWORD });
      const [link = ""] = (await readMailTo(server, new_email)).flatMap(linksIn);
      const token = [...new URL(link).searchParams.values()][0];
      return sender(() => sendCall(server.app, "confirmEmailChange", { token }, {}));
    },
  },
  sendResetEmail: {
    async prepare(server) {
      const { email } = await addLearner(server);
      return sender(() => sendCall(server.app, "sendResetEmail", { email }, {}));
    },
  },
  resetPassword: {
    async prepare(server) {
      const { email } = await addLearner(server);
      await sendCall(server.app, "sendResetEmail", { email }, {});
      const token = tokenIn(await readMailTo(server, email), "reset_token");
      const payload = { token, new_password: "another long password" };
      return sender(() => sendCall(server.app, "resetPassword", payload, {}));
    },
  },
  verifySecondFactor: {
    async prepare(server) {
      const { email, secret } = await addGuardedSupervisor(server);
      const cookie = await openChallenge(server, email);
      return sender(() => typeCode(server, cookie, nextCodeOf(secret)));
    },
  },
  signOut: byUser("signOut", async (server) => ({ user: await addLearner(server), payload: {} })),
  signOutEverywhere: byUser("signOutEverywhere", async (server) => ({
    user: await addLearner(server),
    payload: {},
  })),
} as const satisfies Partial<Record<CallName, Repeated>>;

/** What people do about their own accounts. */
const ACCOUNTS = {
  beginSecondFactor: {
    async prepare(server) {
      const { cookie } = await addSupervisor(server);
      const payload = { password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "beginSecondFactor", payload, { cookie }));
    },
  },
  confirmSecondFactor: {
    async prepare(server) {
      const supervisor = await addSupervisor(server);
      const { secret } = await prepareSecondFactor(server, supervisor);
      const { cookie } = supervisor;
      const payload = { code: codeOf(secret) };
      return sender(() => sendCall(server.app, "confirmSecondFactor", payload, { cookie }));
    },
  },
  endSecondFactor: {
    async prepare(server) {
      const { cookie } = await addGuardedSupervisor(server);
      const payload = { password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "endSecondFactor", payload, { cookie }));
    },
  },
  agreeToTerms: byUser(
    "agreeToTerms",
    async (server) => ({ user: await addLearner(server), payload: PAYLOADS.agreeToTerms }),
    false,
  ),
  openCheckout: {
    async prepare(server) {
      const { id } = await addPayer(server);
      const opened = await server.identity.openSession(id);
      const cookie = cookiesOf({ "set-cookie": opened?.cookies });
      return sender(() => sendCall(server.app, "openCheckout", {}, { cookie }));
    },
  },
  changeName: byUser(
    "changeName",
    async (server) => ({ user: await addLearner(server), payload: PAYLOADS.changeName }),
    false,
  ),
  changeEmail: byUser("changeEmail", async (server) => ({
    user: await addLearner(server),
    payload: { new_email: `${randomUUID()}@example.org`, password: TEST_PASSWORD },
  })),
  withdraw: {
    async prepare(server) {
      const { session } = await buildPaidVisit(server);
      const headers = { cookie: session };
      return sender(() => sendCall(server.app, "withdraw", { confirm: true }, headers));
    },
  },
  changePassword: byUser("changePassword", async (server) => {
    const typed = { new_password: "another long one", confirm_password: "another long one" };
    const user = await addLearner(server);
    return { user, payload: { old_password: TEST_PASSWORD, ...typed } };
  }),
  deleteAccount: byUser("deleteAccount", async (server) => ({
    user: await addLearner(server),
    payload: { password: TEST_PASSWORD },
  })),
  joinGroup: byUser(
    "joinGroup",
    async (server) => {
      const { group } = await buildGroup(server);
      return { user: await addLearner(server), payload: { join_code: group.join_code } };
    },
    false,
  ),
} as const satisfies Partial<Record<CallName, Repeated>>;

const ofDialogue = async (server: TestServer) => {
  const user = await addLearner(server);
  const { session_id } = await startDialogue(user);
  return { user, payload: { session_id } };
};

/** What learners do in the app. */
const LEARNING = {
  addInterest: byUser("addInterest", async (server) => ({
    user: await addLearner(server),
    payload: { interest: "bees" },
  })),
  removeInterest: byUser("removeInterest", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    return { user, payload: { interest: "bees" } };
  }),
  getPassageSubtopics: byUser("getPassageSubtopics", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    return { user, payload: {} };
  }),
  initModuleChat: byUser("initModuleChat", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    const { body } = await user.call("getPassageSubtopics", {});
    const [chosen_passage_subtopic] = body.passage_subtopics;
    return { user, payload: { module_id: 1, chosen_passage_subtopic } };
  }),
  cancelModuleChat: byUser("cancelModuleChat", cancelling, false),
  cancelPassageSubtopics: byUser("cancelPassageSubtopics", cancelling, false),
  chat: byUser("chat", async (server) => {
    const { user, payload } = await ofDialogue(server);
    return { user, payload: { ...payload, message: "right 1", message_id: randomUUID() } };
  }),
  performanceSummary: byUser(
    "performanceSummary",
    async (server) => {
      const user = await addLearner(server);
      const { session_id } = await succeedInDialogue(user);
      return { user, payload: { session_id } };
    },
    false,
  ),
  resumeDialogue: byUser("resumeDialogue", ofDialogue, false),
  abandonDialogue: byUser("abandonDialogue", ofDialogue, false),
  requestReview: byUser("requestReview", async (server) => {
    const { user, dialogueId } = await buildFailed(server);
    return { user, payload: { session_id: dialogueId, note: "I did say it." } };
  }),
  progress: byUser(
    "progress",
    async (server) => ({ user: await addLearner(server), payload: {} }),
    false,
  ),
  finishedDialogue: byUser(
    "finishedDialogue",
    async (server) => {
      const { user, dialogueId } = await buildFailed(server);
      return { user, payload: { session_id: dialogueId } };
    },
    false,
  ),
  exportDialogues: byUser(
    "exportDialogues",
    async (server) => ({ user: await addLearner(server), payload: {} }),
    false,
  ),
  startTransferCheck: byUser("startTransferCheck", async (server) => ({
    user: await addGraduate(server),
    payload: { module_id: 1 },
  })),
  openTransferCheck: byUser(
    "openTransferCheck",
    async (server) => {
      const { user, check_id } = await buildCheck(server, []);
      return { user, payload: { check_id } };
    },
    false,
  ),
  answerTransferCheck: byUser(
    "answerTransferCheck",
    async (server) => {
      const { user, check_id } = await buildCheck(server, ["right", "right"]);
      return { user, payload: { check_id, step: 3, answer: "right" } };
    },
    false,
  ),
  requestCheckReview: byUser("requestCheckReview", async (server) => {
    const { user, check_id } = await buildCheck(server, ["wrong", "wrong", "wrong"]);
    return { user, payload: { check_id, note: "I did say it." } };
  }),
} as const satisfies Partial<Record<CallName, Repeated>>;

/** What supervisors do. */
const SUPERVISING = {
  giveVerdict: byUser("giveVerdict", async (server) => {
    const { user, supervisor, dialogueId } = await buildFailed(server);
    await user.call("requestReview", { session_id: dialogueId, note: "I did say it." });
    const payload = { dialogue_id: dialogueId, outcome: "success", reason: "It is right." };
    return { user: supervisor, payload };
  }),
  giveCheckVerdict: byUser("giveCheckVerdict", async (server) => {
    const { user, check_id } = await buildCheck(server, ["wrong", "wrong", "wrong"]);
    await user.call("requestCheckReview", { check_id, note: "I did say it." });
    const payload = { check_id, outcome: "success", reason: "It is right." };
    return { user: await addTeacher(server), payload };
  }),
  createGroup: byUser("createGroup", async (server) => ({
    user: await addTeacher(server),
    payload: { group_name: "Spring" },
  })),
  renewJoinCode: byUser(
    "renewJoinCode",
    async (server) => {
      const { user, group } = await buildGroup(server);
      const { group_id, join_code } = group;
      return { user, payload: { group_id, join_code } };
    },
    false,
  ),
  removeFromGroup: byUser(
    "removeFromGroup",
    async (server) => {
      const [{ user, group }, learner] = [await buildGroup(server), await addLearner(server)];
      await learner.call("joinGroup", { join_code: group.join_code });
      return { user, payload: { student_id: learner.id } };
    },
    false,
  ),
  acknowledgeDistressFlag: byUser(
    "acknowledgeDistressFlag",
    async (server) => {
      const [user, supervisor] = [await addLearner(server), await addTeacher(server)];
      await user.call("addInterest", { interest: "I want to kill myself" });
      const isTheirs = eq(distressFlags.userId, user.id);
      const [flag] = await server.database.orm.select().from(distressFlags).where(isTheirs);
      return { user: supervisor, payload: { flag_id: flag?.id } };
    },
    false,
  ),
} as const satisfies Partial<Record<CallName, Repeated>>;

/** Every call that makes something, or sends a letter. */
export const REPEATED_CALLS: Partial<Record<CallName, Repeated>> = {
  ...WAYS_IN,
  ...ACCOUNTS,
  ...LEARNING,
  ...SUPERVISING,
};

const named = async (server: TestServer) => ({ email: (await addLearner(server)).email });
const supervisorNamed = async (server: TestServer) => ({ email: (await addTeacher(server)).email });
const stranger = async () => ({
  email: `${randomUUID()}@example.org`,
  "first-name": "Grace",
  "last-name": "Hopper",
});

/** Every command of whoever runs the server that makes something, or sends a letter. */
export const REPEATED_COMMANDS: Readonly<Record<string, RepeatedCommand>> = {
  invite: { options: stranger },
  "create-supervisor": { options: stranger },
  "assign-supervisor": {
    async options(server) {
      const { group } = await buildGroup(server);
      const [row] = await server.database.orm
        .select({ name: groups.name })
        .from(groups)
        .where(eq(groups.id, group.group_id));
      return { ...(await supervisorNamed(server)), group: row?.name ?? "" };
    },
  },
  promote: { options: named },
  demote: {
    async options(server) {
      await addTeacher(server);
      return { ...(await supervisorNamed(server)), force: "yes" };
    },
  },
  "reset-password": { options: named },
  "grant-access": { options: named, leavesRows: false },
  "revoke-access": { options: named, leavesRows: false },
  "allow-operations": { options: supervisorNamed, leavesRows: false },
  "refuse-operations": { options: supervisorNamed, leavesRows: false },
  refund: { options: async (server) => ({ email: (await buildPaidVisit(server)).email }) },
  "reset-second-factor": {
    options: async (server) => ({ email: (await addGuardedSupervisor(server)).email }),
  },
  "delete-account": { options: named },
  "ask-age-again": {
    async options(server) {
      const { id, email } = await addLearner(server);
      await server.database.orm.update(users).set({ bornIn: "2020-01" }).where(eq(users.id, id));
      return { email };
    },
    leavesRows: false,
  },
};
