import type { Pool } from "pg";

/** Sends a payload to an address of the API; null where it was refused, or this release does not know it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Ask = (path: string, payload: unknown) => Promise<any>;

/** Accounts of the demo, the same in every release. */
export const LEARNER = "learner@demo.test";
export const SUPERVISOR = "supervisor@demo.test";
export const PASSWORD = "socrates-asks";

const DONT_KNOW = "I don't know";
const MOST_TURNS = 20;
/** From here on an expectation counts as covered. */
const COVERED = 0.8;

interface Asked {
  readonly ask: Ask;
  readonly pool: Pool;
}

interface StoredExpectation {
  readonly id: string;
  readonly kind: string;
  readonly step: number;
  readonly statement: string;
}

/** What a step still wants of the learner, in the key's words. */
async function findWanted(pool: Pool, query: string, id: string, step: number): Promise<string[]> {
  const { rows } = await pool.query(query, [id]);
  const { argument, coverage } = rows[0];
  return argument.key.expectations
    .filter((one: StoredExpectation) => one.step === step && one.kind !== "probe")
    .filter((one: StoredExpectation) => !(coverage[one.id] >= COVERED))
    .map((one: StoredExpectation) => one.statement);
}

const OF_DIALOGUE = "select argument, state->'coverage' as coverage from dialogues where id = $1";
const OF_CHECK = "select argument, json '{}' as coverage from transfer_checks where id = $1";

async function begin({ ask }: Asked, number: number): Promise<string> {
  const { passage_subtopics } = await ask("/api/get_passage_subtopics", {});
  const chosen_passage_subtopic = passage_subtopics[number % passage_subtopics.length];
  const begun = await ask("/api/init_module_chat", { module_id: 1, chosen_passage_subtopic });
  return begun.session_id;
}

/** Plays on until the dialogue ends; answers are right, or nothing but "I don't know". */
async function finish({ ask, pool }: Asked, session_id: string, isRight: boolean): Promise<void> {
  for (let turn = 0, step = 1; turn < MOST_TURNS; turn += 1) {
    const [right = DONT_KNOW] = await findWanted(pool, OF_DIALOGUE, session_id, step - 1);
    const reply = await ask("/api/chat", { session_id, message: isRight ? right : DONT_KNOW });
    if (reply === null || reply.exit_message) break;
    step = reply.submodule_number;
  }
  await ask("/api/performance_summary", { session_id, module_id: 1 });
}

async function answerCheck({ ask, pool }: Asked): Promise<void> {
  const check = await ask("/api/start_transfer_check", { module_id: 1 });
  if (check === null) return;
  const { check_id, questions } = check;
  let reply = check;
  for (let step = 1; step <= questions.length; step += 1) {
    const right = await findWanted(pool, OF_CHECK, check_id, step - 1);
    const answer = step < questions.length ? right.join(" ") : DONT_KNOW;
    reply = await ask("/api/answer_transfer_check", { check_id, step, answer });
  }
  // Releases before the second answers asked nothing once more.
  for (const { step } of reply?.again ?? []) {
    await ask("/api/answer_transfer_check", { check_id, step, answer: DONT_KNOW, second: true });
  }
}

/** Work for a group that the learner joins; releases before it know none. */
async function setWork({ ask }: Asked): Promise<string | null> {
  await ask("/api/init_chat", { user_name: SUPERVISOR, user_password: PASSWORD });
  const made = await ask("/api/admin/create_group", { group_name: "Released" });
  if (made === null) return null;
  const { group_id, join_code } = made.group;
  await ask("/api/admin/set_work", {
    assignment_id: "0d3a0000-0000-4000-8000-0000000000a1",
    group_id,
    module_id: 1,
    goal: "finished",
    from: "2026-01-01T08:00:00.000Z",
    due: "2099-01-01T08:00:00.000Z",
    late_until: "2099-01-08T08:00:00.000Z",
    time_zone: "Europe/Vienna",
    points_full: 10,
    points_helped: 8,
    points_failed: 4,
    points_late: 2,
  });
  return join_code;
}

/**
 * What a learner may leave behind: set work, two dialogues that succeeded, one that failed, one that was left, a transfer
 * check, and a dialogue to go on with.
 */
export async function playDemo(ask: Ask, pool: Pool): Promise<void> {
  const asked = { ask, pool };
  const join_code = await setWork(asked);
  await ask("/api/init_chat", { user_name: LEARNER, user_password: PASSWORD });
  if (join_code !== null) await ask("/api/join_group", { join_code });
  await ask("/api/add_interest", { interest: "cycling" });
  await finish(asked, await begin(asked, 0), true);
  await finish(asked, await begin(asked, 1), true);
  await finish(asked, await begin(asked, 2), false);
  const left = await begin(asked, 3);
  await ask("/api/chat", { session_id: left, message: "They are all wrong, I think." });
  await ask("/api/abandon_dialogue", { session_id: left });
  await answerCheck(asked);
  const open = await begin(asked, 4);
  for (const message of ["What does conclusion mean?", "Because it is cheaper.", DONT_KNOW]) {
    await ask("/api/chat", { session_id: open, message });
  }
}
