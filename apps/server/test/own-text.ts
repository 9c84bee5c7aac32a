import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { buildOwnText } from "@elenchus/tutor/own-text/build-own-text";
import { randomUUID } from "node:crypto";
import { PAYLOADS } from "./build-payloads.ts";
import type { TestServer } from "./build-test-server.ts";
import type { TestUser } from "./test-user.ts";

/** A teacher with a group, and how learners come into it. */
export async function buildClass(server: TestServer, name = "Spring") {
  const teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  const { group } = (await teacher.call("createGroup", { group_name: name })).body;
  const group_id: string = group.group_id;
  return {
    teacher,
    group_id,
    async addStudent(): Promise<TestUser> {
      const student = await server.addUser();
      await student.call("joinGroup", { join_code: group.join_code });
      return student;
    },
  };
}

/** Keeps a text for a group. @returns its id */
export async function saveText(
  teacher: TestUser,
  group_id: string,
  form: OwnTextForm = buildOwnText(2),
): Promise<string> {
  const own_text_id = randomUUID();
  const payload = { own_text_id, group_id, revision: 0, form };
  const { status, text } = await teacher.call("saveOwnText", payload);
  if (status !== 200) throw new Error(text);
  return own_text_id;
}

/** Publishes a draft, whatever is to be looked at again. */
export async function publishText(teacher: TestUser, own_text_id: string, revision = 1) {
  const payload = { own_text_id, revision, despite_warnings: "yes" };
  const { body, text } = await teacher.call("publishOwnText", payload);
  if (body.own_text?.changed !== false) throw new Error(text);
  return body.own_text;
}

/** Sets a text to a group. @returns the assignment's id */
export async function setText(
  teacher: TestUser,
  group_id: string,
  own_text_id: string,
  module_id: ModuleNumber = 2,
): Promise<string> {
  const assignment_id = randomUUID();
  const from = "2026-10-01T08:00:00.000Z";
  const payload = { ...PAYLOADS.setWork, assignment_id, group_id, own_text_id, module_id, from };
  const { status, text } = await teacher.call("setWork", payload);
  if (status !== 200) throw new Error(text);
  return assignment_id;
}
