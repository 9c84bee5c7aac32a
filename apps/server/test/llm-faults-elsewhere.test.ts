import { SUMMARY_LACKS } from "@elenchus/dialogue/summary/without-model";
import { LIBRARY_ISSUES } from "@elenchus/tutor/fallback-tutor";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dialogues, messages } from "../src/db/schema/schema.ts";
import type { FaultyTurns } from "./build-faulty-turns.ts";
import type { Answer } from "./send-call.ts";
import { isOwn, type ModelFault, ONE_OF_EACH_KIND } from "./model-faults.ts";
import { readDialogue } from "./play-turns.ts";
import { useReader } from "./use-reader.ts";
import { useServersInTurn } from "./use-servers-in-turn.ts";

/** Most requests of one call: an answer, a second try, a repair. */
const MOST_A_CALL = 3;
/** Calls of an argument: a draft, its moderation and its reading, twice anew. */
const MOST_CALLS = 9;

const reader = useReader();
const { take, eachFault: inTurn } = useServersInTurn({ reader });

/** Each kind of call begins with another wire. */
const eachFault = (first: number) => inTurn(ONE_OF_EACH_KIND, first);

async function count({ llm }: FaultyTurns, work: () => Promise<Answer>) {
  const before = llm.model.count();
  const { status, body } = await work();
  return { status, body, requests: llm.model.count() - before };
}

/** Where a model is beyond the work, the library has issues and passages in its place. */
const isBeyond = (fault: ModelFault): boolean => isOwn(fault) || fault.isSilent === true;

test.each([...eachFault(0), ...eachFault(1)].filter(([, fault]) => isBeyond(fault)))(
  "issues or their moderation, %s: the library's are offered, and the list says so",
  async (_, fault, turn) => {
    const turns = take(turn);
    for (const kind of ["issues", "moderate"] as const) {
      turns.breakCalls(kind, fault);
      const { status, body } = await turns.user.call("getPassageSubtopics", {});
      expect(status, kind).toBe(200);
      expect(body.note, kind).toContain(LIBRARY_ISSUES);
      turns.mend();
    }
  },
);

test.each(eachFault(0).filter(([, fault]) => !isBeyond(fault)))(
  "issues, %s: none are offered until they can be",
  async (_, fault, turn) => {
    const turns = take(turn);
    const { user, llm } = turns;
    const ask = () => count(turns, () => user.call("getPassageSubtopics", {}));
    const before = await llm.server.stores.offers.listRecent(user.id);
    turns.breakCalls("issues", fault);
    const { status, body, requests } = await ask();
    expect({ status, code: body.code }).toEqual({ status: 502, code: "subtopics_failed" });
    expect(body.request_id).toBeTypeOf("string");
    expect(requests).toBe(fault.isFinal ? 1 : 2);
    expect(await llm.server.stores.offers.listRecent(user.id)).toEqual(before);
    turns.mend();
    expect((await ask()).status).toBe(200);
    expect((await llm.server.stores.offers.listRecent(user.id))[0]?.position).toBe(
      (before[0]?.position ?? 0) + 1,
    );
  },
);

test.each(eachFault(1).filter(([, fault]) => !isBeyond(fault)))(
  "moderation, %s: issues that nobody judged are not offered, interests are kept",
  async (_, fault, turn) => {
    const turns = take(turn);
    const { user, llm } = turns;
    const before = await llm.server.stores.offers.listRecent(user.id);
    turns.breakCalls("moderate", fault);
    const ask = () => count(turns, () => user.call("getPassageSubtopics", {}));
    const { status, body } = await ask();
    expect({ status, code: body.code }).toEqual({ status: 502, code: "subtopics_failed" });
    expect(await llm.server.stores.offers.listRecent(user.id)).toEqual(before);
    const added = await user.call("addInterest", { interest: "cycling" });
    expect([added.status, added.body.interests]).toEqual([200, ["libraries", "cycling"]]);
    await user.call("removeInterest", { interest: "cycling" });
    turns.mend();
    expect((await ask()).status).toBe(200);
  },
);

async function listActive({ llm, user }: FaultyTurns): Promise<string[]> {
  const rows = await llm.server.database.orm
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(and(eq(dialogues.userId, user.id), eq(dialogues.status, "active")));
  return rows.map(({ id }) => id);
}

const ARGUMENT_FAULTS = [
  ...eachFault(1).map(([name, ...rest]) => ["argument", name, ...rest] as const),
  ...eachFault(2).map(([name, ...rest]) => ["gate", name, ...rest] as const),
  ...eachFault(0).map(([name, ...rest]) => ["moderate", name, ...rest] as const),
];

