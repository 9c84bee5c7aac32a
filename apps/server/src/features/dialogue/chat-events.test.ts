import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";
import { dialogues } from "../../db/schema/schema.ts";

let server: TestServer;
let user: TestUser;
let session_id: string;
let address: string;

beforeAll(async () => {
  server = await buildTestServer("pglite");
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  user = await server.addUser();
});
afterEach(() => {
  server.tutor.interrupt = async () => {};
});
afterAll(() => server.close());

const EVENTS = { accept: "text/event-stream" };

interface Event {
  readonly event: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
}

function readEvents(text: string): Event[] {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => {
      const [event, data] = block.split("\n");
      return {
        event: event?.replace("event: ", "") ?? "",
        data: JSON.parse(data?.replace("data: ", "") ?? "null"),
      };
    });
}

async function begin(): Promise<void> {
  ({ session_id } = await startDialogue(user, randomUUID()));
}

/** Until no request holds the dialogue: whatever a turn stores is stored by then. */
async function untilLetGo(): Promise<void> {
  const { id, leaseToken } = dialogues;
  const { orm } = server.database;
  const read = () => orm.select({ leaseToken }).from(dialogues).where(eq(id, session_id));
  await expect.poll(read).toEqual([{ leaseToken: null }]);
}

const say = (message: string, message_id = randomUUID()) =>
  user.call("chat", { session_id, message, message_id }, EVENTS);

test("the reply comes in pieces, then whole with everything else", async () => {
  await begin();
  const answer = await say("right 1");
  expect(answer.status).toBe(200);
  expect(String(answer.headers["content-type"])).toMatch(/^text\/event-stream/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const events = readEvents(answer.text);
  expect(events.map(({ event }) => event)).toEqual(["delta", "delta", "done"]);
  const done = events.at(-1)?.data;
  const pieces = events.slice(0, -1).map(({ data }) => data.text);
  expect(pieces.join("")).toBe(done.response);
  expect(done).toMatchObject({ submodule_number: 2, history: expect.any(Array) });
});

test("a replayed reply is one piece, and then the same as before", async () => {
  await begin();
  const id = randomUUID();
  const first = readEvents((await say("right 1", id)).text).at(-1);
  const events = readEvents((await say("right 1", id)).text);
  expect(events.map(({ event }) => event)).toEqual(["delta", "done"]);
  expect(events[0]?.data.text).toBe(first?.data.response);
  expect(events[1]?.data).toEqual(first?.data);
});

test("a failure before the first piece keeps its status and shape", async () => {
  await begin();
  server.tutor.interrupt = async () => {
    throw new Error("out");
  };
  const answer = await say("right 1");
  expect(answer).toMatchObject({ status: 502, body: { code: "tutor_failed" } });
});

test("a failure after the first piece is an event", async () => {
  await begin();
  const wordMove = server.tutor.wordMove.bind(server.tutor);
  server.tutor.wordMove = async function* failing() {
    yield "It begins ";
    throw new Error("and breaks");
  };
  const id = randomUUID();
  const events = readEvents((await say("right 1", id)).text);
  server.tutor.wordMove = wordMove;
  expect(events.map(({ event }) => event)).toEqual(["delta", "error"]);
  expect(events[1]?.data).toMatchObject({
    code: "tutor_failed",
    error: expect.any(String),
    request_id: expect.any(String),
    retry_after: 1,
  });
  expect(readEvents((await say("right 1", id)).text).at(-1)?.data.submodule_number).toBe(2);
});

test("nobody else's unanswered message is streamed as one's own", async () => {
  await begin();
  server.tutor.interrupt = async () => {
    server.tutor.interrupt = async () => {};
    throw new Error("out");
  };
  await say("right 1");
  const events = readEvents((await say("right 2")).text);
  const pieces = events.filter(({ event }) => event === "delta").map(({ data }) => data.text);
  expect(pieces.join("")).toBe('You said "right 2". I advance.');
});

test("a client that leaves stops the tutor; the message stays and can be sent again", async () => {
  await begin();
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  server.tutor.interrupt = (_call, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        stopped.resolve();
        reject(new Error("stopped"));
      });
      begun.resolve();
    });
  const id = randomUUID();
  const leave = new AbortController();
  const request = fetch(`${address}/api/chat`, {
    method: "POST",
    headers: { ...EVENTS, cookie: user.cookie, "content-type": "application/json" },
    body: JSON.stringify({ session_id, message: "right 1", message_id: id }),
    signal: leave.signal,
  });
  await begun.promise;
  leave.abort();
  await expect(request).rejects.toThrow();
  await stopped.promise;
  await untilLetGo();
  server.tutor.interrupt = async () => {};
  const { body } = await user.call("resumeDialogue", { session_id });
  expect(body.pending_message).toEqual({ message_id: id, message: "right 1" });
  expect(readEvents((await say("right 1", id)).text).at(-1)?.data.submodule_number).toBe(2);
});

test("a client that leaves halfway through the words leaves no half turn", async () => {
  await begin();
  const wordMove = server.tutor.wordMove.bind(server.tutor);
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  server.tutor.wordMove = async function* slow(_view, _message, _move, { signal }) {
    signal.addEventListener("abort", () => stopped.resolve());
    yield "It begins ";
    begun.resolve();
    await stopped.promise;
    yield "and goes on.";
  };
  const id = randomUUID();
  const leave = new AbortController();
  const response = await fetch(`${address}/api/chat`, {
    method: "POST",
    headers: { ...EVENTS, cookie: user.cookie, "content-type": "application/json" },
    body: JSON.stringify({ session_id, message: "right 1", message_id: id }),
    signal: leave.signal,
  });
  await begun.promise;
  leave.abort();
  await expect(response.text()).rejects.toThrow();
  await stopped.promise;
  await untilLetGo();
  server.tutor.wordMove = wordMove;
  const { body } = await user.call("resumeDialogue", { session_id });
  expect(body.history).toHaveLength(2);
  expect(body.submodule_number).toBe(1);
  expect(readEvents((await say("right 1", id)).text).at(-1)?.data.history).toHaveLength(3);
});
