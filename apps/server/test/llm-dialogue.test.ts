import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { findNearestKnownIssue } from "@elenchus/tutor/built-in/nearest-known-issue";
import { createSentenceEncoder } from "@elenchus/tutor/built-in/sentence-encoder";
import { createFallbackTutor, OVER_BUDGET } from "@elenchus/tutor/fallback-tutor";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import { createModerator } from "@elenchus/tutor/llm/moderating/create-moderator";
import { MODEL_CALL_KINDS } from "@elenchus/tutor/model-call";
import { createModelClient } from "@elenchus/tutor/llm/create-model-client";
import { replyCooperatively } from "@elenchus/tutor/evaluation/cooperative-model";
import { startModelServer } from "@elenchus/tutor/evaluation/model-server";
import { MODEL_WIRES } from "@elenchus/tutor/evaluation/model-wires/wire";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dialogues, modelCalls } from "../src/db/schema.ts";
import { createModelCalls } from "../src/tutoring/create-model-calls.ts";
import { createStores } from "../src/store/stores.ts";
import { buildDatabase } from "./build-database.ts";
import { buildServerOn, startDialogue, type TestUser } from "./build-test-server.ts";

const encoder = createSentenceEncoder();
beforeAll(() => encoder.warm());
afterAll(() => encoder.close());

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

describe.each(MODEL_WIRES)("a dialogue by a model that speaks %s", (wire) => {
  /** A server whose tutor is a model, and what that model was asked. */
  async function build(budget: { perDay: number | null; hasFallback: boolean }) {
    const model = await startModelServer({ wire, reply: replyCooperatively, apiKey: "sk-secret" });
    const client = createModelClient({
      model: { provider: wire, model: "test-model", baseUrl: model.url, apiKey: "sk-secret" },
      report: fail,
    });
    const builtIn = createBuiltInTutor({ encoder });
    const moderate = createModerator(client);
    const llm = createLlmTutor({
      client,
      embed: (texts) => encoder.embed(texts),
      lent: lendParts(),
      passes: () => true,
      moderate,
      reportArgument: () => {},
      reportWording: () => {},
    });
    const report = (): void => {};
    const nearestKnownIssue = (issue: string) => findNearestKnownIssue(encoder, issue);
    const tutor = budget.hasFallback
      ? createFallbackTutor({ main: llm, fallback: builtIn, nearestKnownIssue, report })
      : llm;
    const database = await buildDatabase("pglite");
    const counting = createModelCalls({
      store: createStores(database.orm).modelCalls,
      budget: { perDay: budget.perDay, perDialogue: null },
      hasFallback: budget.hasFallback,
      now: () => new Date(),
      report: fail,
    });
    const server = await buildServerOn(database, {
      tutor,
      modelCalls: counting,
      moderateByModel: moderate,
    });
    const close = async (): Promise<void> => {
      await server.close();
      await counting.flush();
      await database.close();
      await model.close();
    };
    return { server, model, counting, close };
  }

  type Built = Awaited<ReturnType<typeof build>>;

  /** The next thing that is wanted, in the key's own words. */
  async function findAnswer({ server }: Built, session_id: string): Promise<string> {
    const [row] = await server.database.orm
      .select({ argument: dialogues.argument, state: dialogues.state })
      .from(dialogues)
      .where(eq(dialogues.id, session_id));
    if (!row) throw new Error("no dialogue");
    const { key } = row.argument;
    const target = key.expectations.find(({ id }) => id === row.state.target);
    return target?.paraphrases[1] ?? target?.paraphrases[0] ?? "I do not know";
  }

  async function play(built: Built, user: TestUser, session_id: string) {
    const replies: string[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      const message = await findAnswer(built, session_id);
      const { status, body, text } = await user.call("chat", { session_id, message });
      if (status !== 200) throw new Error(text);
      replies.push(body.response);
      if (body.exit_message !== undefined) break;
    }
    return replies;
  }

  test("goes from the issues to the summary, counted call by call", async () => {
    const built = await build({ perDay: null, hasFallback: false });
    const user = await built.server.addUser();
    const { session_id, text_passage } = await startDialogue(user, "libraries");
    expect(text_passage.split(" ").length).toBeGreaterThan(80);
    const replies = await play(built, user, session_id);
    expect(replies.length).toBeGreaterThan(3);
    const summary = await user.call("performanceSummary", { session_id });
    expect(summary.body.success_or_failure).toBe("success");
    await built.counting.flush();
    const calls = await built.server.database.orm.select().from(modelCalls);
    const kinds = new Set(calls.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(MODEL_CALL_KINDS.filter((kind) => kind !== "check")));
    expect(calls.every(({ userId, outcome }) => userId === user.id && outcome === "ok")).toBe(true);
    expect(calls.every(({ inputTokens }) => inputTokens > 0)).toBe(true);
    expect(JSON.stringify(await user.call("exportMyData"))).not.toContain("sk-secret");
    await built.close();
  });

  test("ends with words where the day's share is spent, and the message is kept", async () => {
    const built = await build({ perDay: 1, hasFallback: false });
    const user = await built.server.addUser();
    await user.call("addInterest", { interest: "libraries" });
    await user.call("getPassageSubtopics", {});
    await built.counting.flush();
    const { status, body, headers } = await user.call("getPassageSubtopics", {});
    expect({ status, code: body.code }).toEqual({ status: 429, code: "daily_budget_spent" });
    expect(body.error).toContain("today's share");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await built.close();
  });

  test("goes on without the model where the share is spent and the built-in tutor stands by", async () => {
    const built = await build({ perDay: 1, hasFallback: true });
    const user = await built.server.addUser();
    const { session_id } = await startDialogue(user, "libraries");
    await built.counting.flush();
    const asked = built.model.count();
    const { body } = await user.call("chat", { session_id, message: "I do not know" });
    expect(body.response.startsWith(OVER_BUDGET)).toBe(true);
    expect(built.model.count()).toBe(asked);
    await built.close();
  });
});
