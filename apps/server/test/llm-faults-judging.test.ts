import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { ModelReply } from "@elenchus/evaluation/model-wires/wire";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { transferChecks as checkTable } from "../src/db/schema/transfer-check-schema.ts";
import { answerCheck } from "./answer-check.ts";
import { TUTOR_FAILED } from "./build-faulty-turns.ts";
import { isOwn, MODEL_FAULTS, SHAPE_FAULTS } from "./model-faults.ts";
import { expectWholeTurns, readAssessment } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";
import { useServersInTurn } from "./use-servers-in-turn.ts";

const reader = useReader();
const { take, eachFault } = useServersInTurn({ reader });
const FAULTS = [...MODEL_FAULTS, ...SHAPE_FAULTS];

test.each(
  eachFault(
    FAULTS.filter((fault) => !isOwn(fault)),
    1,
  ),
)("a judgement with %s fails the turn, which can be taken again", async (_name, fault, turn) => {
  const turns = take(turn);
  const begun = await turns.begin();
  turns.breakCalls("assess", fault);
  const { heard, requests } = await turns.say(begun.sending);
  expect(requests).toBe(fault.isFinal ? 1 : 2);
  expect(heard).toMatchObject({
    status: 502,
    failure: TUTOR_FAILED,
    streamed: "",
    reply: null,
  });
  await turns.expectPending(begun);
  await turns.expectOneReply(begun);
});

test.each(eachFault(FAULTS.filter(isOwn), 3))(
  "a judgement with %s is lent, since asking again would bring the same, and says so",
  async (_name, fault, turn) => {
    const turns = take(turn);
    const { session_id, sending } = await turns.begin();
    turns.breakCalls("assess", fault);
    const { heard, requests } = await turns.say(sending);
    expect(heard.failure).toBeNull();
    expect(heard.streamed).toBe(heard.reply?.response);
    // Judging takes one or two; a model that gave no judgement may find words all the same.
    expect(requests).toBe(fault.isNoAnswer ? 2 : 3);
    expect(await readAssessment(turns.llm.server, session_id)).toMatchObject({
      judge: expect.stringMatching(/^built-in@/u),
      coverage: { conclusion: expect.closeTo(0.9, 0) },
      standsInFor: { judge: expect.stringMatching(/@/u), failure: expect.any(String) },
    });
    await expectWholeTurns(turns.llm.server, session_id, {
      sent: [sending.message],
      answered: 1,
    });
  },
);

test("a check of which one answer is refused is finished, that one judged by who stands in", async () => {
  const turns = take(0);
  const { argument, user, llm } = turns;
  const id = randomUUID();
  const { transferChecks } = llm.server.stores;
  await transferChecks.start({ id, userId: user.id, interest: "libraries", argument });
  turns.breakCalls("assess", { name: "none", reply: {} });
  llm.replyBy((request) =>
    request.messages.some(({ text }) => text.includes("bomb"))
      ? { fault: { kind: "error", error: "filtered" } }
      : replyCooperatively(request),
  );
  const answers = ["The writer wants to bomb it.", "People come.", "I see no such word."];
  expect((await answerCheck(user, id, answers)).body.finished).not.toBeNull();
  const [row] = await llm.server.database.orm
    .select()
    .from(checkTable)
    .where(eq(checkTable.id, id));
  expect(row?.result).not.toBeNull();
  const judges = row?.assessments?.map(({ judge }) => judge.replace(/@.*/u, ""));
  expect(judges?.[0]).toBe("built-in");
  expect(row?.assessments?.[0]?.standsInFor?.failure).toBe("refused");
  expect(judges?.[1]).not.toBe("built-in");
});

test("a judgement that takes all of the turn's requests is worded without the model", async () => {
  const turns = take(3);
  const { session_id, sending } = await turns.begin();
  const faults: ModelReply[] = [
    { fault: { kind: "error", error: "overloaded" } },
    { json: { verdict: "Hm." } },
  ];
  turns.mend();
  turns.llm.replyBy((request) => faults.shift() ?? replyCooperatively(request));
  const { heard, requests } = await turns.say(sending);
  expect([heard.failure, requests]).toEqual([null, 3]);
  expect(turns.llm.reports.splice(0).at(-1)).toBe("words replaced");
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});
