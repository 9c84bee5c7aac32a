import { describe, expect, test } from "vitest";
import type { ModelCallRecord, TutorCall } from "@elenchus/dialogue/model-call";
import { takeTurn } from "@elenchus/dialogue/take-turn";
import { createLlmTutor, type LlmTutorOptions } from "./create-llm-tutor.ts";
import { buildDialogue, EXAMPLES } from "./example-arguments/build-example-argument.ts";
import { buildFakeEmbed } from "./example-arguments/build-fake-embed.ts";
import type { ModelClient } from "./model-client.ts";
import { buildModerator } from "./moderate/build-moderator.ts";
import { buildStreamingClient } from "./word/build-streaming-client.ts";
import type { WordingReport } from "./word/wording-report.ts";

const { libraryFines } = EXAMPLES;
const LEAK = libraryFines.key.conclusion;
const MISS = {
  speechActs: ["answer"],
  because: "",
  expectations: [],
  misconceptions: [],
  confidence: 0.2,
};

function record(requests: number): ModelCallRecord {
  return {
    kind: "assess",
    model: "fake",
    usage: { inputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 1 },
    costMicros: null,
    ms: 1,
    firstTextMs: null,
    requests,
    outcome: "ok",
  };
}

/** A tutor whose judge finds nothing, after so many requests, and whose model says these replies. */
function build(
  requests: number,
  replies: readonly string[],
  changes: Partial<LlmTutorOptions> = {},
) {
  const reports: WordingReport[] = [];
  const words = buildStreamingClient(...replies);
  const judge = {
    ...buildStreamingClient(""),
    name: "fake/small",
    async generate(_question: unknown, call: TutorCall) {
      if (call.requests !== undefined) call.requests.left -= requests;
      call.onModelCall?.(record(requests));
      return MISS;
    },
  } as unknown as ModelClient;
  const tutor = createLlmTutor({
    client: words,
    assessClient: judge,
    embed: buildFakeEmbed().embed,
    passes: () => true,
    moderate: buildModerator().moderate,
    reportArgument: () => undefined,
    reportWording: (report) => reports.push(report),
    ...changes,
  });
  return { tutor, words, reports };
}

const view = { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] };

describe("a turn", () => {
  const take = async (requests: number, replies: readonly string[]) => {
    const built = build(requests, replies);
    const records: ModelCallRecord[] = [];
    const turn = await takeTurn(built.tutor, view, {
      message: "the library has new books and readers with fines",
      onText: () => undefined,
      call: {
        signal: new AbortController().signal,
        onModelCall: (one) => records.push(one),
      },
    });
    return { ...built, turn, records };
  };

  test("is judged by the small model and worded by the large one", async () => {
    const said = libraryFines.steps[0]?.opening ?? "";
    const { turn, words, records } = await take(1, [said]);
    expect(turn.assessment.judge).toBe("fake/small@assess-3");
    expect(turn.move.kind).toBe("locate");
    expect(turn.reply).toBe(said);
    expect(words.prompts).toHaveLength(1);
    expect(records).toEqual([record(1)]);
  });

  test("takes three requests at most: a refused reply is asked for again", async () => {
    const { words, reports } = await take(1, [LEAK, LEAK]);
    expect(words.prompts).toHaveLength(2);
    expect(reports.map(({ event }) => event)).toEqual(["rewritten", "dropped", "replaced"]);
  });

  test("where judging took them all, a refused reply is replaced at once", async () => {
    const { words, reports, turn } = await take(3, [LEAK, LEAK]);
    expect(words.prompts).toHaveLength(1);
    expect(reports.map(({ event }) => event)).toEqual(["dropped", "replaced"]);
    expect(turn.reply).toBe(
      `I am not sure yet what you mean. Mark the sentence that you have in mind, or put it in other words. ${libraryFines.steps[0]?.opening ?? ""}`,
    );
  });
});

test("it bears the model's name, and judges with the one model where it has no other", async () => {
  const { tutor } = build(1, ["Hm?"]);
  expect(tutor.name).toBe("fake/streaming@1");
  expect(tutor.openDialogue(libraryFines)).toContain(libraryFines.issue);
});
