import {
  ADMIN_EXPORTS,
  adminCalls,
  GRADEBOOK_EXPORTS,
  type AdminCallName,
} from "@elenchus/contract/admin-calls";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialogues, distressFlags } from "../src/db/schema/schema.ts";
import { accessLog } from "../src/db/schema/supervision-schema.ts";
import { transferChecks } from "../src/db/schema/transfer-check-schema.ts";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { PAYLOADS } from "./build-payloads.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { sendCall } from "./send-call.ts";
import { startDialogue, type TestUser } from "./test-user.ts";
import { readDatabase } from "./read-database.ts";

const ADMIN_NAMES = Object.keys(adminCalls) as AdminCallName[];
/** Calls that can be aimed at somebody or something of others. */
const AIMED_NAMES = [
  "student",
  "transcript",
  "studentCheck",
  "giveCheckVerdict",
  "renewJoinCode",
  "openJoinLink",
  "closeJoinLink",
  "removeFromGroup",
  "giveVerdict",
  "acknowledgeDistressFlag",
  "students",
  "firstStudents",
  "studentCount",
  "classView",
  "attention",
  "assignments",
  "assignment",
  "setWork",
  "changeAssignment",
  "removeAssignment",
  "excuse",
  "extendAssignment",
  "gradebook",
  "markWork",
  "releaseMarks",
  "ownTexts",
  "ownText",
  "saveOwnText",
  "checkOwnText",
  "draftOwnTextKey",
  "publishOwnText",
  "arrangeOwnText",
  "copyOwnText",
  "checkClassList",
  "importClassList",
  "invitations",
  "sendInvitation",
  "withdrawInvitation",
  "resetStudentPassword",
  "classReport",
] as const;
/** Calls that name nobody and nothing of others. */
const AIMED_AT_NOBODY = [
  "assignmentIssues",
  "createGroup",
  "flags",
  "groups",
  "health",
  "ownTextSample",
  "paymentCases",
  "reportGroups",
  "reviews",
  "rights",
  "usage",
] as const;
/** Calls that answer of all whom the supervisor sees: of nobody, here. */
const OF_ONES_OWN = [
  "students",
  "firstStudents",
  "studentCount",
  "classView",
  "attention",
  "assignments",
  "ownTexts",
  "groups",
  "reportGroups",
  "reviews",
  "flags",
] as const;

