import { splitSentences } from "@elenchus/domain/split-sentences";
import { afterAll, expect, test, vi } from "vitest";
import { createLeakCheck } from "@elenchus/tutor/checks/leaks/leak-check";
import { createLeakClassifier } from "@elenchus/tutor/checks/leaks/leak-classifier";
import { openAnswersOf } from "@elenchus/tutor/checks/leaks/open-answers";
import { contextOf, createSentenceCheck } from "@elenchus/tutor/llm/word/check-sentences";
import { materialsOf } from "@elenchus/tutor/llm/word/materials";
import { createReader } from "@elenchus/tutor/reader/reader";
import { readWrittenTurns } from "./model-dialogues.ts";

vi.setConfig({ testTimeout: 120_000 });

const reader = createReader();
afterAll(() => reader.close());
const checkLeak = createLeakCheck(createLeakClassifier((texts) => reader.embed(texts)));
const turns = readWrittenTurns();

/** Requests of a turn before anything is asked about its reply: judging and words. */
const PLAIN_REQUESTS = 2;

test("of honest replies at most 3 % are touched, and a turn takes 2.3 requests at most", async () => {
  let asked = 0;
  const touched: string[] = [];
  // None of these replies gives anything away: so a judge says who reads them.
  const ask = async (): Promise<boolean> => {
    asked += 1;
    return false;
  };
  const replies = turns.flatMap(({ turn, written }) => written.map((reply) => ({ turn, reply })));
  for (const { turn, reply } of replies) {
    const check = createSentenceCheck(checkLeak, turn, materialsOf(turn), ask);
    const faults = [];
    for (const sentence of splitSentences(reply)) faults.push(await check(sentence.trim()));
    if (faults.some((fault) => fault !== null)) touched.push(reply);
  }
  expect(replies.length).toBeGreaterThan(80);
  expect(touched.length / replies.length, touched.join("\n")).toBeLessThanOrEqual(0.03);
  expect(PLAIN_REQUESTS + asked / turns.length).toBeLessThanOrEqual(2.3);
});

/** Said by the learner in the first message of that dialogue, nearly so. */
const SAID_BY_LEARNER =
  "A veto would let a single household take away something that all the other households want.";

test("what is open, and the learner has not said, is never said in the key's own words, whoever is asked", async () => {
  const ask = async (): Promise<boolean> => false;
  const passed: string[] = [];
  let said = 0;
  for (const { turn } of turns) {
    const context = contextOf(turn, materialsOf(turn));
    for (const { expectation } of openAnswersOf(context)) {
      const { statement } = expectation;
      said += 1;
      if ((await checkLeak(context, `Look: ${statement}`, [], ask)) === null)
        passed.push(statement);
    }
  }
  expect(said).toBeGreaterThan(100);
  expect(passed).toEqual([SAID_BY_LEARNER]);
});
