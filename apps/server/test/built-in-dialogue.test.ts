import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createReader } from "@elenchus/tutor/reader/reader";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogues } from "../src/db/schema/schema.ts";
import { buildTestServer, type TestServer } from "./build-test-server.ts";
import { startDialogue } from "./test-user.ts";

const reader = createReader();
let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer("pglite", { tutor: createBuiltInTutor({ reader }) });
  await reader.warm();
});
afterAll(async () => {
  await reader.close();
  await server.close();
});

/** What is not the learner's to know: neither covered by them nor told by the tutor. */
function listUnearned({ key }: Argument, state: Dialogue): string[] {
  return key.expectations
    .filter(({ id }) => (state.coverage[id] ?? 0) < 0.8 && !state.asserted.includes(id))
    .map(({ statement }) => statement);
}

test("a dialogue of the built-in tutor tells nothing unearned, by whatever call", async () => {
  const user = await server.addUser();
  const { session_id, first_message } = await startDialogue(user, "beekeeping");
  const said: string[] = [first_message];
  let isOver = false;
  while (!isOver) {
    const { status, body, text } = await user.call("chat", { session_id, message: "I don't know" });
    expect(status).toBe(200);
    said.push(body.response);
    isOver = body.exit_message !== undefined;
    const [row] = await server.database.orm
      .select({ argument: dialogues.argument, state: dialogues.state })
      .from(dialogues)
      .where(eq(dialogues.id, session_id));
    if (!row) throw new Error("no dialogue");
    const resumed = await user.call("resumeDialogue", { session_id });
    const spoken = [
      ...said,
      ...resumed.body.history.map((one: { message: string }) => one.message),
    ];
    const told = listUnearned(row.argument, row.state).filter((statement) =>
      spoken.some((message) => message.includes(statement)),
    );
    expect(told).toEqual([]);
    const replies = text + resumed.text + (await user.call("session")).text;
    expect(replies).not.toMatch(/"(?:key|argument|expectations|coverage|assessment|move)"/);
  }
  const finished = await user.call("finishedDialogue", { session_id });
  expect(finished.text).not.toMatch(/"(?:key|argument|expectations|coverage|assessment|move)"/);
  const summary = await user.call("performanceSummary", { session_id });
  expect(summary.body).toMatchObject({ success_or_failure: "failure", passage_counts: { 1: 0 } });
  expect(summary.body.performance_summary.length).toBeGreaterThan(100);
  expect(said.length).toBeLessThanOrEqual(17);
});

test.each([["conclusion"], ["reason"], ["neither"]])(
  "every sentence marked as %s comes back without a standing, by whatever call",
  async (role) => {
    const user = await server.addUser();
    const { session_id, text_passage } = await startDialogue(user, "beekeeping");
    const marks = splitSentences(text_passage).map((_, sentence) => ({ sentence, role }));
    expect(marks.length).toBeGreaterThan(4);
    const { body } = await user.call("chat", { session_id, marks });
    expect(body.history[1]).toEqual({ sender: "user", message: "", marks });
    expect(body.argument_map.nodes.every((one: { text: null }) => one.text === null)).toBe(true);
    const replies = await Promise.all([
      user.call("resumeDialogue", { session_id }),
      user.call("exportMyData"),
    ]);
    expect(replies[0].body.history[1]).toEqual(body.history[1]);
    const supervisor = await server.addUser({ userType: "supervisor" });
    const { group } = (await supervisor.call("createGroup", { group_name: "Spring" })).body;
    await user.call("joinGroup", { join_code: group.join_code });
    replies.push(
      await supervisor.call("transcript", { student_id: user.id, dialogue_id: session_id }),
    );
    for (const { text, status } of replies) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/"standing":"(?:right|wrong|later)"/u);
    }
  },
);