describe.each(PRODUCTION_DATABASE)("what is for supervisors on %s", (kind) => {
  const { lines, stream: logStream } = keepLines();
  let server: TestServer;
  let learner: TestUser;
  let stranger: TestUser;
  let groupId: string;
  let aimed: Record<(typeof AIMED_NAMES)[number], object>;
  beforeAll(async () => {
    server = await buildTestServer(kind, { logLevel: "warn", logStream });
    learner = await server.addUser();
    stranger = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const all = await server.addUser({ userType: "supervisor" });
    const { group } = (await all.call("createGroup", { group_name: "Others" })).body;
    await learner.call("joinGroup", { join_code: group.join_code });
    const { session_id } = await startDialogue(learner);
    await learner.call("chat", { session_id, message: "distress: it is dark" });
    const [flag] = await server.database.orm
      .select()
      .from(distressFlags)
      .where(eq(distressFlags.userId, learner.id));
    const check_id = randomUUID();
    const [{ argument } = { argument: null }] = await server.database.orm
      .select({ argument: dialogues.argument })
      .from(dialogues)
      .where(eq(dialogues.id, session_id));
    if (argument === null) throw new Error("the dialogue that was started is not there");
    await server.database.orm.insert(transferChecks).values({
      id: check_id,
      userId: learner.id,
      module: 1,
      issue: "Should it be?",
      interest: "bees",
      argument,
    });
    const { group_id } = group;
    groupId = group_id;
    const assignment_id = randomUUID();
    await all.call("setWork", { ...PAYLOADS.setWork, assignment_id, group_id });
    const own_text_id = randomUUID();
    await all.call("saveOwnText", { ...PAYLOADS.saveOwnText, own_text_id, group_id });
    // Shared in its group, it is still none of other groups.
    await all.call("arrangeOwnText", { ...PAYLOADS.arrangeOwnText, own_text_id });
    await all.call("importClassList", { ...PAYLOADS.importClassList, group_id });
    const { invitations } = (await all.call("invitations", { group_id })).body;
    const { invitation_id } = invitations[0];
    aimed = {
      ownTexts: { group_id },
      ownText: { own_text_id },
      saveOwnText: { ...PAYLOADS.saveOwnText, own_text_id, group_id, revision: 1 },
      checkOwnText: { own_text_id },
      draftOwnTextKey: { own_text_id },
      publishOwnText: { ...PAYLOADS.publishOwnText, own_text_id },
      arrangeOwnText: { ...PAYLOADS.arrangeOwnText, own_text_id },
      copyOwnText: { ...PAYLOADS.copyOwnText, own_text_id, group_id },
      checkClassList: { ...PAYLOADS.checkClassList, group_id },
      importClassList: { ...PAYLOADS.importClassList, group_id },
      invitations: { group_id },
      classReport: { group_id },
      sendInvitation: { invitation_id },
      withdrawInvitation: { invitation_id },
      resetStudentPassword: { student_id: learner.id },
      student: { student_id: learner.id },
      transcript: { student_id: learner.id, dialogue_id: session_id },
      renewJoinCode: { group_id },
      openJoinLink: { group_id, days: "7" },
      closeJoinLink: { group_id },
      removeFromGroup: { student_id: learner.id },
      studentCheck: { student_id: learner.id, check_id },
      giveCheckVerdict: { check_id, outcome: "success", reason: "Because." },
      giveVerdict: { dialogue_id: session_id, outcome: "success", reason: "Because." },
      acknowledgeDistressFlag: { flag_id: flag?.id },
      students: { group_id },
      firstStudents: { group_id },
      studentCount: { group_id },
      classView: { group_id },
      attention: { group_id },
      assignments: { group_id },
      assignment: { assignment_id },
      gradebook: { group_id },
      markWork: { assignment_id, student_id: learner.id },
      releaseMarks: { ...PAYLOADS.releaseMarks, assignment_id },
      setWork: { ...PAYLOADS.setWork, assignment_id, group_id },
      changeAssignment: { ...PAYLOADS.changeAssignment, assignment_id },
      removeAssignment: { assignment_id },
      excuse: { ...PAYLOADS.excuse, assignment_id, student_ids: [learner.id] },
      extendAssignment: { ...PAYLOADS.extendAssignment, assignment_id, student_ids: [learner.id] },
    };
  });
  afterAll(() => server.close());

  /** All that is stored, but for who tried what. */
  const readRest = async () =>
    new Map([...(await readDatabase(server.database))].filter(([name]) => name !== "access_log"));
  const listTries = (callerId: string) =>
    server.database.orm
      .select()
      .from(accessLog)
      .where(and(eq(accessLog.supervisorId, callerId), eq(accessLog.kind, "refused")));

  /** Tries of somebody's that the log tells of since it was last looked at. */
  const readLog = (callerId: string) =>
    lines
      .splice(0)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg, user_id }) => msg === "refused" && user_id === callerId)
      .map(({ route, why }) => ({ route, why }));

  test.each(ADMIN_NAMES)("%s is refused to whoever is not logged in", async (name) => {
    const { status, body } = await sendCall(server.app, name, PAYLOADS[name], {});
    expect({ status, code: body.code }).toEqual({ status: 401, code: "not_signed_in" });
  });

  test.each(ADMIN_NAMES)("%s is refused to a learner, whatever is sent", async (name) => {
    const before = await readRest();
    readLog(learner.id);
    const target = {
      ...PAYLOADS[name],
      ...Object.fromEntries(Object.values(aimed).flatMap((each) => Object.entries(each))),
    };
    for (const payload of [PAYLOADS[name], target, { nonsense: true }]) {
      const { status, body } = await learner.call(name, payload);
      expect({ status, code: body.code }).toEqual({ status: 403, code: "not_yours" });
    }
    expect(await readRest()).toEqual(before);
    const tried = { route: adminCalls[name].path, why: "not a supervisor" };
    expect(readLog(learner.id)).toEqual([tried, tried, tried]);
  });

  test.each(Object.entries({ ...ADMIN_EXPORTS, ...GRADEBOOK_EXPORTS }))(
    "the export of %s is refused to a learner",
    async (_name, url) => {
      const answer = await server.app.inject({ url, headers: { cookie: learner.cookie } });
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 403,
        code: "not_yours",
      });
      expect((await server.app.inject({ url })).statusCode).toBe(401);
    },
  );

  test.each(AIMED_NAMES)("%s tells a supervisor of other groups nothing of one", async (name) => {
    readLog(stranger.id);
    const { status, body } = await stranger.call(name, aimed[name]);
    expect({ status, code: body.code }).toEqual({ status: 403, code: "not_yours" });
    expect(readLog(stranger.id)).toEqual([
      { route: adminCalls[name].path, why: expect.any(String) },
    ]);
  });

  test("every call for supervisors is tried on others' things, or names none", () => {
    expect([...AIMED_NAMES, ...AIMED_AT_NOBODY].toSorted()).toEqual(ADMIN_NAMES.toSorted());
  });

  test("whoever is refused a student is in the access log for it", async () => {
    const other = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    const aimedAtStudents = [
      "student",
      "transcript",
      "studentCheck",
      "giveCheckVerdict",
      "removeFromGroup",
      "giveVerdict",
      "acknowledgeDistressFlag",
    ] as const;
    for (const name of aimedAtStudents) await other.call(name, aimed[name]);
    const tries = await listTries(other.id);
    expect(tries.map(({ studentId }) => studentId)).toEqual(aimedAtStudents.map(() => learner.id));
    const classmate = await server.addUser();
    await classmate.call("transcript", aimed.transcript);
    expect(await listTries(classmate.id)).toMatchObject([{ studentId: learner.id }]);
    for (const student_id of [randomUUID(), "nobody", "%00"])
      await other.call("student", { student_id });
    await other.call("students", aimed.students);
    expect(await listTries(other.id)).toHaveLength(aimedAtStudents.length);
  });

  test.each(OF_ONES_OWN)("%s has nobody for a supervisor of other groups", async (name) => {
    const { status, text } = await stranger.call(name, {});
    expect(status).toBe(200);
    expect(text).not.toContain(learner.id);
  });

  test("a supervisor of other groups gets nobody in the log-in reply and the exports", async () => {
    const { body } = await stranger.call("session");
    expect({ dict: body.student_info_admin_dict, total: body.student_total }).toEqual({
      dict: {},
      total: 0,
    });
    for (const url of Object.values(ADMIN_EXPORTS)) {
      const answer = await server.app.inject({ url, headers: { cookie: stranger.cookie } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(learner.id);
      const narrowed = `${url}?group_id=${groupId}`;
      const tried = await server.app.inject({
        url: narrowed,
        headers: { cookie: stranger.cookie },
      });
      expect(tried.statusCode).toBe(403);
    }
    readLog(stranger.id);
    for (const url of Object.values(GRADEBOOK_EXPORTS)) {
      const ofGroup = { url: `${url}?group_id=${groupId}`, headers: { cookie: stranger.cookie } };
      expect((await server.app.inject(ofGroup)).statusCode).toBe(403);
    }
    const tries = readLog(stranger.id).map(({ why }) => why);
    expect(tries).toEqual(Object.values(GRADEBOOK_EXPORTS).map(() => "a group of others"));
  });
});

/** A log, line by line. */
function keepLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
}

test("a try is in the log, with who tried what", async () => {
  const { lines, stream } = keepLines();
  const server = await buildTestServer("pglite", { logLevel: "warn", logStream: stream });
  const learner = await server.addUser();
  const stranger = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  await learner.call("students");
  await stranger.call("student", { student_id: learner.id });
  const told = lines.map((line) => JSON.parse(line) as object);
  expect(told).toMatchObject([
    { msg: "refused", user_id: learner.id, user_type: "learner", route: "/api/admin/students" },
    {
      msg: "refused",
      user_id: stranger.id,
      params: { student_id: learner.id },
      why: "a student of others",
    },
  ]);
  await server.close();
});
