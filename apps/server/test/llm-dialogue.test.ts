import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { MODEL_CALL_KINDS } from "@elenchus/dialogue/model-call";
import { MODEL_WIRES, type ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { OVER_BUDGET } from "@elenchus/tutor/model-notices";
import { SUMMARY_LACKS } from "@elenchus/dialogue/summary/without-model";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dialogues, distressFlags, messages, modelCalls } from "../src/db/schema/schema.ts";
import { addEndedDialogues } from "./add-ended-dialogues.ts";
import { beginDialogue, readDialogue } from "./play-turns.ts";
import {
  buildLlmServer,
  type LlmServer,
  type LlmServerOptions,
  MODEL_KEY,
} from "./build-llm-server.ts";
import { startDialogue, type TestUser } from "./test-user.ts";
import { useReader } from "./use-reader.ts";

const reader = useReader();

/** What budgets do is the server's matter: one wire is enough for that. */
const ANY_WIRE = "openai-compatible";

function build(budget: Omit<LlmServerOptions, "reader">, wire: ModelWire = ANY_WIRE) {
  return buildLlmServer(wire, { reader, ...budget });
}

/** The next thing that is wanted, in the key's own words. */
async function findAnswer({ server }: LlmServer, session_id: string): Promise<string> {
  const [row] = await server.database.orm
    .select({ argument: dialogues.argument, state: dialogues.state })
    .from(dialogues)
    .where(eq(dialogues.id, session_id));
  if (!row) throw new Error("no dialogue");
  const { key } = row.argument;
  const target = key.expectations.find(({ id }) => id === row.state.target);
  return target?.paraphrases[1] ?? target?.paraphrases[0] ?? "I do not know";
}

