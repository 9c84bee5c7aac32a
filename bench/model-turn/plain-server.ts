// What a turn costs without a tutor: the same two calls by the SDK, prompts of the same size, a look at the session, and
// the message, the reply and the state stored; nothing is judged, decided, checked or counted.
import Fastify from "fastify";
import { createModel } from "@elenchus/tutor/llm/client/create-model";
import type { SdkCall } from "@elenchus/tutor/llm/client/compose-call";
import { Judgement } from "@elenchus/tutor/llm/grade/judgement";
import { Pool } from "pg";
import { PassThrough } from "node:stream";
import * as z from "zod/mini";

const [databaseUrl = "", modelUrl = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`
  create table if not exists plain_sessions (token text primary key);
  create table if not exists plain_dialogues (id bigint primary key, state jsonb);
  create table if not exists plain_messages (id bigserial primary key, dialogue_id bigint, text text);
  insert into plain_sessions values ('known') on conflict do nothing;
  insert into plain_dialogues select id, '{}' from generate_series(0, 63) id on conflict do nothing`);
const begin = {
  name: "begin",
  text: `with held as (update plain_dialogues set state = state
      where id = $1 and exists (select 1 from plain_sessions where token = $3) returning id)
    insert into plain_messages (dialogue_id, text) select id, $2 from held returning id`,
};
const commit = {
  name: "commit",
  text: `with held as (update plain_dialogues set state = $2 where id = $1 returning id)
    insert into plain_messages (dialogue_id, text) select id, $3 from held`,
};

const SENTENCE_END = /[.!?]\s*$/u;
const SENTENCE = "A tutor asks before it tells, and says why.\n";
/** Characters of the product's prompts: instructions and task of a judgement, and of a reply. */
const SIZES = { judge: [22_000, 6800], words: [17_000, 4700] } as const;

function fill([instructions, task]: readonly [number, number], message: string): SdkCall["prompt"] {
  const text = `${SENTENCE.repeat(task / SENTENCE.length)}\n${message}`;
  return [
    { role: "system", content: SENTENCE.repeat(instructions / SENTENCE.length) },
    { role: "user", content: [{ type: "text", text }] },
  ];
}

const { sdk } = createModel({
  provider: "openai-compatible",
  model: "bench",
  baseUrl: modelUrl,
  apiKey: null,
});
const schema = z.toJSONSchema(Judgement) as { readonly type: "object" };
const app = Fastify();
let turns = 0;

app.post<{ Body: { message: string } }>("/api/chat", async (request, reply) => {
  const { message } = request.body;
  turns += 1;
  const dialogueId = turns % 64;
  await pool.query({ ...begin, values: [dialogueId, message, "known"] });
  await sdk.doGenerate({
    prompt: fill(SIZES.judge, message),
    maxOutputTokens: 1500,
    temperature: 0,
    responseFormat: { type: "json", name: "judgement", schema },
  });
  const body = new PassThrough();
  reply.header("content-type", "text/event-stream");
  void reply.send(body);
  const { stream } = await sdk.doStream({
    prompt: fill(SIZES.words, message),
    maxOutputTokens: 700,
  });
  let text = "";
  let sent = 0;
  const send = (): void => {
    body.write(`event: delta\ndata: ${JSON.stringify({ text: text.slice(sent) })}\n\n`);
    sent = text.length;
  };
  for await (const part of stream) {
    if (part.type !== "text-delta") continue;
    text += part.delta;
    if (SENTENCE_END.test(part.delta)) send();
  }
  if (sent < text.length) send();
  await pool.query({ ...commit, values: [dialogueId, JSON.stringify({ turns }), text] });
  body.end("event: done\ndata: {}\n\n");
  return reply;
});

const url = await app.listen({ port: 0, host: "127.0.0.1" });
process.on("disconnect", () => process.exit());
process.send?.({ url });
