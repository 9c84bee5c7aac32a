import type { Assessment, Move } from "@elenchus/dialogue/dialogue";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/build-database.ts";
import { buildTestServer, type TestServer } from "../../../test/build-test-server.ts";
import { ASKING, JUDGED } from "./build-sample-turn.ts";
import { startDialogue } from "../../../test/test-user.ts";
import {
  dialogueResults,
  shownMisconceptions,
  studentStats,
} from "../../db/schema/student-schema.ts";

const SHOWN: Assessment = {
  ...JUDGED,
  misconceptions: ["misconception"],
};

const CLOSING: Move = { ...ASKING, kind: "close", misconceptions: ["misconception"] };

describe.each(DATABASE_KINDS)("the last turn of a dialogue on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer(kind);
  });
  afterAll(() => server.close());

  /** What is counted of a learner. */
  async function readCounts(userId: string) {
    const { orm } = server.database;
    const [results, shown, stats] = await Promise.all(
      [dialogueResults, shownMisconceptions, studentStats].map((table) =>
        orm.select().from(table).where(eq(table.userId, userId)),
      ),
    );
    return { results, shown, stats };
  }

  /** Takes the last turn, with a lease that may have been lost meanwhile. */
  async function endDialogue(userId: string, dialogueId: string, { isHeld = true } = {}) {
    const { turns } = server.stores;
    const token = randomUUID();
    const request = { dialogueId, userId, token, countedDay: null };
    const begun = await turns.begin(request, { text: "wrong", marks: null, messageId: null });
    if (begun === null) throw new Error("the dialogue was not free");
    const { dialogue, messages } = begun.record;
    return turns.commit({
      dialogueId,
      token: isHeld ? token : randomUUID(),
      position: messages.at(-1)?.position ?? 0,
      assessment: SHOWN,
      move: CLOSING,
      reply: "That was it.",
      state: { ...dialogue.state, learnerMessages: 2, outcome: "failure" },
      outcome: "failure",
      isAbusive: false,
    });
  }

  test("is counted with what it said and what it showed, as a later count would", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await user.call("chat", { session_id, message: "right 1" });
    expect(await endDialogue(user.id, session_id)).toBe(true);
    const counts = await readCounts(user.id);
    expect(counts).toMatchObject({
      results: [
        {
          dialogueId: session_id,
          status: "failure",
          learnerMessages: 2,
          endedAt: expect.any(Date),
        },
      ],
      shown: [{ position: 4, misconception: "misconception" }],
      stats: [{ attempted: 1, completed: 0, failed: 1 }],
    });
    const { orm } = server.database;
    await orm.execute(sql`select record_dialogue_results(array[${session_id}::uuid])`);
    await orm.execute(sql`select refresh_student_stats(array[${user.id}::uuid])`);
    expect(await readCounts(user.id)).toEqual(counts);
  });

  test("counts nothing where the dialogue was lost to another turn", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    expect(await endDialogue(user.id, session_id, { isHeld: false })).toBe(false);
    expect(await readCounts(user.id)).toMatchObject({
      results: [],
      shown: [],
      stats: [{ attempted: 0 }],
    });
  });
});