async function play(built: LlmServer, user: TestUser, session_id: string) {
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

/** A dialogue of somebody whose share of the day is spent, with nobody to stand in for the model. */
async function beginWithoutShare() {
  const generous = await build({ perDay: null, hasFallback: false });
  const begun = await startDialogue(await generous.server.addUser(), "libraries");
  const { argument } = await readDialogue(generous.server, begun.session_id);
  await generous.close();
  const built = await build({ perDay: 1, hasFallback: false });
  const user = await built.server.addUser();
  const session_id = await beginDialogue(built.server, user, argument);
  await user.call("addInterest", { interest: "libraries" });
  await user.call("getPassageSubtopics", {});
  await built.counting.flush();
  return { built, user, session_id };
}

test.each(MODEL_WIRES)(
  "a dialogue by %s goes from the issues to the summary, counted call by call",
  async (wire) => {
    const built = await build({ perDay: null, hasFallback: false }, wire);
    const user = await built.server.addUser();
    // One that the library does not know, so that the model is asked whether it is fit.
    const { session_id, text_passage } = await startDialogue(user, "glass harmonicas");
    expect(text_passage.split(" ").length).toBeGreaterThan(80);
    const replies = await play(built, user, session_id);
    expect(replies.length).toBeGreaterThan(3);
    const summary = await user.call("performanceSummary", { session_id });
    expect(summary.body.success_or_failure).toBe("success");
    await built.counting.flush();
    const calls = await built.server.database.orm.select().from(modelCalls);
    const kinds = new Set(calls.map(({ kind }) => kind));
    // Whether a model is fit an operator asks, and a key a teacher has drafted.
    const ofLearners = MODEL_CALL_KINDS.filter((kind) => kind !== "check" && kind !== "key");
    expect(kinds).toEqual(new Set(ofLearners));
    expect(calls.every(({ userId, outcome }) => userId === user.id && outcome === "ok")).toBe(true);
    expect(calls.every(({ inputTokens }) => inputTokens > 0)).toBe(true);
    expect(JSON.stringify(await user.call("exportMyData"))).not.toContain(MODEL_KEY);
    await built.close();
  },
);

test("a dialogue of every other module is played to its success", async () => {
  const built = await build({ perDay: null, hasFallback: false });
  const user = await built.server.addUser();
  await addEndedDialogues(built.server, user.id, [
    ["success", 1],
    ["success", 1],
  ]);
  for (const module of [2, 3, 4, 5, 6, 7] as const) {
    const { session_id } = await startDialogue(user, `interest ${module}`, module);
    await play(built, user, session_id);
    const { body } = await user.call("performanceSummary", { session_id });
    expect(body.success_or_failure, `module ${module}`).toBe("success");
  }
  await built.close();
});

test("a dialogue ends with words where the day's share is spent, and the message is kept", async () => {
  const built = await build({ perDay: 1, hasFallback: false });
  const user = await built.server.addUser();
  await user.call("addInterest", { interest: "libraries" });
  await user.call("getPassageSubtopics", {});
  await built.counting.flush();
  const { status, body, headers } = await user.call("getPassageSubtopics", {});
  expect({ status, code: body.code }).toEqual({ status: 429, code: "daily_budget_spent" });
  expect(body.error).toContain("today's limit");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  await built.close();
});

test("a dialogue tells with a message that waits why it would get no reply", async () => {
  const { built, user, session_id } = await beginWithoutShare();
  const refused = await user.call("chat", { session_id, message: "I do not know" });
  expect(refused.status).toBe(429);
  expect(refused.body.error).toMatch(/saved\. You can close this page and continue in \d+ \w+\.$/u);
  const { body } = await user.call("resumeDialogue", { session_id });
  expect(body.pending_message).toMatchObject({
    message: "I do not know",
    refusal: {
      code: "daily_budget_spent",
      error: expect.stringMatching(/continue in \d+ \w+\.$/u),
    },
  });
  expect(body.pending_message.refusal.retry_after).toBeGreaterThan(0);
  await built.close();
});

test("the server answers a cry for help whatever is spent, and raises the flag", async () => {
  const { built, user, session_id } = await beginWithoutShare();
  const message = "i want to kil myself";
  // Stored, and then its connection broke: it goes again by itself when the dialogue is opened.
  await built.server.database.orm
    .insert(messages)
    .values({ dialogueId: session_id, position: 2, sender: "user", text: message, step: 0 });
  const resumed = await user.call("resumeDialogue", { session_id });
  expect(resumed.body.pending_message).toEqual({ message_id: null, message });
  const { status, body } = await user.call("chat", { session_id, message });
  expect({ status, response: body.response }).toEqual({ status: 200, response: SUPPORT_TEXT });
  const flags = await built.server.database.orm.select().from(distressFlags);
  expect(flags.map(({ dialogueId }) => dialogueId)).toEqual([session_id]);
  await built.close();
});

test.each([false, true])(
  "a dialogue that has used up its own share is finished without the model (built-in tutor at hand: %s)",
  async (hasFallback) => {
    // The learner's day is spent with it, which changes nothing here.
    const budget = { perDay: 1_000_000_000, perDialogue: 1_000_000_000 };
    const built = await build({ hasFallback, ...budget });
    const user = await built.server.addUser();
    const { session_id } = await startDialogue(user, "libraries");
    await user.call("chat", { session_id, message: "It is about the fines, I think." });
    await built.counting.flush();
    await built.server.database.orm
      .update(modelCalls)
      .set({ inputTokens: budget.perDialogue })
      .where(eq(modelCalls.dialogueId, session_id));
    const asked = built.model.count();
    const replies = await play(built, user, session_id);
    expect(replies.map((one) => one.startsWith(OVER_BUDGET))).toEqual(
      replies.map((_, index) => index === 0),
    );
    const { body } = await user.call("performanceSummary", { session_id });
    expect(body.success_or_failure).toBe("success");
    expect(body.performance_summary.startsWith(`${SUMMARY_LACKS.over_budget}\n\n`)).toBe(true);
    expect(built.model.count()).toBe(asked);
    await built.close();
  },
);

test("a dialogue goes on without the model where the share is spent and the built-in tutor stands by", async () => {
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

test.each([false, true])(
  "a dialogue that its last turn brought over the budget has its summary (built-in tutor at hand: %s)",
  async (hasFallback) => {
    const budget = { perDay: 1_000_000_000, perDialogue: 1_000_000_000 };
    const built = await build({ hasFallback, ...budget });
    const user = await built.server.addUser();
    const { session_id } = await startDialogue(user, "libraries");
    await play(built, user, session_id);
    await built.counting.flush();
    // As if the last turn had cost all of it.
    await built.server.database.orm
      .update(modelCalls)
      .set({ inputTokens: budget.perDialogue })
      .where(eq(modelCalls.dialogueId, session_id));
    const asked = built.model.count();
    const { status, body } = await user.call("performanceSummary", { session_id });
    expect(status).toBe(200);
    expect(body.success_or_failure).toBe("success");
    expect(body.performance_summary.startsWith(`${SUMMARY_LACKS.over_budget}\n\n`)).toBe(true);
    expect(body.performance_summary).toContain("You found this");
    expect(built.model.count()).toBe(asked);
    await built.close();
  },
);
