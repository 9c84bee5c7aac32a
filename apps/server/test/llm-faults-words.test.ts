import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { ModelReply } from "@elenchus/evaluation/model-wires/wire";
import { expect, test } from "vitest";
import { TUTOR_FAILED } from "./build-faulty-turns.ts";
import { MODEL_FAULTS, STREAM_FAULTS } from "./model-faults.ts";
import { expectWholeTurns } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";
import { useServersInTurn } from "./use-servers-in-turn.ts";

const reader = useReader();

const { take, eachFault } = useServersInTurn({ reader });

const ofWords = [...MODEL_FAULTS, ...STREAM_FAULTS];

test.each(
  eachFault(
    ofWords.filter((one) => !one.isNoAnswer),
    2,
  ),
)("words with %s fail the turn, which can be taken again", async (_name, fault, turn) => {
  const turns = take(turn);
  const begun = await turns.begin();
  turns.breakCalls("words", fault);
  const { heard, requests } = await turns.say(begun.sending);
  expect(requests).toBe(fault.isFinal || fault.isLate ? 2 : 3);
  expect(heard).toMatchObject({ status: fault.isLate ? 200 : 502, failure: TUTOR_FAILED });
  // What the learner has seen of it is part of nothing: neither stored, nor shown after a reload.
  expect(heard.streamed.startsWith("Let us look")).toBe(fault.isLate === true);
  await turns.expectPending(begun);
  await turns.expectOneReply(begun);
});

test.each(
  eachFault(
    ofWords.filter((one) => one.isNoAnswer === true),
    3,
  ),
)("words with %s are asked for again, and then replaced", async (_name, fault, turn) => {
  const turns = take(turn);
  const { session_id, sending } = await turns.begin();
  turns.breakCalls("words", fault);
  const { heard, requests } = await turns.say(sending);
  expect(requests).toBe(3);
  expect(heard.failure).toBeNull();
  expect(heard.reply?.response).toBe(heard.streamed);
  expect(turns.llm.reports.splice(0)).toEqual(["words rewritten", "words replaced"]);
  await expectWholeTurns(turns.llm.server, session_id, {
    sent: [sending.message],
    answered: 1,
  });
  expect((await turns.say(sending)).heard.reply).toEqual(heard.reply);
});

test.each([
  ["reset", 0],
  ["silence", 3],
] as const)("a %s after the end is no matter", async (kind, turn) => {
  const turns = take(turn);
  const { session_id, sending } = await turns.begin();
  turns.breakCalls("words", { name: kind, reply: { fault: { kind, at: "after_end" } } });
  const { heard, requests } = await turns.say(sending);
  expect([heard.failure, requests]).toEqual([null, 2]);
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});

test.each([
  ["is one leak after the other", 1],
  ["comes after a second try, and is a leak", 2],
])("words whose repair %s take three requests in all", async (_name, leaks) => {
  const turns = take(leaks);
  const { session_id, sending } = await turns.begin(
    "The writer thinks that books cost the library a lot",
  );
  const { conclusion } = turns.argument.key;
  const faults: ModelReply[] =
    leaks === 2 ? [{ fault: { kind: "reset", at: "before_headers" } }] : [];
  turns.mend();
  turns.llm.replyBy((request) =>
    request.stream ? (faults.shift() ?? { text: conclusion }) : replyCooperatively(request),
  );
  const { heard, requests } = await turns.say(sending);
  expect([heard.failure, requests]).toEqual([null, 3]);
  expect(heard.streamed).not.toContain(conclusion);
  await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
});