/** Starts a dialogue while one is going on and one kind of call goes wrong; and a way to start another one. */
async function startAnew(
  turns: FaultyTurns,
  kind: "argument" | "gate" | "moderate",
  fault: ModelFault,
) {
  const { llm, user, argument } = turns;
  const { session_id } = await turns.begin();
  // One in which nothing was said answers the same opening again.
  const said = { dialogueId: session_id, position: 2, sender: "user", step: 0 } as const;
  await llm.server.database.orm
    .insert(messages)
    .values({ ...said, text: "Why?", createdAt: llm.server.now() });
  const chosen = { module_id: 1, chosen_passage_subtopic: argument.issue };
  const start = () => count(turns, () => user.call("initModuleChat", chosen));
  turns.breakCalls(kind, fault);
  const answer = await start();
  expect(answer.requests).toBeLessThanOrEqual(MOST_A_CALL * MOST_CALLS);
  return { old: session_id, answer, start };
}

test.each(ARGUMENT_FAULTS.filter(([, , fault]) => isBeyond(fault)))(
  "%s, %s: the built-in composer serves",
  async (kind, _name, fault, turn) => {
    const turns = take(turn);
    const { status, body } = (await startAnew(turns, kind, fault)).answer;
    expect(status).toBe(200);
    const stored = await readDialogue(turns.llm.server, body.session_id);
    expect(stored.argument.writer).toMatch(/^built-in@/u);
    expect(turns.llm.reports.slice(-2)).toEqual(["took over writeArgument", "another issue"]);
    expect(await listActive(turns)).toEqual([body.session_id]);
  },
);

test.each(ARGUMENT_FAULTS.filter(([, , fault]) => !isBeyond(fault)))(
  "%s, %s: the old dialogue stays until there is a new one",
  async (kind, _name, fault, turn) => {
    const turns = take(turn);
    const { old, answer, start } = await startAnew(turns, kind, fault);
    const { status, body } = answer;
    expect({ status, code: body.code }).toEqual({ status: 502, code: "module_start_failed" });
    expect(await listActive(turns)).toEqual([old]);
    turns.mend();
    const { body: begun } = await start();
    expect(await listActive(turns)).toEqual([begun.session_id]);
    const stored = await readDialogue(turns.llm.server, begun.session_id);
    expect(stored.argument.writer).toBe(turns.argument.writer);
  },
);

async function endDialogue(turns: FaultyTurns): Promise<string> {
  const { session_id, state } = await turns.begin();
  const ended = { ...state, outcome: "failure", outcomeReason: "message_limit" } as const;
  await turns.llm.server.database.orm
    .update(dialogues)
    .set({ status: "failure", state: ended })
    .where(eq(dialogues.id, session_id));
  return session_id;
}

const summaryFaults = (isOfModel: boolean) =>
  eachFault(0).filter(([, fault]) => isOwn(fault) === isOfModel);

test.each(summaryFaults(false))("summary, %s: it is written once it can be", async (...given) => {
  const [, fault, turn] = given;
  const turns = take(turn);
  const { user, llm } = turns;
  const session_id = await endDialogue(turns);
  const ask = () => count(turns, () => user.call("performanceSummary", { session_id }));
  turns.breakCalls("summary", fault);
  const { status, body, requests } = await ask();
  expect({ status, code: body.code }).toEqual({ status: 502, code: "summary_failed" });
  expect(requests).toBe(fault.isFinal ? 1 : 2);
  const stored = await readDialogue(llm.server, session_id);
  expect([stored.summary, stored.leaseToken]).toEqual([null, null]);
  turns.mend();
  const written = await ask();
  expect([written.status, written.requests]).toEqual([200, 1]);
  const again = await ask();
  expect([again.body, again.requests]).toEqual([written.body, 0]);
});

test.each(summaryFaults(true))(
  "summary, %s: it would be so at every try, so the built-in tutor writes it, and says so",
  async (_, fault, turn) => {
    const turns = take(turn);
    const { user, llm } = turns;
    const session_id = await endDialogue(turns);
    turns.breakCalls("summary", fault);
    const ask = () => count(turns, () => user.call("performanceSummary", { session_id }));
    const { status, body, requests } = await ask();
    expect({ status, requests }).toEqual({ status: 200, requests: fault.isNoAnswer ? 1 : 2 });
    expect(body.performance_summary.startsWith(`${SUMMARY_LACKS.no_answer}\n\n`)).toBe(true);
    expect(llm.reports.at(-1)).toBe("took over summarise");
    const again = await ask();
    expect([again.body, again.requests]).toEqual([body, 0]);
  },
);
