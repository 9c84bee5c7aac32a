import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { buildModerator } from "@elenchus/tutor/llm/moderate/build-moderator";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import type { WordingReport } from "@elenchus/tutor/llm/word/wording-report";
import type { DialogueView, Tutor } from "@elenchus/dialogue/tutor";
import { findLeaks } from "./find-leaks.ts";
import { playDialogue } from "./play-dialogue.ts";
import { sampleArguments } from "./play-parts.ts";
import { LEARNERS, simulatedLearners } from "./simulated-learners.ts";

let encoder: SentenceEncoder;
let builtIn: Tutor;
const written: Argument[] = [];
const call = { signal: new AbortController().signal };

beforeAll(async () => {
  encoder = createSentenceEncoder();
  builtIn = createBuiltInTutor({ encoder });
  await encoder.warm();
  for (const module of MODULE_NUMBERS) written.push(...(await sampleArguments(builtIn, module, 2)));
}, 60_000);

afterAll(() => encoder.close());

/** What a model is made to do in a turn: the built-in tutor's judgement, and words. */
interface Puppet {
  readonly tutor: Tutor;
  readonly reports: WordingReport[];
  embeds: number;
}

/** An LLM tutor whose model judges as the built-in tutor does and says what `speak` gives it to say. */
function buildPuppet(speak: (view: DialogueView, plain: string, turn: number) => string): Puppet {
  let judged: Assessment | null = null;
  let heard = "";
  let words = "";
  let turn = 0;
  const client = {
    name: "fake/puppet",
    async generate() {
      const {
        speechAct = "answer",
        coverage = {},
        misconception = null,
        confidence = 1,
      } = judged ?? {};
      const expectations = Object.entries(coverage).map(([id, value]) => ({
        id,
        words: heard,
        why: "",
        coverage: value,
      }));
      return { speechAct, expectations, misconception, confidence };
    },
    async *stream() {
      yield words;
    },
  } as unknown as ModelClient;
  const puppet: Puppet = { reports: [], embeds: 0, tutor: builtIn };
  const lent = lendParts({ encoder });
  const own = createLlmTutor({
    client,
    embed: async (texts) => {
      puppet.embeds += 1;
      return encoder.embed(texts);
    },
    lent: {
      ...lent,
      wouldEarn: async (view, sentence, fromStep) => {
        puppet.embeds += 1;
        return lent.wouldEarn(view, sentence, fromStep);
      },
    },
    passes: () => true,
    moderate: buildModerator().moderate,
    reportArgument: () => undefined,
    reportWording: (report) => puppet.reports.push(report),
  });
  const tutor: Tutor = {
    ...own,
    async assess(view, message, given) {
      judged = await builtIn.assess(view, message, given);
      heard = message;
      return own.assess(view, message, given);
    },
    wordMove(view, message, move, given) {
      turn += 1;
      words = speak(view, wordMove(view, message, move), turn);
      return own.wordMove(view, message, move, given);
    },
  };
  return Object.assign(puppet, { tutor });
}

/** What is still to be found, in all the ways in which the key says it. */
function secretsOf({ argument, dialogue }: DialogueView): string[] {
  return argument.key.expectations
    .filter((one) => one.step >= dialogue.step && one.isOwn !== true)
    .filter((one) => (dialogue.coverage[one.id] ?? 0) < COVERED)
    .filter((one) => !dialogue.asserted.includes(one.id))
    .flatMap(({ statement, paraphrases, term, quote }) => [
      statement,
      ...paraphrases,
      ...(term?.readings ?? []),
      ...(quote === undefined ? [] : [quote]),
    ]);
}

/** Says a secret that is open, another one each time, in one of several disguises. */
function leakOne(view: DialogueView, turn: number): string {
  const secrets = secretsOf(view);
  const secret = secrets[(turn * 7) % Math.max(1, secrets.length)] ?? "";
  const ways = [
    `${secret}.`,
    `The answer is this: ${secret}.`,
    `You could say that ${secret}, couldn't you?`,
    `Let us look again. In other words, "${secret}".`,
    `Look again. ${secret.split(" ").join(". ")}.`,
  ];
  return ways[turn % ways.length] ?? secret;
}

describe("a model that gives away whatever is open", () => {
  test.each(LEARNERS)(
    "tells a %s learner nothing that was not earned or told",
    async (name) => {
      const { tutor } = buildPuppet((view, _plain, turn) => leakOne(view, turn));
      for (const argument of written) {
        const played = await playDialogue(tutor, argument, simulatedLearners[name]);
        expect(findLeaks(played)).toEqual([]);
        const summary = await builtIn.summarise(played, call);
        expect(summary).toContain("Outcome");
      }
    },
    60_000,
  );
});

describe("a model that keeps to its move", () => {
  test("is seldom refused, and the encoder is asked about every other sentence", async () => {
    let sentences = 0;
    let replies = 0;
    let refused = 0;
    let embeds = 0;
    for (const name of LEARNERS) {
      const puppet = buildPuppet((_view, plain) => plain);
      for (const argument of written) {
        const { transcript } = await playDialogue(puppet.tutor, argument, simulatedLearners[name]);
        const said = transcript.slice(1).filter((one) => one.sender === "system");
        replies += said.length;
        sentences += said.flatMap((one) => one.text.match(/[.?!]/gu) ?? []).length;
      }
      refused += puppet.reports.filter(({ event }) => event === "rewritten").length;
      embeds += puppet.embeds;
    }
    expect(replies).toBeGreaterThan(400);
    // Beside its move it has hints that only a move of their own may give, and small words without a question.
    expect(refused / replies).toBeLessThan(0.1);
    // Small words are heard, too; the encoder keeps what it was asked for.
    expect(embeds / sentences).toBeLessThan(0.7);
  }, 60_000);
});
