import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { ASKING, JUDGED } from "./build-sample-turn.ts";
import { startDialogue } from "../../../test/test-user.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { createTurnStore, type TurnStore } from "./turn-store.ts";

describe.each(DATABASE_KINDS)("the beginning of a turn on %s", (kind) => {
  let server: TestServer;
  /** Two servers on one database. */
  let one: TurnStore;
  let other: TurnStore;
  beforeAll(async () => {
    server = await buildTestServer(kind);
    one = createTurnStore(server.database.orm);
    other = createTurnStore(server.database.orm);
  });
  afterAll(() => server.close());

  /** A turn by one of the servers, whole; the messages that it began with. */
  async function takeTurn(
    turns: TurnStore,
    [userId, dialogueId]: [string, string],
    text: string,
    messageId: string | null = null,
  ) {
    const token = randomUUID();
    const request = { dialogueId, userId, token, countedDay: null };
    const begun = await turns.begin(request, { text, marks: null, messageId });
    if (begun === null) throw new Error("the dialogue was not free");
    const { dialogue, messages } = begun.record;
    expect(dialogue.argument.passage).not.toBe("");
    const isStored = await turns.commit({
      dialogueId,
      token,
      position: messages.at(-1)?.position ?? 0,
      assessment: { ...JUDGED, because: `About "${text}".` },
      move: ASKING,
      reply: `What else, after "${text}"?`,
      state: dialogue.state,
      outcome: null,
      isAbusive: false,
    });
    expect(isStored).toBe(true);
    return messages;
  }

  test("has all that was said and found, whichever server took the turns before", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const whose: [string, string] = [user.id, session_id];
    const turns = [one, one, other, other, one, other, one];
    for (const [index, store] of turns.entries()) {
      const messages = await takeTurn(store, whose, `text ${index}`);
      const stored = await server.stores.dialogues.find(session_id, user.id);
      // The reply came after that, and the judgement with it.
      const expected = stored?.messages.slice(0, -1) ?? [];
      expect(messages.map(({ position }) => position)).toEqual(
        expected.map(({ position }) => position),
      );
      expect(messages.slice(0, -1)).toEqual(expected.slice(0, -1));
      expect(messages.at(-1)).toMatchObject({ text: `text ${index}`, assessment: null });
    }
  });

  test("stores nothing again that is there, and is not held for another learner", async () => {
    const user = await server.addUser();
    const stranger = await server.addUser();
    const { session_id: dialogueId } = await startDialogue(user);
    const messageId = randomUUID();
    await takeTurn(one, [user.id, dialogueId], "first", messageId);
    const begin = (userId: string, of: string, id: string | null) => {
      const request = { dialogueId: of, userId, token: randomUUID(), countedDay: null };
      return other.begin(request, { text: "first", marks: null, messageId: id });
    };
    expect(await begin(stranger.id, dialogueId, null)).toBeNull();
    const own = await startDialogue(stranger);
    expect(await begin(stranger.id, own.session_id, messageId)).toBeNull();
    const again = await begin(user.id, dialogueId, messageId);
    expect(again).toMatchObject({ isStored: false });
    expect(again?.record.messages).toHaveLength(3);
  });

  test("holds nothing that was deleted", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await takeTurn(one, [user.id, session_id], "first");
    await server.database.orm.delete(dialogues).where(eq(dialogues.id, session_id));
    const request = {
      dialogueId: session_id,
      userId: user.id,
      token: randomUUID(),
      countedDay: null,
    };
    expect(await one.begin(request, { text: "second", marks: null, messageId: null })).toBeNull();
  });
});
