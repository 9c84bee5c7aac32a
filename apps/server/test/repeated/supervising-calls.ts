import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { groupInvitations } from "../../src/db/schema/invitation-schema.ts";
import { distressFlags } from "../../src/db/schema/schema.ts";
import type { CallName } from "@elenchus/contract/calls";
import { buildOwnText } from "@elenchus/tutor/own-text/build-own-text";
import { PAYLOADS } from "../build-payloads.ts";
import type { TestServer } from "../build-test-server.ts";

import {
  addLearner,
  addTeacher,
  buildCheck,
  buildFailed,
  buildGroup,
  byUser,
  type Repeated,
} from "./repeated.ts";

/** Work that was set to a group with a learner. */
async function buildAssignment(server: TestServer) {
  const { user, group } = await buildGroup(server);
  const learner = await addLearner(server);
  await learner.call("joinGroup", { join_code: group.join_code });
  const assignment_id = randomUUID();
  await user.call("setWork", { ...PAYLOADS.setWork, assignment_id, group_id: group.group_id });
  return { user, learner, assignment_id };
}

/** A text that a supervisor has saved for a group. */
async function buildText(server: TestServer, name: CallName, rest: object = {}) {
  const { user, group } = await buildGroup(server);
  const own_text_id = randomUUID();
  const { group_id } = group;
  const form = buildOwnText(2);
  await user.call("saveOwnText", { ...PAYLOADS.saveOwnText, own_text_id, group_id, form });
  return { user, payload: { ...PAYLOADS[name], own_text_id, group_id, revision: 1, ...rest } };
}

/** A group into which somebody was invited a while ago. */
async function buildInvitation(server: TestServer) {
  const { user, group } = await buildGroup(server);
  const { group_id } = group;
  await user.call("importClassList", { ...PAYLOADS.importClassList, group_id });
  await server.database.orm
    .update(groupInvitations)
    .set({ sentAt: sql`now() - interval '1 hour'` })
    .where(eq(groupInvitations.groupId, group_id));
  const { body } = await user.call("invitations", { group_id });
  return { user, payload: { invitation_id: body.invitations[0].invitation_id } };
}

/** What supervisors do. */
export const SUPERVISING = {
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
  openJoinLink: byUser(
    "openJoinLink",
    async (server) => {
      const { user, group } = await buildGroup(server);
      return { user, payload: { group_id: group.group_id, days: "7", replaces: null } };
    },
    false,
  ),
  closeJoinLink: byUser(
    "closeJoinLink",
    async (server) => {
      const { user, group } = await buildGroup(server);
      const { group_id } = group;
      await user.call("openJoinLink", { group_id, days: "7" });
      return { user, payload: { group_id } };
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
  checkClassList: byUser(
    "checkClassList",
    async (server) => {
      const { user, group } = await buildGroup(server);
      return { user, payload: { ...PAYLOADS.checkClassList, group_id: group.group_id } };
    },
    false,
  ),
  importClassList: byUser("importClassList", async (server) => {
    const { user, group } = await buildGroup(server);
    const { group_id } = group;
    const list = "Ada,Lovelace,ada@example.org\nGrace,Hopper,";
    return {
      user,
      payload: { ...PAYLOADS.importClassList, group_id, list, import_id: randomUUID() },
    };
  }),
  sendInvitation: byUser("sendInvitation", buildInvitation),
  withdrawInvitation: byUser("withdrawInvitation", buildInvitation),
  resetStudentPassword: byUser(
    "resetStudentPassword",
    async (server) => {
      const { user, group } = await buildGroup(server);
      const list = "Grace,Hopper,";
      const { group_id } = group;
      await user.call("importClassList", { ...PAYLOADS.importClassList, group_id, list });
      const { body } = await user.call("students", { group_id });
      return { user, payload: { student_id: body.students[0].student_id } };
    },
    false,
  ),
  assignmentIssues: {
    ...byUser("assignmentIssues", async (server) => ({
      user: await addTeacher(server),
      payload: { topic: "chess" },
    })),
    rowsEach: ["issue_offers"],
  },
  setWork: byUser("setWork", async (server) => {
    const { user, group } = await buildGroup(server);
    const learner = await addLearner(server);
    await learner.call("joinGroup", { join_code: group.join_code });
    const { group_id } = group;
    return { user, payload: { ...PAYLOADS.setWork, assignment_id: randomUUID(), group_id } };
  }),
  changeAssignment: byUser(
    "changeAssignment",
    async (server) => {
      const { user, assignment_id } = await buildAssignment(server);
      return { user, payload: { ...PAYLOADS.changeAssignment, assignment_id } };
    },
    false,
  ),
  removeAssignment: byUser("removeAssignment", async (server) => {
    const { user, assignment_id } = await buildAssignment(server);
    return { user, payload: { assignment_id } };
  }),
  excuse: byUser(
    "excuse",
    async (server) => {
      const { user, assignment_id, learner } = await buildAssignment(server);
      return { user, payload: { assignment_id, student_ids: [learner.id], excused: "yes" } };
    },
    false,
  ),
  markWork: byUser(
    "markWork",
    async (server) => {
      const { user, assignment_id, learner } = await buildAssignment(server);
      return { user, payload: { assignment_id, student_id: learner.id, points: 7 } };
    },
    false,
  ),
  releaseMarks: byUser(
    "releaseMarks",
    async (server) => {
      const { user, assignment_id } = await buildAssignment(server);
      return { user, payload: { assignment_id, released: "yes" } };
    },
    false,
  ),
  extendAssignment: byUser(
    "extendAssignment",
    async (server) => {
      const { user, assignment_id, learner } = await buildAssignment(server);
      const { due } = PAYLOADS.extendAssignment;
      return { user, payload: { assignment_id, student_ids: [learner.id], due } };
    },
    false,
  ),
  saveOwnText: byUser("saveOwnText", async (server) => {
    const { user, payload } = await buildText(server, "saveOwnText", { revision: 0 });
    return { user, payload: { ...payload, own_text_id: randomUUID() } };
  }),
  checkOwnText: byUser("checkOwnText", (server) => buildText(server, "checkOwnText"), false),
  draftOwnTextKey: byUser(
    "draftOwnTextKey",
    (server) => buildText(server, "draftOwnTextKey"),
    false,
  ),
  publishOwnText: byUser("publishOwnText", (server) => buildText(server, "publishOwnText"), false),
  arrangeOwnText: byUser("arrangeOwnText", (server) => buildText(server, "arrangeOwnText"), false),
  copyOwnText: byUser("copyOwnText", (server) =>
    buildText(server, "copyOwnText", { copy_id: randomUUID() }),
  ),
  ownTextSample: byUser(
    "ownTextSample",
    async (server) => ({ user: await addTeacher(server), payload: PAYLOADS.ownTextSample }),
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
