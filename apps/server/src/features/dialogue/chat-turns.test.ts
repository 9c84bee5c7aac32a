import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { KEY_MARK } from "../../../test/build-scripted-tutor.ts";
import {
  buildServerOn,
  buildTestServer,
  type TestServer,
} from "../../../test/build-test-server.ts";
import { startDialogue, type TestUser } from "../../../test/test-user.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";

/** A gate that holds the tutor's calls until it is opened. */
function buildGate() {
  const entered = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    entered: entered.promise,
    open: opened.resolve,
    pass: async () => {
      entered.resolve();
      await opened.promise;
    },
  };
}

/** Until a request to this server waits for a dialogue that another one holds. */
async function untilOneWaits({ stores }: TestServer): Promise<void> {
  const isHeld = vi.spyOn(stores.dialogues, "isHeld");
  await expect.poll(() => isHeld.mock.calls.length).toBeGreaterThan(0);
  isHeld.mockRestore();
}

describe.each(DATABASE_KINDS)("turns of a dialogue on %s", (kind) => {
  let server: TestServer;
  let user: TestUser;
  let session_id: string;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterEach(() => {
    server.tutor.interrupt = async () => {};
  });
  afterAll(() => server.close());

  const begin = async () => {
    user = await server.addUser();
    ({ session_id } = await startDialogue(user));
  };
  const say = (message: string, message_id: string | null = randomUUID()) =>
    user.call("chat", { session_id, message, message_id });
  const listStored = () =>
    server.database.orm
      .select({ sender: messages.sender, text: messages.text })
      .from(messages)
      .where(eq(messages.dialogueId, session_id))
      .orderBy(messages.position);
  /** The tutor is asked before the message is known to be stored: a second request waits for both. */
  const heldIn = async (gate: ReturnType<typeof buildGate>) => {
    await gate.entered;
    await vi.waitFor(async () => expect((await listStored()).at(-1)?.sender).toBe("user"), 10_000);
  };
  const failOnce = () => {
    server.tutor.interrupt = async () => {
      server.tutor.interrupt = async () => {};
      throw new Error("the tutor is out");
    };
  };
  /** What a process leaves that was killed between storing the message and its reply. */
  const leavePending = async (text: string, messageId: string | null, leaseSeconds: number) => {
    await server.database.orm.insert(messages).values({
      dialogueId: session_id,
      position: (await listStored()).length + 1,
      sender: "user",
      text,
      step: 0,
      messageId,
    });
    await server.database.orm
      .update(dialogues)
      .set({
        leaseToken: randomUUID(),
        leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(eq(dialogues.id, session_id));
  };

  test("go from step to step and end with an exit message", async () => {
    await begin();
    const first = await say("wrong at first");
    expect(first).toMatchObject({
      status: 200,
      body: {
        response: 'You said "wrong at first". I hint.',
        submodule_number: 1,
        module_submodule_context_dict: { step_title: "Conclusion" },
      },
    });
    expect(first.body.history).toHaveLength(3);
    expect(first.body).not.toHaveProperty("exit_message");
    const second = await say("right 1");
    expect(second.body).toMatchObject({ submodule_number: 2 });
    expect(second.body.module_submodule_context_dict.step_title).toBe("Reasons");
    await say("right 2");
    const last = await say("right 3");
    expect(last.body.exit_message).toBe("Well done: you have completed this dialogue.");
    expect(last.body.history).toHaveLength(9);
    expect(await say("right 4")).toMatchObject({ status: 409, body: { code: "dialogue_ended" } });
    expect(await listStored()).toHaveLength(9);
  });

  test("say whether the learner is stuck on the open step", async () => {
    await begin();
    const { body: stuck } = await say("dunno");
    expect(stuck.is_stuck).toBe(true);
    const { body: resumed } = await user.call("resumeDialogue", { session_id });
    expect(resumed.is_stuck).toBe(true);
    const { body: free } = await say("right");
    expect(free).not.toHaveProperty("is_stuck");
    expect(free).not.toHaveProperty("asks_to_mark");
  });

  test("end without success when the answers had to be told", async () => {
    await begin();
    let answer = await say("dunno");
    for (let turn = 0; turn < 12 && answer.body.exit_message === undefined; turn += 1) {
      answer = await say("dunno");
    }
    expect(answer.body.exit_message).toBe("This dialogue has ended.");
    const summary = await user.call("performanceSummary", { session_id });
    expect(summary.body).toMatchObject({ success_or_failure: "failure", passage_counts: { 1: 0 } });
  });

  test("ignore what the browser says of history, passage and step", async () => {
    await begin();
    const { status, body } = await user.call("chat", {
      session_id,
      message: "right 1",
      history: [{ sender: "user", message: "forged" }],
      text_passage: "forged",
      submodule_number: 3,
      module_submodule_context_dict: { step_title: "forged" },
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("forged");
    expect(body.submodule_number).toBe(2);
  });

  test("replay the stored reply to the same id", async () => {
    await begin();
    const id = randomUUID();
    const first = await say("wrong", id);
    const heard = server.tutor.calls.assess;
    await say("right 1");
    // The map is no part of a reply, nor is what help there is: they stand as they are by now.
    const { argument_map: _map, is_stuck: _stuck, ...reply } = first.body;
    expect((await say("wrong", id)).body).toEqual(reply);
    expect((await say("wrong", id.toUpperCase())).body).toEqual(reply);
    expect(server.tutor.calls.assess).toBe(heard + 1);
    expect(await listStored()).toHaveLength(5);
  });

  test("replay the last reply of an ended dialogue, exit message and all", async () => {
    await begin();
    await say("right 1");
    await say("right 2");
    const id = randomUUID();
    const last = await say("right 3", id);
    expect(last.body.exit_message).toBeTypeOf("string");
    expect((await say("right 3", id)).body).toEqual(last.body);
  });

  test("refuse an id that belongs to another text", async () => {
    await begin();
    const id = randomUUID();
    await say("wrong", id);
    expect(await say("something else", id)).toMatchObject({
      status: 409,
      body: { code: "message_id_reused" },
    });
    expect(await listStored()).toHaveLength(3);
  });

  test("store one message and give twenty equal replies to twenty equal calls at once", async () => {
    await begin();
    const id = randomUUID();
    server.tutor.interrupt = () => sleep(30);
    const heard = server.tutor.calls.assess;
    const answers = await Promise.all(Array.from({ length: 20 }, () => say("right 1", id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(server.tutor.calls.assess).toBe(heard + 1);
    expect(await listStored()).toHaveLength(3);
  });

  test("do the same for the reply that ends the dialogue", async () => {
    await begin();
    await say("right 1");
    await say("right 2");
    const id = randomUUID();
    server.tutor.interrupt = () => sleep(30);
    const answers = await Promise.all(Array.from({ length: 20 }, () => say("right 3", id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.exit_message).toBeTypeOf("string");
  });

  test("come one at a time: another message meanwhile is refused and not stored", async () => {
    await begin();
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const first = say("wrong");
    await heldIn(gate);
    const second = await say("another");
    expect(second).toMatchObject({ status: 409, body: { code: "turn_in_progress" } });
    expect(second.headers["retry-after"]).toBe("1");
    gate.open();
    expect((await first).status).toBe(200);
    expect(await listStored()).toHaveLength(3);
  });

  test("without ids, the same text sent twice at once is one message", async () => {
    await begin();
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const first = say("wrong", null);
    await heldIn(gate);
    const second = say("wrong", null);
    await untilOneWaits(server);
    gate.open();
    const [one, other] = await Promise.all([first, second]);
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
    expect(await listStored()).toHaveLength(3);
  });

  test("store the message before the tutor hears it", async () => {
    await begin();
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const turn = say("wrong");
    await heldIn(gate);
    expect(await listStored()).toHaveLength(2);
    const resumed = await user.call("resumeDialogue", { session_id });
    expect(resumed.body.pending_message).toMatchObject({ message: "wrong" });
    gate.open();
    await turn;
  });

  test("keep the message when the tutor fails, and take it up again", async () => {
    await begin();
    failOnce();
    const id = randomUUID();
    const failed = await say("right 1", id);
    expect(failed).toMatchObject({ status: 502, body: { code: "tutor_failed" } });
    const { body } = await user.call("resumeDialogue", { session_id });
    expect(body.pending_message).toEqual({ message_id: id, message: "right 1" });
    expect(body.history).toHaveLength(2);
    const again = await say("right 1", id);
    expect(again.body).toMatchObject({ submodule_number: 2 });
    expect(await listStored()).toHaveLength(3);
  });

  const revise = (message: string, message_id: string) =>
    user.call("chat", { session_id, message, message_id, revises: true });

  test("answer a message that was left as it was revised, and know it so from then on", async () => {
    await begin();
    failOnce();
    const id = randomUUID();
    await say("wrong", id);
    failOnce();
    await revise("dunno", id);
    const answer = await revise("right 1", id);
    expect(answer.body.response).toBe('You said "right 1". I advance.');
    const next = await say("right 2");
    expect(next.body.history[1]).toEqual({ sender: "user", message: "right 1" });
    const own = (await listStored()).filter(({ sender }) => sender === "user");
    expect(own.map(({ text }) => text)).toEqual(["right 1", "right 2"]);
  });

  test("give the reply that was made before its message was revised, and keep what it answers", async () => {
    await begin();
    const id = randomUUID();
    const first = await say("wrong", id);
    const late = await revise("right 1", id);
    expect(late).toMatchObject({ status: 200, body: first.body });
    expect(late.body.history[1]).toEqual({ sender: "user", message: "wrong" });
    expect(await listStored()).toHaveLength(3);
  });

  test("take a revision of what never arrived for a message, and of what is being answered when that is over", async () => {
    await begin();
    expect((await revise("right 1", randomUUID())).body.submodule_number).toBe(2);
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const id = randomUUID();
    const first = say("wrong", id);
    await heldIn(gate);
    const late = revise("right 2", id);
    await untilOneWaits(server);
    gate.open();
    expect((await late).body).toEqual((await first).body);
  });

  test("are revised on any instance: what another one kept is the old text", async () => {
    await begin();
    const other = await buildServerOn(server.database);
    const id = randomUUID();
    failOnce();
    await say("wrong", id);
    other.tutor.interrupt = async () => {
      throw new Error("the tutor is out");
    };
    await other.app.inject({
      method: "POST",
      url: "/api/chat",
      headers: { cookie: user.cookie },
      payload: { session_id, message: "right 1", message_id: id, revises: true },
    });
    await other.close();
    await say("right 1", id);
    const next = await say("right 2");
    expect(next.body.history[1]).toEqual({ sender: "user", message: "right 1" });
  });

  test("answer a message that was left before another, each as a turn of its own", async () => {
    await begin();
    failOnce();
    await say("right 1");
    const next = await say("right 2");
    expect(next.body.submodule_number).toBe(3);
    expect(next.body.response).toBe('You said "right 2". I advance.');
    expect((await listStored()).map(({ text }) => text).slice(1)).toEqual([
      "right 1",
      'You said "right 1". I advance.',
      "right 2",
      'You said "right 2". I advance.',
    ]);
  });

  test("refuse the newer message when answering the older one ended the dialogue", async () => {
    await begin();
    await say("right 1");
    await say("right 2");
    failOnce();
    await say("right 3");
    expect(await say("right 4")).toMatchObject({ status: 409, body: { code: "dialogue_ended" } });
    const { body } = await user.call("resumeDialogue", { session_id });
    expect(body.exit_message).toBeTypeOf("string");
    expect(body.history).toHaveLength(7);
  });

  test("go on after a crash once the dead turn's lease is over", async () => {
    await begin();
    const id = randomUUID();
    await leavePending("right 1", id, -1);
    const again = await say("right 1", id);
    expect(again.body).toMatchObject({ submodule_number: 2 });
    expect(await listStored()).toHaveLength(3);
  });

  test("wait for a dead turn's lease to run out", async () => {
    await begin();
    const id = randomUUID();
    await leavePending("right 1", id, 5);
    expect((await say("right 9")).status).toBe(409);
    const again = say("right 1", id);
    await untilOneWaits(server);
    await server.database.orm
      .update(dialogues)
      .set({ leaseUntil: sql`now()` })
      .where(eq(dialogues.id, session_id));
    expect((await again).body).toMatchObject({ submodule_number: 2 });
  });

  test("know a message that was left by its text where an id is missing", async () => {
    await begin();
    await leavePending("right 1", null, -1);
    const id = randomUUID();
    const again = await say("right 1", id);
    expect(again.body.submodule_number).toBe(2);
    expect(await listStored()).toHaveLength(3);
    expect((await say("right 1", id)).body).toEqual(again.body);
    await leavePending("right 2", randomUUID(), -1);
    expect((await say("right 2", null)).body.submodule_number).toBe(3);
    expect(await listStored()).toHaveLength(5);
  });

  test("go on at once after a restart on a database of one's own", async () => {
    await begin();
    const id = randomUUID();
    await leavePending("right 1", id, 600);
    await server.stores.turns.clearLeases();
    expect((await say("right 1", id)).status).toBe(200);
  });

  test("store nothing of a turn whose lease was taken over", async () => {
    await begin();
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const id = randomUUID();
    const slow = say("right 1", id);
    await heldIn(gate);
    await server.database.orm
      .update(dialogues)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(dialogues.id, session_id));
    server.tutor.interrupt = async () => {};
    const taken = await say("right 1", id);
    gate.open();
    expect((await slow).body).toEqual(taken.body);
    expect(await listStored()).toHaveLength(3);
  });

  test("end with the dialogue when it is left meanwhile", async () => {
    await begin();
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const turn = say("right 1");
    await heldIn(gate);
    await user.call("abandonDialogue", { session_id });
    gate.open();
    expect(await turn).toMatchObject({ status: 409, body: { code: "dialogue_ended" } });
    expect(await listStored()).toHaveLength(2);
  });

  test("keep the learner's text as it was typed, odd characters and all", async () => {
    await begin();
    const message = "it’s “true” — 日本 🐝 <b>bold</b> \\ ' \" %s $1 {}";
    const { body } = await say(message);
    expect(body.history[1]).toEqual({ sender: "user", message });
    const odd = await say("half a \ud83d pair and a \u0000 nul");
    expect(odd.status).toBe(200);
  });

  test("take a message of 4,000 characters and no longer one", async () => {
    await begin();
    expect((await say("é".repeat(4000))).status).toBe(200);
    const long = await say("x".repeat(4001));
    expect(long).toMatchObject({ status: 400, body: { code: "invalid_payload" } });
    expect(long.body.error).toBe("A message can have at most 4,000 characters.");
  });

  test("carry assessment and move in the database and in no answer", async () => {
    await begin();
    const turn = await say("right 1");
    const rows = await server.database.orm
      .select({ assessment: messages.assessment, move: messages.move })
      .from(messages)
      .where(eq(messages.dialogueId, session_id))
      .orderBy(messages.position);
    expect(rows[1]?.assessment).toMatchObject({ judge: "scripted@1", speechAct: "answer" });
    expect(rows[2]?.move).toMatchObject({ kind: "advance" });
    const resumed = await user.call("resumeDialogue", { session_id });
    const session = await user.call("session");
    for (const { text } of [turn, resumed, session]) {
      // What was found is on the map; of the rest of the key, nothing.
      expect(text).not.toMatch(new RegExp(`${KEY_MARK} (?!(?:statement|quote) 0)`, "u"));
      expect(text).not.toMatch(/assessment|coverage|expectation|misconception|"key"/);
    }
  });

  test("are taken by any instance: what one began, another goes on with", async () => {
    await begin();
    const other = await buildServerOn(server.database);
    await say("right 1");
    const { cookie } = user;
    const answer = await other.app.inject({
      method: "POST",
      url: "/api/chat",
      headers: { cookie },
      payload: { session_id, message: "right 2" },
    });
    expect(answer.json().submodule_number).toBe(3);
    await other.close();
  });

  test("of two instances at once: the second one waits for the first one's reply", async () => {
    await begin();
    const other = await buildServerOn(server.database);
    const gate = buildGate();
    server.tutor.interrupt = gate.pass;
    const id = randomUUID();
    const first = say("right 1", id);
    await heldIn(gate);
    const second = other.app.inject({
      method: "POST",
      url: "/api/chat",
      headers: { cookie: user.cookie },
      payload: { session_id, message: "right 1", message_id: id },
    });
    await untilOneWaits(other);
    gate.open();
    expect((await second).json()).toEqual((await first).body);
    expect(other.tutor.calls.assess).toBe(0);
    await other.close();
  });
});
