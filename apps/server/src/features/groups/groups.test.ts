import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { type TestUser } from "../../../test/test-user.ts";

describe.each(PRODUCTION_DATABASE)("groups on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
  });
  afterAll(() => server.close());

  const create = async (group_name: string) =>
    (await teacher.call("createGroup", { group_name })).body.group;
  const seen = async (someone: TestUser): Promise<string[]> =>
    (await someone.call("students")).body.students.map(
      (row: { student_id: string }) => row.student_id,
    );

  test("are joined by their code, however it is typed, and then their supervisor sees the learner", async () => {
    const learner = await server.addUser();
    const group = await create("  Spring 2027 ");
    expect(group).toEqual({
      group_id: expect.any(String),
      group_name: "Spring 2027",
      join_code: expect.stringMatching(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/),
      join_link: null,
      student_count: 0,
      invited_count: 0,
      supervisors: ["Ada Lovelace"],
    });
    expect(await seen(teacher)).toEqual([]);
    const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
    const typed = ` ${group.join_code.toLowerCase().replaceAll(/[0-9-]/gu, wide)} `;
    expect(await learner.call("joinGroup", { join_code: typed })).toMatchObject({
      status: 200,
      body: { group_name: "Spring 2027" },
    });
    expect(await seen(teacher)).toEqual([learner.id]);
    expect((await learner.call("account")).body.group_name).toBe("Spring 2027");
    const { body } = await teacher.call("session");
    expect(Object.keys(body.student_info_admin_dict)).toEqual([learner.id]);
    expect((await teacher.call("groups")).body).toMatchObject({
      sees_all_students: false,
      groups: [{ student_count: 1 }],
    });
  });

  test("one at a time: joining another leaves the one before", async () => {
    const learner = await server.addUser();
    const [one, two] = [await create("One"), await create("Two")];
    await learner.call("joinGroup", { join_code: one.join_code });
    await learner.call("joinGroup", { join_code: two.join_code });
    const in_ = async (group: { group_id: string }) =>
      (await teacher.call("students", { group_id: group.group_id })).body.students.length;
    expect([await in_(one), await in_(two)]).toEqual([0, 1]);
    await teacher.call("removeFromGroup", { student_id: learner.id });
    expect(await in_(two)).toBe(0);
    expect((await learner.call("account")).body).not.toHaveProperty("group_name");
  });

  test("a code that was renewed opens nothing any more", async () => {
    const learner = await server.addUser();
    const old = await create("Old");
    const renewed = (await teacher.call("renewJoinCode", { group_id: old.group_id })).body.group;
    expect(renewed.join_code).not.toBe(old.join_code);
    for (const join_code of [old.join_code, "K7QM-2PXD", "%", "'; drop table groups"]) {
      expect(await learner.call("joinGroup", { join_code })).toMatchObject({
        status: 404,
        body: { code: "no_such_group" },
      });
    }
    expect((await learner.call("joinGroup", { join_code: renewed.join_code })).status).toBe(200);
  });

  test("are not for supervisors to join, and other supervisors see nothing of them", async () => {
    const group = await create("Mine");
    const other = await server.addUser({
      userType: "supervisor",
      seesAllStudents: false,
      lastName: "Aardvark",
    });
    expect((await other.call("joinGroup", { join_code: group.join_code })).status).toBe(404);
    expect((await other.call("groups")).body.groups).toEqual([]);
    await server.stores.groups.assign(group.group_id, other.id);
    const [shared] = (await other.call("groups")).body.groups;
    expect(shared.supervisors).toEqual(["Ada Aardvark", "Ada Lovelace"]);
    const all = await server.addUser({ userType: "supervisor" });
    const { groups, sees_all_students } = (await all.call("groups")).body;
    expect(sees_all_students).toBe(true);
    expect(groups.length).toBeGreaterThan(3);
  });
});
