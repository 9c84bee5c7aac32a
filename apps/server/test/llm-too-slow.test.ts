import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { CIRCUIT_FAILURES } from "@elenchus/tutor/llm/circuit-breaker";
import { LIBRARY_ISSUES } from "@elenchus/tutor/fallback-tutor";
import { WITHOUT_MODEL } from "@elenchus/tutor/model-notices";
import type { ModelCallKind } from "@elenchus/dialogue/model-call";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFaultyTurns, type FaultyTurns, TUTOR_FAILED } from "./build-faulty-turns.ts";
import { kindOf } from "./build-llm-server.ts";
import { expectWholeTurns, readAssessment } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";

/** Time that one request has here, instead of half a minute. */
const LIMIT_MS = 400;

const reader = useReader();
let turns: FaultyTurns;

beforeAll(async () => {
  turns = await buildFaultyTurns("openai-compatible", { reader, hasFallback: false });
});
afterAll(() => turns.close());

/** A model that needs so long for one kind of call. */
function slowDown(kind: ModelCallKind, headersMs: number): void {
  turns.mend();
  turns.llm.restartTutor({ timeouts: { totalMs: LIMIT_MS } });
  turns.llm.replyBy((request) => {
    const reply = replyCooperatively(request);
    return kindOf(request) === kind ? { ...reply, headersMs } : reply;
  });
}

test("a judge that is a little too slow is told of, and has the time at the second try", async () => {
  const begun = await turns.begin();
  const { session_id, sending } = begun;
  slowDown("assess", LIMIT_MS * 1.4);
  const { heard } = await turns.say(sending);
  expect(heard).toMatchObject({ status: 502, failure: TUTOR_FAILED });
  expect(heard.failure?.error).toBe(
    "The AI model took too long. Your message is saved, and the model has more time for it at the next try. Please send it again.",
  );
  await turns.expectPending(begun);
  expect((await turns.say(sending)).heard.failure).toBeNull();
  const assessment = await readAssessment(turns.llm.server, session_id);
  expect(assessment?.judge).toMatch(/^openai-compatible/u);
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});

test("a judge that is far too slow is asked in vain once, and the dialogue goes on without it", async () => {
  const { session_id, sending } = await turns.begin();
  slowDown("assess", LIMIT_MS * 10);
  expect((await turns.say(sending)).heard.failure).toMatchObject(TUTOR_FAILED);
  const { heard } = await turns.say(sending);
  expect(heard.failure).toBeNull();
  expect(heard.reply?.response.startsWith(`${WITHOUT_MODEL} `)).toBe(true);
  expect(await readAssessment(turns.llm.server, session_id)).toMatchObject({
    judge: expect.stringMatching(/^built-in@/u),
    standsInFor: { failure: "timeout" },
  });
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});

test("words that are far too slow are asked for in vain once", async () => {
  const { sending } = await turns.begin();
  slowDown("words", LIMIT_MS * 10);
  expect((await turns.say(sending)).heard.failure).toMatchObject(TUTOR_FAILED);
  const { heard } = await turns.say(sending);
  expect(heard.failure).toBeNull();
  expect(heard.reply?.response.startsWith(`${WITHOUT_MODEL} `)).toBe(true);
});

test("a circuit that time-outs have opened gives issues of the library, and a message its reply", async () => {
  slowDown("assess", LIMIT_MS * 10);
  for (let tries = 0; tries < CIRCUIT_FAILURES; tries += 1) {
    await turns.say((await turns.begin()).sending);
  }
  const { sending } = await turns.begin();
  const asked = turns.llm.model.count();
  const { status, body } = await turns.user.call("getPassageSubtopics", {});
  expect([status, body.note]).toEqual([200, expect.stringContaining(LIBRARY_ISSUES)]);
  expect((await turns.say(sending)).heard.failure).toMatchObject(TUTOR_FAILED);
  expect((await turns.say(sending)).heard.failure).toBeNull();
  expect(turns.llm.model.count()).toBe(asked);
});
