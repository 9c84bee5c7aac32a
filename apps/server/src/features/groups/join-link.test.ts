import { JOIN_QR } from "@elenchus/contract/admin-calls";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { groups } from "../../db/schema/student-schema.ts";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { sendCall } from "../../../test/send-call.ts";
import { type TestUser } from "../../../test/test-user.ts";

const GONE = { status: 404, body: { code: "no_such_link" } };

describe.each(PRODUCTION_DATABASE)("a link to join a group on %s", (kind) => {
  let server: TestServer;
  let teacher: TestUser;
  let group_id: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    teacher = await server.addUser({ userType: "supervisor", seesAllStudents: false });
    ({ group_id } = (await teacher.call("createGroup", { group_name: "Spring" })).body.group);
  });
  afterAll(() => server.close());

  const open = async (days = "7"): Promise<string> => {
    const { body } = await teacher.call("openJoinLink", { group_id, days });
    return new URL(body.group.join_link.url).searchParams.get("join") ?? "";
  };
  const offer = async (user: TestUser, join_token: string) =>
    user.call("joinOffer", { join_token });
  const askQr = async (cookie?: string, id = group_id) =>
    server.app.inject({
      url: `${JOIN_QR}?group_id=${id}`,
      headers: cookie === undefined ? {} : { cookie },
    });

  test("tells its group, and lets a learner in once that is wanted", async () => {
    const learner = await server.addUser();
    const join_token = await open();
    expect((await offer(learner, join_token)).body).toEqual({
      group_name: "Spring",
      is_member: false,
    });
    const { body } = await sendCall(server.app, "joinLink", { join_token }, {});
    expect(body, "to who is not logged in").toEqual({ group_name: "Spring" });
    expect((await learner.call("account")).body).not.toHaveProperty("group_name");
    expect(await learner.call("joinByLink", { join_token })).toMatchObject({
      status: 200,
      body: { group_name: "Spring" },
    });
    expect((await offer(learner, join_token)).body.is_member).toBe(true);
    expect((await teacher.call("students")).body.students).toMatchObject([
      { student_id: learner.id },
    ]);
  });

  test("is part of what supervisors see of the group, with its end", async () => {
    await open("1");
    const [group] = (await teacher.call("groups")).body.groups;
    const left = Date.parse(group.join_link.expires_at) - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect(left).toBeLessThan(25 * 3_600_000);
  });

  test("opens nothing once it is withdrawn, replaced or over", async () => {
    const learner = await server.addUser();
    const first = await open();
    const second = await open();
    expect(await offer(learner, first)).toMatchObject(GONE);
    await teacher.call("closeJoinLink", { group_id });
    expect(await offer(learner, second)).toMatchObject(GONE);
    const asStranger = await sendCall(server.app, "joinLink", { join_token: second }, {});
    expect(asStranger).toMatchObject(GONE);
    const third = await open();
    await server.database.orm
      .update(groups)
      .set({ linkUntil: sql`now() - interval '1 second'` })
      .where(eq(groups.id, group_id));
    expect(await offer(learner, third)).toMatchObject(GONE);
    expect(await learner.call("joinByLink", { join_token: third })).toMatchObject(GONE);
    const [group] = (await teacher.call("groups")).body.groups;
    expect(group.join_link).toBeNull();
    expect((await askQr(teacher.cookie)).statusCode).toBe(404);
  });

  test("lets no supervisor in", async () => {
    const join_token = await open();
    expect(await teacher.call("joinByLink", { join_token })).toMatchObject(GONE);
  });

  test("is drawn as a QR code for the group's supervisors alone", async () => {
    await open();
    const { statusCode, headers, body } = await askQr(teacher.cookie);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(body).toMatch(/^<svg [^>]+>.*<\/svg>$/su);
    const [learner, stranger] = [
      await server.addUser(),
      await server.addUser({ userType: "supervisor", seesAllStudents: false }),
    ];
    const codes = [];
    for (const cookie of [undefined, learner.cookie, stranger.cookie])
      codes.push((await askQr(cookie)).statusCode);
    expect(codes).toEqual([401, 403, 403]);
    expect((await askQr(teacher.cookie, "none")).statusCode).toBe(403);
  });
});
