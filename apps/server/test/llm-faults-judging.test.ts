import { replyCooperatively } from "@elenchus/tutor/evaluation/cooperative-model";
import { MODEL_WIRES, type ModelReply } from "@elenchus/tutor/evaluation/model-wires/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildFaultyTurns, type FaultyTurns, TUTOR_FAILED } from "./build-faulty-turns.ts";
import { MODEL_FAULTS, SHAPE_FAULTS } from "./model-faults.ts";
import { expectWholeTurns } from "./play-turns.ts";
import { useEncoder } from "./use-encoder.ts";

const encoder = useEncoder();

describe.each(MODEL_WIRES)("by a model that speaks %s", (wire) => {
  let turns: FaultyTurns;

  beforeAll(async () => {
    turns = await buildFaultyTurns(wire, { encoder });
  });
  afterAll(() => turns.close());

  test.each([...MODEL_FAULTS, ...SHAPE_FAULTS].map((fault) => [fault.name, fault] as const))(
    "a judgement with %s fails the turn, which can be taken again",
    async (_name, fault) => {
      const begun = await turns.begin();
      turns.breakCalls("assess", fault);
      const { heard, requests } = await turns.say(begun.sending);
      expect(requests).toBe(fault.isFinal || fault.isNoAnswer ? 1 : 2);
      expect(heard).toMatchObject({
        status: 502,
        failure: TUTOR_FAILED,
        streamed: "",
        reply: null,
      });
      await turns.expectPending(begun);
      await turns.expectOneReply(begun);
    },
  );

  test("a judgement that takes all of the turn's requests is worded without the model", async () => {
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
});
