import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { WITHOUT_MODEL } from "@elenchus/tutor/model-notices";
import { SUMMARY_LACKS } from "@elenchus/dialogue/summary/without-model";
import { expect, test } from "vitest";
import { type FaultyTurns, TUTOR_FAILED } from "./build-faulty-turns.ts";
import { isOwn, ONE_OF_EACH_KIND, STREAM_FAULTS } from "./model-faults.ts";
import { expectWholeTurns, findAnswer, readAssessment, readDialogue } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";
import { useServersInTurn } from "./use-servers-in-turn.ts";

const reader = useReader();
const { take, eachFault } = useServersInTurn({ reader, hasFallback: true });

async function readJudge({ llm }: FaultyTurns, session_id: string): Promise<string | undefined> {
  return (await readAssessment(llm.server, session_id))?.judge;
}

test.each(eachFault(ONE_OF_EACH_KIND.filter((fault) => !isOwn(fault))))(
  "a judgement with %s: the built-in tutor takes the turn, and says so",
  async (_name, fault, turn) => {
    const turns = take(turn);
    const { session_id, sending } = await turns.begin();
    turns.breakCalls("assess", fault);
    const { heard, requests } = await turns.say(sending);
    expect(heard.failure).toBeNull();
    expect(heard.reply?.response.startsWith(WITHOUT_MODEL)).toBe(true);
    expect(heard.streamed).toBe(heard.reply?.response);
    // The model is not waited for again in this turn.
    expect(requests).toBe(fault.isFinal ? 1 : 2);
    expect(turns.llm.reports.at(-1)).toBe("took over assess");
    expect(await readJudge(turns, session_id)).toMatch(/^built-in@/u);
    await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
    expect((await turns.say(sending)).heard.reply).toEqual(heard.reply);
  },
);

test.each(eachFault(ONE_OF_EACH_KIND.filter(isOwn), 1))(
  "a judgement with %s: the built-in tutor judges, and the model finds the words all the same",
  async (_name, fault, turn) => {
    const turns = take(turn);
    const { session_id, sending } = await turns.begin();
    turns.breakCalls("assess", fault);
    const { heard } = await turns.say(sending);
    expect(heard.failure).toBeNull();
    expect(heard.reply?.response).not.toContain(WITHOUT_MODEL);
    expect(turns.llm.reports.filter((told) => told.startsWith("took over"))).toEqual([
      "took over assess",
    ]);
    expect(await readJudge(turns, session_id)).toMatch(/^built-in@/u);
  },
);

const ofWords = [
  ...ONE_OF_EACH_KIND.filter((fault) => !isOwn(fault)),
  ...STREAM_FAULTS.slice(0, 2),
];

test.each(eachFault(ofWords.filter(({ isLate }) => !isLate)))(
  "words with %s: the built-in tutor speaks, and says so",
  async (_name, fault, turn) => {
    const turns = take(turn);
    const { session_id, sending } = await turns.begin();
    turns.breakCalls("words", fault);
    const { heard, requests } = await turns.say(sending);
    expect(heard.failure).toBeNull();
    expect(heard.reply?.response.startsWith(WITHOUT_MODEL)).toBe(true);
    expect(heard.streamed).toBe(heard.reply?.response);
    expect(requests).toBe(fault.isFinal ? 2 : 3);
    expect(await readJudge(turns, session_id)).not.toMatch(/^built-in@/u);
    await expectWholeTurns(turns.llm.server, session_id, { sent: [sending.message], answered: 1 });
    expect((await turns.say(sending)).heard.reply).toEqual(heard.reply);
  },
);

test.each(eachFault(ofWords.filter(({ isLate }) => isLate === true)))(
  "words with %s: a reply of which a part was seen is no reply, and is made anew",
  async (_name, fault, turn) => {
    const turns = take(turn);
    const begun = await turns.begin();
    turns.breakCalls("words", fault);
    const { heard } = await turns.say(begun.sending);
    expect(heard).toMatchObject({ status: 200, failure: TUTOR_FAILED, reply: null });
    await turns.expectPending(begun);
    await turns.expectOneReply(begun);
  },
);

test.each(MODEL_WIRES.map((wire, turn) => [wire, turn] as const))(
  "without any model of %s a whole dialogue is had, from the issues to the summary",
  async (_wire, turn) => {
    const turns = take(turn);
    const { user, llm } = turns;
    llm.restartTutor({ sleep: async () => {} });
    llm.replyBy(() => ({ fault: { kind: "reset", at: "before_headers" } }));
    const { body: offer } = await user.call("getPassageSubtopics", {});
    expect(offer.passage_subtopics.length).toBeGreaterThanOrEqual(5);
    const [chosen_passage_subtopic] = offer.passage_subtopics;
    const started = await user.call("initModuleChat", { module_id: 1, chosen_passage_subtopic });
    expect(started.status).toBe(200);
    const { session_id } = started.body;
    const sent: string[] = [];
    for (let count = 0; count < 16; count += 1) {
      const message = await findAnswer(llm.server, session_id);
      sent.push(message);
      const { heard } = await turns.say({ session_id, message, message_id: crypto.randomUUID() });
      expect(heard.reply?.response.startsWith(WITHOUT_MODEL)).toBe(count === 0);
      if (heard.reply?.exit_message !== undefined) break;
    }
    await expectWholeTurns(llm.server, session_id, { sent, answered: sent.length });
    const { body } = await user.call("performanceSummary", { session_id });
    expect(body.performance_summary.startsWith(SUMMARY_LACKS.unavailable)).toBe(true);
    expect((await readDialogue(llm.server, session_id)).status).not.toBe("active");
    // The circuit has opened meanwhile: most of it was not even tried.
    expect(llm.reports.some((told) => told.includes("calls rest"))).toBe(true);
  },
);
