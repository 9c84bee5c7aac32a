import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { ASKING, JUDGED } from "../../../test/sample-turn.ts";
import { startDialogue } from "../../../test/test-user.ts";
import { authSessions } from "../../db/schema/auth-schema.ts";
import { dialogues } from "../../db/schema/schema.ts";
import type { SessionProof } from "./session-proof.ts";
import { createTurnStore, type TurnStore } from "./turn-store.ts";

const NOTHING = { text: "", marks: null, messageId: null };

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
    const request = { dialogueId, userId, token, countedDay: null, proof: null };
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

  /** Begins a turn of one of the servers with a message, and says what was foreseen of it. */
  async function foreseeAndBegin(
    turns: TurnStore,
    [userId, dialogueId]: [string, string],
    { text, messageId = null }: { readonly text: string; readonly messageId?: string | null },
  ) {
    const token = randomUUID();
    const request = { dialogueId, userId, token, countedDay: null, proof: null };
    const foreseen = turns.foresee(request, { text, marks: null, messageId });
    const begun = await turns.begin(request, { text, marks: null, messageId });
    return { foreseen, begun, letGo: () => turns.release(dialogueId, token) };
  }

  test("is foreseen where nothing happened elsewhere, down to the last message", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const whose: [string, string] = [user.id, session_id];
    expect(one.foresee({ dialogueId: session_id, userId: user.id }, NOTHING)).toBeNull();
    await takeTurn(one, whose, "first");
    await takeTurn(one, whose, "second");
    const messageId = randomUUID();
    const { foreseen, begun } = await foreseeAndBegin(one, whose, { text: "third", messageId });
    const stored = await server.stores.dialogues.find(session_id, user.id);
    expect(begun).toMatchObject({ isStored: true, isForeseen: true });
    expect(begun?.record).toEqual({ dialogue: stored?.dialogue, messages: stored?.messages });
    const createdAt = expect.any(Date) as Date;
    const last = { ...stored?.messages.at(-1), createdAt };
    expect(foreseen?.messages).toEqual([...(stored?.messages.slice(0, -1) ?? []), last]);
    expect(foreseen?.dialogue.state).toEqual(stored?.dialogue.state);
  });

  test("is not as foreseen after a turn elsewhere, and is not foreseen any more then", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const whose: [string, string] = [user.id, session_id];
    await takeTurn(one, whose, "first");
    await takeTurn(other, whose, "second");
    const { foreseen, begun, letGo } = await foreseeAndBegin(one, whose, { text: "third" });
    expect(foreseen?.messages).toHaveLength(4);
    expect(begun).toMatchObject({ isStored: true, isForeseen: false });
    expect(begun?.record.messages.map(({ text }) => text).slice(-2)).toEqual([
      'What else, after "second"?',
      "third",
    ]);
    await letGo();
    const again = await foreseeAndBegin(one, whose, { text: "fourth" });
    expect(again.foreseen).toBeNull();
    expect(again.begun).toMatchObject({ isStored: false, isForeseen: false });
  });

  test("is not foreseen for a message that is there already, nor for another learner", async () => {
    const user = await server.addUser();
    const stranger = await server.addUser();
    const { session_id } = await startDialogue(user);
    const messageId = randomUUID();
    const whose: [string, string] = [user.id, session_id];
    await takeTurn(one, whose, "first", messageId);
    const same = await foreseeAndBegin(one, whose, { text: "first", messageId });
    expect(same.foreseen).toBeNull();
    expect(same.begun).toMatchObject({ isStored: false });
    await same.letGo();
    const theirs = await foreseeAndBegin(one, [stranger.id, session_id], { text: "mine" });
    expect(theirs).toMatchObject({ foreseen: null, begun: null });
    const own = await startDialogue(stranger);
    await takeTurn(one, [stranger.id, own.session_id], "hello");
    const taken = await foreseeAndBegin(one, [stranger.id, own.session_id], {
      text: "x",
      messageId,
    });
    expect(taken.foreseen).not.toBeNull();
    expect(taken.begun).toBeNull();
  });

  test("takes a session for what it is, and holds nothing where it is not what it was", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    const [session] = await server.database.orm
      .select()
      .from(authSessions)
      .where(eq(authSessions.userId, user.id));
    const stranger = await server.addUser();
    const proof = {
      tokenHash: session?.token ?? "",
      freshUntil: new Date(),
      userType: "learner",
      hasAccess: true,
      hasSecondFactor: false,
    };
    const begin = (userId: string, changes: Partial<SessionProof>) =>
      one.begin(
        {
          dialogueId: session_id,
          userId,
          token: randomUUID(),
          countedDay: null,
          proof: { ...proof, ...changes },
        },
        { text: "first", marks: null, messageId: null },
      );
    const others: Partial<SessionProof>[] = [
      { tokenHash: `${proof.tokenHash}x` },
      { freshUntil: session?.expiresAt ?? new Date() },
      { userType: "supervisor" },
      { hasAccess: false },
      { hasSecondFactor: true },
    ];
    for (const changes of others) {
      expect(await begin(user.id, changes), JSON.stringify(changes)).toBeNull();
    }
    expect(await begin(stranger.id, {})).toBeNull();
    expect(await begin(user.id, {})).toMatchObject({ isStored: true });
  });

  test("holds nothing that was deleted, however well it is known", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await takeTurn(one, [user.id, session_id], "first");
    await server.database.orm.delete(dialogues).where(eq(dialogues.id, session_id));
    const request = {
      dialogueId: session_id,
      userId: user.id,
      token: randomUUID(),
      countedDay: null,
      proof: null,
    };
    expect(await one.begin(request, { text: "second", marks: null, messageId: null })).toBeNull();
  });
});
