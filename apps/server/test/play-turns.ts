import type { ChatReply } from "@elenchus/contract/chat-reply";
import type { ErrorReply } from "@elenchus/contract/error";
import { startDialogue as startState } from "@elenchus/dialogue/policy";
import type { Argument } from "@elenchus/dialogue/argument";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type * as z from "zod/mini";
import { dialogues, messages } from "../src/db/schema/schema.ts";
import type { TestServer } from "./build-test-server.ts";
import type { TestUser } from "./test-user.ts";

/** What became of a message, as a browser hears of it. */
export interface Heard {
  readonly status: number;
  /** All pieces of the reply that came, whatever came after them. */
  readonly streamed: string;
  readonly reply: ChatReply | null;
  readonly failure: z.infer<typeof ErrorReply> | null;
}

/** A message to a dialogue. */
export interface Sending {
  readonly session_id: string;
  readonly message: string;
  readonly message_id: string;
}

function readEvents(text: string): Omit<Heard, "status"> {
  let streamed = "";
  let reply: ChatReply | null = null;
  let failure: Heard["failure"] = null;
  for (const block of text.split("\n\n").filter(Boolean)) {
    const [, event, data = "null"] = /^event: (\w+)\ndata: (.*)$/su.exec(block) ?? [];
    if (event === "delta") streamed += (JSON.parse(data) as { text: string }).text;
    if (event === "done") reply = JSON.parse(data) as ChatReply;
    if (event === "error") failure = JSON.parse(data) as Heard["failure"];
  }
  return { streamed, reply, failure };
}

/** Opens the stream of a reply over a socket. */
export function openChat(
  address: string,
  user: Pick<TestUser, "cookie">,
  sending: Sending,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${address}/api/chat`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      cookie: user.cookie,
      "content-type": "application/json",
    },
    body: JSON.stringify(sending),
    signal,
  });
}

/** Sends a message over a socket and hears all that comes of it. */
export async function sendChat(
  address: string,
  user: Pick<TestUser, "cookie">,
  sending: Sending,
): Promise<Heard> {
  const response = await openChat(address, user, sending);
  const { status } = response;
  const text = await response.text();
  if (response.headers.get("content-type")?.startsWith("text/event-stream") === true) {
    return { status, ...readEvents(text) };
  }
  return { status, streamed: "", reply: null, failure: JSON.parse(text) as Heard["failure"] };
}

/** Starts a dialogue about an argument that is there already. */
export async function beginDialogue(
  server: TestServer,
  user: TestUser,
  argument: Argument,
): Promise<string> {
  const id = randomUUID();
  await server.stores.dialogues.start({
    id,
    userId: user.id,
    issue: argument.issue,
    interest: "libraries",
    shareable: false,
    argument,
    state: startState(argument),
    firstMessage: "Welcome. What is the conclusion?",
  });
  return id;
}

/** A dialogue's row. */
export async function readDialogue({ database }: TestServer, session_id: string) {
  const [row] = await database.orm.select().from(dialogues).where(eq(dialogues.id, session_id));
  if (!row) throw new Error("no dialogue");
  return row;
}

/** How the first message to a dialogue was judged. */
export async function readAssessment({ database }: TestServer, session_id: string) {
  const rows = await database.orm
    .select({ assessment: messages.assessment })
    .from(messages)
    .where(eq(messages.dialogueId, session_id));
  return rows.find(({ assessment }) => assessment !== null)?.assessment ?? null;
}

/** The next thing that is wanted, in the key's own words. */
export async function findAnswer(server: TestServer, session_id: string): Promise<string> {
  const { argument, state } = await readDialogue(server, session_id);
  const target = argument.key.expectations.find(({ id }) => id === state.target);
  return target?.paraphrases[1] ?? target?.paraphrases[0] ?? "I do not know";
}

/**
 * Looks at all that is stored of a dialogue: every message once and in turn, every reply with its judgement and
 * its state, and at most the last one without.
 */
export async function expectWholeTurns(
  server: TestServer,
  session_id: string,
  { sent, answered }: { readonly sent: readonly string[]; readonly answered: number },
): Promise<void> {
  const rows = await server.database.orm
    .select()
    .from(messages)
    .where(eq(messages.dialogueId, session_id))
    .orderBy(messages.position);
  const { state, leaseToken, status } = await readDialogue(server, session_id);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.map(({ sender }) => sender)).toEqual(
    rows.map((_, index) => (index % 2 === 0 ? "system" : "user")),
  );
  const own = rows.filter(({ sender }) => sender === "user");
  expect(own.map(({ text }) => text)).toEqual(sent);
  expect(own.filter(({ assessment }) => assessment !== null)).toHaveLength(answered);
  expect(rows.filter(({ move }) => move !== null)).toHaveLength(answered);
  expect(rows).toHaveLength(1 + sent.length + answered);
  expect(state.learnerMessages).toBe(answered);
  expect(rows.findLast(({ sender }) => sender === "system")?.step).toBe(state.step);
  expect(status).toBe(state.outcome ?? "active");
  expect(leaseToken).toBeNull();
}
