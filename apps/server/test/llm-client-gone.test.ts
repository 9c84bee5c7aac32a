import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { ModelReply } from "@elenchus/evaluation/model-wires/wire";
import type { ModelCallKind } from "@elenchus/dialogue/model-call";
import { eq } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { dialogues, modelCalls } from "../src/db/schema/schema.ts";
import type { FaultyTurns } from "./build-faulty-turns.ts";
import { kindOf } from "./build-llm-server.ts";
import { WORDS } from "./model-faults.ts";
import { openChat } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";
import { useServersInTurn } from "./use-servers-in-turn.ts";

/** Time after which a model is to be left alone. Source: issue 5, item 8. */
const SOON_MS = 1000;

const reader = useReader();

const SILENT_BEFORE: ModelReply = { fault: { kind: "silence", at: "before_headers" } };
const SILENT_AFTER: ModelReply = { fault: { kind: "silence", at: "after_headers" } };

const { take } = useServersInTurn({ reader });

/** Has one kind of call hang; resolves when the model has such a request. */
function hang(turns: FaultyTurns, kind: ModelCallKind, reply: ModelReply): Promise<void> {
  const asked = Promise.withResolvers<void>();
  turns.mend();
  turns.llm.replyBy((request) => {
    if (kindOf(request) !== kind) return replyCooperatively(request);
    asked.resolve();
    return { ...(request.stream ? { text: WORDS } : replyCooperatively(request)), ...reply };
  });
  return asked.promise;
}

/** How long the model was still asked after the client had left. */
async function readLeave(turns: FaultyTurns, leftAt: number): Promise<number> {
  const request = turns.llm.model.requests.at(-1);
  await Promise.race([request?.over, sleep(SOON_MS * 3)]);
  return (request?.leftAt ?? Number.POSITIVE_INFINITY) - leftAt;
}

async function post(
  turns: FaultyTurns,
  path: string,
  payload: object,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${turns.llm.address}/api/${path}`, {
    method: "POST",
    headers: { cookie: turns.user.cookie, "content-type": "application/json" },
    body: JSON.stringify(payload),
    signal,
  });
  return response.text();
}

test.each([
  ["while it judges", "assess", SILENT_BEFORE, 0],
  ["in the middle of a judgement", "assess", SILENT_AFTER, 1],
  ["before the words", "words", SILENT_BEFORE, 2],
  ["in the middle of the words", "words", { fault: { kind: "silence", at: "mid_text" } }, 3],
  ["while the words drip", "words", { betweenMs: 60 }, 0],
] as const)("%s is not waited for, and can come back", async (_name, kind, reply, turn) => {
  const turns = take(turn);
  const begun = await turns.begin();
  const asked = hang(turns, kind, reply);
  const leave = new AbortController();
  const opening = openChat(turns.llm.address, turns.user, begun.sending, leave.signal);
  const reading = opening.then(async (response) => response.text());
  await asked;
  await sleep(100);
  const leftAt = performance.now();
  leave.abort();
  await expect(reading).rejects.toThrow(/abort/iu);
  expect(await readLeave(turns, leftAt)).toBeLessThan(SOON_MS);
  const { id, leaseToken } = dialogues;
  const { orm } = turns.llm.server.database;
  const readLease = () =>
    orm.select({ leaseToken }).from(dialogues).where(eq(id, begun.session_id));
  await expect.poll(readLease).toEqual([{ leaseToken: null }]);
  await turns.expectPending(begun);
  await turns.expectOneReply(begun);
  await turns.llm.counting.flush();
  const calls = await orm.select().from(modelCalls);
  expect(calls.some((call) => call.kind === kind && call.outcome === "cancelled")).toBe(true);
});

test.each([
  ["issues", "issues", "passage_subtopics", 1],
  ["an argument", "argument", "module_chat", 2],
  ["a reading", "gate", "module_chat", 3],
] as const)("%s that were cancelled are written no further", async (_name, kind, what, turn) => {
  const turns = take(turn);
  const { session_id } = await turns.begin();
  const asked = hang(turns, kind, SILENT_BEFORE);
  const leave = new AbortController();
  const { issue } = turns.argument;
  const opening = { session_id, module_id: 1, chosen_passage_subtopic: issue };
  const [verb, payload] = kind === "issues" ? ["get", {}] : ["init", opening];
  // A dialogue that was opened, and in which nothing was said, is gone on with.
  await turns.user.call("abandonDialogue", { session_id });
  const posting = post(turns, `${verb}_${what}`, payload, leave.signal);
  await asked;
  leave.abort();
  await expect(posting).rejects.toThrow(/abort/iu);
  await sleep(SOON_MS);
  // Leaving alone ends nothing: a proxy may have given up.
  expect(turns.llm.model.requests.at(-1)?.leftAt).toBeNull();
  const never = new AbortController().signal;
  const leftAt = performance.now();
  expect(JSON.parse(await post(turns, `cancel_${what}`, payload, never))).toEqual({
    success: true,
  });
  expect(await readLeave(turns, leftAt)).toBeLessThan(SOON_MS);
  turns.mend();
  const again = await post(turns, `${verb}_${what}`, payload, never);
  expect(JSON.parse(again)).not.toHaveProperty("error");
});

test("a summary is written also for who has left, once", async () => {
  const turns = take(0);
  const { session_id, state } = await turns.begin();
  await turns.llm.server.database.orm
    .update(dialogues)
    .set({ status: "failure", state: { ...state, outcome: "failure" } })
    .where(eq(dialogues.id, session_id));
  const asked = hang(turns, "summary", { betweenMs: 20 });
  const leave = new AbortController();
  const payload = { session_id, module_id: 1 };
  const posting = post(turns, "performance_summary", payload, leave.signal);
  await asked;
  leave.abort();
  await expect(posting).rejects.toThrow(/abort/iu);
  const again = await post(turns, "performance_summary", payload, new AbortController().signal);
  expect(JSON.parse(again)).not.toHaveProperty("error");
  const summaries = turns.llm.model.requests.filter((request) => kindOf(request) === "summary");
  expect(summaries).toHaveLength(1);
});
