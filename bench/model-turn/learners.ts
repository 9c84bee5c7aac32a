import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import type { AnswerKey, Argument } from "@elenchus/dialogue/argument";
import { logIn, type ApiClient } from "../api-client.ts";

const PASSWORD = "socrates-asks";
/** Whose rows are copied. */
const MODEL_LEARNER = "learner@demo.test";
/** Log-ins at a time: each takes a password's hash. */
const AT_ONCE = 4;

/** Somebody who takes part. */
export interface Learner {
  readonly client: ApiClient;
  readonly userId: string;
  /** What all their dialogues are about. */
  readonly issue: string;
}

/** What learners cannot do by themselves. */
export interface Desk {
  addLearners(count: number): Promise<Learner[]>;
  /** What there is to be found in a dialogue. */
  loadKey(sessionId: string): Promise<AnswerKey>;
  close(): Promise<void>;
}

async function copyLearner(pool: Pool, email: string): Promise<void> {
  const id = randomUUID();
  await pool.query(
    `insert into users (id, name, first_name, last_name, email, email_verified, awaits_consent, has_access)
     select $1, name, first_name, last_name, $2, true, false, true from users where email = $3`,
    [id, email, MODEL_LEARNER],
  );
  await pool.query(
    `insert into auth_accounts (id, account_id, provider_id, user_id, password)
     select $1, $2::text, 'credential', $2::uuid, a.password
     from auth_accounts a join users u on u.id = a.user_id where u.email = $3`,
    [randomUUID(), id, MODEL_LEARNER],
  );
}

async function addLearner(pool: Pool, url: string): Promise<Learner> {
  const email = `${randomUUID()}@bench.test`;
  await copyLearner(pool, email);
  const client = await logIn(url, email, PASSWORD);
  const { reply } = await client.call("session", {});
  await client.call("addInterest", { user_id: reply.user_id, interest: "public libraries" });
  const { user_id } = reply;
  const { reply: offer } = await client.call("getPassageSubtopics", { user_id });
  const [issue] = offer.passage_subtopics;
  if (issue === undefined) throw new Error("no issue was offered");
  return { client, userId: user_id, issue };
}

/** Opens the database of a server. */
export function openDesk(databaseUrl: string, url: string): Desk {
  const pool = new Pool({ connectionString: databaseUrl, max: AT_ONCE });
  return {
    async addLearners(count) {
      const learners: Learner[] = [];
      while (learners.length < count) {
        const group = Array.from({ length: Math.min(AT_ONCE, count - learners.length) });
        learners.push(...(await Promise.all(group.map(() => addLearner(pool, url)))));
      }
      return learners;
    },
    async loadKey(sessionId) {
      const { rows } = await pool.query<{ argument: Argument }>(
        "select argument from dialogues where id = $1",
        [sessionId],
      );
      if (rows[0] === undefined) throw new Error("there is no such dialogue");
      return rows[0].argument.key;
    },
    close: () => pool.end(),
  };
}
