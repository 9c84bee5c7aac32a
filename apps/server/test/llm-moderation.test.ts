import { NO_METRICS } from "../src/metrics/metrics.ts";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { replyCooperatively, replyToModeration } from "@elenchus/evaluation/cooperative-model";
import { startModelServer } from "@elenchus/evaluation/model-server";
import type { ModelReply, ModelRequest } from "@elenchus/evaluation/model-wires/wire";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import { createModerator } from "@elenchus/tutor/llm/moderate/create-moderator";
import { expect, onTestFinished, test } from "vitest";
import { passesAbuseList } from "../src/moderation/passes-word-list.ts";
import { createStores } from "../src/store/stores.ts";
import { createModelCalls } from "../src/tutoring/create-model-calls.ts";
import { buildDatabase } from "./build-database.ts";
import { buildServerOn } from "./build-test-server.ts";
import { startDialogue } from "./test-user.ts";
import { useReader } from "./use-reader.ts";

const reader = useReader();

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

/** A server whose tutor is a model, with another way of replying to some requests. */
async function build(
  replyOtherwise: (request: ModelRequest) => ModelReply | null,
  { hasFallback = false } = {},
) {
  const asked: ModelRequest[] = [];
  const reply = (request: ModelRequest): ModelReply => {
    asked.push(request);
    return replyOtherwise(request) ?? replyCooperatively(request);
  };
  const model = await startModelServer({ wire: "openai", reply });
  const client = createModelClient({
    model: { provider: "openai", model: "test-model", baseUrl: model.url, apiKey: "sk-test" },
    report: fail,
    sleep: async () => {},
  });
  const moderate = createModerator(client);
  const main = createLlmTutor({
    client,
    embed: (texts) => reader.embed(texts),
    passes: passesAbuseList,
    moderate,
    reportArgument: () => {},
    reportWording: () => {},
  });
  const fallback = createBuiltInTutor({ reader });
  const report = (): void => {};
  const tutor = createFallbackTutor({
    main,
    fallback,
    takesFailures: hasFallback,
    report,
    reportOtherIssue: report,
  });
  const database = await buildDatabase("pglite");
  const modelCalls = createModelCalls({
    store: createStores(database).modelCalls,
    leases: createStores(database).workLeases,
    budget: { perDay: null, perDialogue: null },
    hasFallback,
    now: () => new Date(),
    metrics: NO_METRICS,
    report: fail,
  });
  const server = await buildServerOn(database, { tutor, modelCalls, moderateByModel: moderate });
  onTestFinished(async () => {
    await server.close();
    await modelCalls.flush();
    await database.close();
    await model.close();
  });
  return { asked, user: await server.addUser() };
}

const isModeration = (request: ModelRequest): boolean =>
  replyToModeration(request, () => false) !== null;
const FAILS: ModelReply = { fault: { kind: "error", error: "bad_request" } };

test("an interest that the model finds unfit is refused, and one that it finds fit is kept", async () => {
  const { user } = await build((request) =>
    replyToModeration(request, (text) => text.includes("cruel")),
  );
  const refused = await user.call("addInterest", { interest: "cruel games" });
  expect(refused).toMatchObject({ status: 400, body: { code: "interest_unfit" } });
  const kept = await user.call("addInterest", { interest: "libraries" });
  expect(kept.body).toEqual({ interests: ["libraries"] });
});

test("issues that nobody could moderate reach no learner", async () => {
  const { user } = await build((request) => (isModeration(request) ? FAILS : null));
  await user.call("addInterest", { interest: "libraries" });
  const { status, body } = await user.call("getPassageSubtopics", {});
  expect({ status, code: body.code }).toEqual({ status: 502, code: "subtopics_failed" });
});

test("where the built-in tutor stands by, its own issues come instead", async () => {
  const { asked, user } = await build((request) => (isModeration(request) ? FAILS : null), {
    hasFallback: true,
  });
  await user.call("addInterest", { interest: "libraries" });
  const { status, body } = await user.call("getPassageSubtopics", {});
  expect(status).toBe(200);
  expect(body.passage_subtopics.length).toBeGreaterThanOrEqual(5);
  const written = asked.map(({ body: text }) => text).join("\n");
  for (const issue of body.passage_subtopics) expect(written).not.toContain(issue);
});

test.each(["everything is so dark and I cannot see a way any more", "I give up. It is all dark."])(
  "a learner in distress is answered without a model, or where the model alone heard: %s",
  async (quietWords) => {
    const { asked, user } = await build((request) => {
      const task = request.messages.map(({ text }) => text).join("\n");
      const isQuiet = task.includes("you are to judge") && task.includes(quietWords);
      const expectations: unknown[] = [];
      return isQuiet
        ? {
            json: {
              speechActs: ["distress"],
              because: "",
              expectations,
              misconceptions: [],
              confidence: 0.9,
            },
          }
        : null;
    });
    const { session_id } = await startDialogue(user, "libraries");
    const before = asked.length;
    const loud = await user.call("chat", { session_id, message: "i want to kil myself" });
    expect(loud.body.response).toBe(SUPPORT_TEXT);
    expect(asked).toHaveLength(before);
    const quiet = await user.call("chat", { session_id, message: quietWords });
    expect(quiet.body.response).toBe(SUPPORT_TEXT);
    expect(asked).toHaveLength(before + 1);
    await user.call("chat", { session_id, message: "I am not sure what a conclusion is." });
    const later = asked.slice(before + 1).map(({ body }) => body);
    expect(later.length).toBeGreaterThan(0);
    for (const body of later) expect(body).not.toMatch(/kil myself|(?:so|all) dark|findahelpline/u);
  },
);
