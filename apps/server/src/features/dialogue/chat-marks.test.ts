import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";

const MARKS = [{ sentence: 0, role: "conclusion" }];

const BAD = [
  {},
  { message: " ", marks: [] },
  { message: "\u200B", marks: MARKS },
  { marks: [{ sentence: 0, role: "premise" }] },
  { marks: [{ sentence: -1, role: "reason" }] },
  { marks: Array.from({ length: 41 }, () => MARKS[0]) },
];

describe.each(PRODUCTION_DATABASE)("marks of a message on %s", (kind) => {
  let server: TestServer;
  let user: TestUser;
  let session_id: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.tutor.interrupt = async () => {};
    user = await server.addUser();
    ({ session_id } = await startDialogue(user));
  });

  const send = (payload: object) => user.call("chat", { session_id, ...payload });

  test("stand alone, are judged, and stay in the history", async () => {
    const { status, body } = await send({ marks: MARKS, message_id: randomUUID() });
    expect(status).toBe(200);
    expect(body.history[1]).toEqual({
      sender: "user",
      message: "",
      marks: [{ sentence: 0, role: "conclusion", standing: "wrong" }],
    });
    const { body: resumed } = await user.call("resumeDialogue", { session_id });
    expect(resumed.history[1]).toEqual(body.history[1]);
    expect(resumed.argument_map.nodes.length).toBeGreaterThan(0);
  });

  test("go with a message, and are the same message only with the same marks", async () => {
    const message_id = randomUUID();
    const first = await send({ message: "right 1", marks: MARKS, message_id });
    expect(first.body.submodule_number).toBe(2);
    const again = await send({ message: "right 1", marks: MARKS, message_id });
    expect(again.body).toEqual(first.body);
    const other = await send({ message: "right 1", message_id });
    expect(other).toMatchObject({ status: 409, body: { code: "message_id_reused" } });
  });

  test("wait with their message for a reply", async () => {
    server.tutor.interrupt = async () => {
      throw new Error("the tutor is out");
    };
    const message_id = randomUUID();
    await send({ message: "wrong", marks: MARKS, message_id });
    const { body } = await user.call("resumeDialogue", { session_id });
    expect(body.pending_message).toEqual({ message_id, message: "wrong", marks: MARKS });
  });

  test("are refused where they cannot be, and nothing is stored", async () => {
    const sent = await Promise.all(BAD.map(send));
    expect(sent.map(({ status }) => status)).toEqual(BAD.map(() => 400));
    expect(sent[3]?.body.error).toContain("conclusion, reason, neither, flaw");
    const { body } = await user.call("resumeDialogue", { session_id });
    expect(body.history).toHaveLength(1);
  });
});
