import { calls } from "@elenchus/contract/calls";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION_DATABASE } from "./build-database.ts";
import { CALL_NAMES, PAYLOADS } from "./build-payloads.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { startDialogue, type TestUser } from "./test-user.ts";
import { readDatabase, type Snapshot } from "./read-database.ts";

const ID_NAMES = ["user_id", "session_id", "message_id"] as const;
type IdName = (typeof ID_NAMES)[number];
const PLACES = ["body", "query"] as const;
type Place = (typeof PLACES)[number];

/** Each call, with each id of another's, where it can stand: a GET has no body. */
const CASES = CALL_NAMES.flatMap((name) =>
  ID_NAMES.flatMap((id) =>
    PLACES.filter((place) => place === "query" || calls[name].method === "POST").map(
      (place) => [name, id, place] as const,
    ),
  ),
);

describe.each(PRODUCTION_DATABASE)("another learner's ids on %s", (kind) => {
  let server: TestServer;
  let ada: TestUser;
  let bob: TestUser;
  let bobs: Record<IdName, string>;
  let before: Snapshot;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    [ada, bob] = [await server.addUser(), await server.addUser()];
    const { session_id } = await startDialogue(bob);
    const message_id = randomUUID();
    await bob.call("chat", { session_id, message: "right, a secret of mine", message_id });
    bobs = { user_id: bob.id, session_id, message_id };
    before = await readDatabase(server.database);
  });
  afterAll(() => server.close());

  const send = (
    name: (typeof CALL_NAMES)[number],
    ids: Readonly<Record<string, string>>,
    { place, cookie }: { place: Place; cookie: string | undefined },
  ) => {
    const { method, path } = calls[name];
    const fits: Record<string, unknown> = PAYLOADS[name];
    const isGet = method === "GET";
    const inQuery = { ...(isGet ? fits : {}), ...(place === "query" ? ids : {}) };
    const inBody = { ...fits, ...(place === "body" ? ids : {}) };
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(inQuery)) query.set(key, String(value));
    return server.app.inject({
      method,
      url: `${path}?${query.toString()}`,
      headers: cookie === undefined ? {} : { cookie },
      ...(isGet ? {} : { payload: inBody }),
    });
  };

  test.each(CASES)("%s refuses a %s in its %s, and gives no data", async (name, id, place) => {
    for (const value of [bobs[id], bobs[id].toUpperCase()]) {
      for (const [cookie, status] of [
        [undefined, 401],
        [ada.cookie, 403],
      ] as const) {
        const answer = await send(name, { [id]: value }, { place, cookie });
        expect(answer.statusCode).toBe(status);
        expect(Object.keys(answer.json()).toSorted()).toEqual(["code", "error", "request_id"]);
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    }
  });

  test("nothing of all that has changed anything", async () => {
    expect(await readDatabase(server.database)).toEqual(before);
  });

  test("one's own ids are taken", async () => {
    for (const name of ["session", "account", "dialogues"] as const) {
      for (const id of ID_NAMES) {
        const answer = await send(name, { [id]: bobs[id] }, { place: "query", cookie: bob.cookie });
        expect(answer.statusCode).toBe(200);
      }
    }
  });

  test("another's message id is refused in one's own dialogue, which stays as it was", async () => {
    const { session_id } = await startDialogue(ada);
    const earlier = await readDatabase(server.database);
    const payload = { session_id, message: "and mine", message_id: bobs.message_id };
    const answer = await send("chat", payload, { place: "body", cookie: ada.cookie });
    expect(answer.statusCode).toBe(403);
    expect(await readDatabase(server.database)).toEqual(earlier);
    const own = await ada.call("chat", { ...payload, message_id: randomUUID() });
    expect(own.status).toBe(200);
  });

  test("one's own id in the body does not cover another's in the address", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: `/api/add_interest?user_id=${bob.id}`,
      headers: { cookie: ada.cookie },
      payload: { user_id: ada.id, interest: "bees" },
    });
    expect(answer.statusCode).toBe(403);
  });
});
