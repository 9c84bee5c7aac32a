import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { CIRCUIT_FAILURES, CIRCUIT_OPEN_MS } from "@elenchus/tutor/llm/circuit-breaker";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogues } from "../src/db/schema/schema.ts";
import { buildFaultyTurns, type FaultyTurns, TUTOR_FAILED } from "./build-faulty-turns.ts";
import { kindOf } from "./build-llm-server.ts";
import { expectWholeTurns } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";

const OVERLOADED = {
  name: "overloaded",
  reply: { fault: { kind: "error", error: "overloaded" } },
} as const;

const reader = useReader();

let turns: FaultyTurns;

beforeAll(async () => {
  turns = await buildFaultyTurns("ollama", { reader, database: "postgres" });
});
afterAll(() => turns.close());

test("the circuit opens after failures in a row, and closes when the model is back", async () => {
  let now = 0;
  const begun = await turns.begin();
  turns.breakCalls("assess", OVERLOADED, { clock: () => now });
  const counts: number[] = [];
  const waits: unknown[] = [];
  for (let tries = 0; tries < CIRCUIT_FAILURES + 2; tries += 1) {
    const { heard, requests } = await turns.say(begun.sending);
    expect(heard).toMatchObject({ status: 502, failure: TUTOR_FAILED });
    counts.push(requests);
    waits.push(heard.failure?.retry_after);
    now += 1000;
  }
  // The first that is refused unasked is refused a second after the failure that opened the circuit.
  expect(waits).toEqual([...Array.from({ length: CIRCUIT_FAILURES }, () => 1), 29, 28]);
  expect(counts).toEqual([...Array.from({ length: CIRCUIT_FAILURES }, () => 2), 0, 0]);
  await turns.expectPending(begun);

  // One call is let through to find out; it fails, and the circuit stays open.
  now += CIRCUIT_OPEN_MS;
  expect((await turns.say(begun.sending)).requests).toBe(2);
  expect((await turns.say(begun.sending)).requests).toBe(0);
  now += CIRCUIT_OPEN_MS;
  turns.llm.replyBy(null);
  const { heard, requests } = await turns.say(begun.sending);
  expect([heard.failure, requests]).toEqual([null, 2]);
  const told = turns.llm.reports.filter((one) => /calls rest|answers again/u.test(one));
  expect(told).toHaveLength(2);
  const { session_id, sending } = begun;
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});

test("messages at once, while the model fails and while it answers, are answered once", async () => {
  const begun = await turns.begin();
  const { session_id, sending } = begun;
  let calls = 0;
  turns.mend();
  turns.llm.replyBy((request) => {
    calls += 1;
    // Two of three calls come to nothing, after a while.
    const isBad = calls % 3 !== 0 && kindOf(request) === "assess";
    const fault = { kind: "error", error: "unauthorised" } as const;
    return isBad ? { headersMs: 30, fault } : { headersMs: 30, ...replyCooperatively(request) };
  });
  const others = ["One thing more", "And another thing"].map((message) => {
    return { session_id, message, message_id: randomUUID() };
  });
  const messages = [sending, sending, sending, ...others];
  const first = await Promise.all(messages.map((one) => turns.say(one)));
  const codes = first.flatMap(({ heard }) => (heard.failure === null ? [] : [heard.failure.code]));
  expect(codes.filter((code) => code !== "turn_in_progress" && code !== "tutor_failed")).toEqual(
    [],
  );
  turns.mend();
  const sent: string[] = [];
  for (const one of [sending, ...others]) {
    const { heard } = await turns.say(one);
    expect(heard.failure).toBeNull();
    const { reply } = (await turns.say(one)).heard;
    expect(reply).toEqual(heard.reply);
    sent.push(one.message);
  }
  const { body } = await turns.user.call("resumeDialogue", { session_id });
  const own = body.history.filter(({ sender }: { sender: string }) => sender === "user");
  const stored = own.map(({ message }: { message: string }) => message);
  expect(stored.toSorted()).toEqual(sent.toSorted());
  await expectWholeTurns(turns.llm.server, session_id, { sent: stored, answered: 3 });
});

test("a turn whose dialogue was taken over meanwhile stores nothing of its own", async () => {
  const { session_id, sending } = await turns.begin();
  const { orm } = turns.llm.server.database;
  const taken = Promise.withResolvers<void>();
  turns.mend();
  turns.llm.replyBy(async (request) => {
    if (!request.stream) return replyCooperatively(request);
    turns.llm.replyBy(null);
    // Another instance believes this one dead.
    await orm
      .update(dialogues)
      .set({ leaseToken: randomUUID(), leaseUntil: sql`now() + interval '400 milliseconds'` })
      .where(eq(dialogues.id, session_id));
    taken.resolve();
    return { text: "What this one says is never stored. Is it?" };
  });
  const saying = turns.say(sending);
  await taken.promise;
  const { heard } = await saying;
  expect(heard.failure).toBeNull();
  expect(heard.reply?.response).not.toContain("never stored");
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
  expect((await turns.say(sending)).heard.reply).toEqual(heard.reply);
});

test("a dialogue that is left in the middle of a reply gets none", async () => {
  const { session_id, sending } = await turns.begin();
  turns.mend();
  turns.llm.replyBy((request) =>
    request.stream
      ? { text: "Let us see. What is it that you think?", betweenMs: 40 }
      : replyCooperatively(request),
  );
  const saying = turns.say(sending);
  await sleep(150);
  await turns.user.call("abandonDialogue", { session_id });
  const { heard } = await saying;
  expect(heard.reply).toBeNull();
  expect(heard.failure?.code).toBe("dialogue_ended");
  const { body } = await turns.user.call("session");
  expect(JSON.stringify(body)).not.toContain(session_id);
});
