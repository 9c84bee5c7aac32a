// What a turn costs at least: Fastify, one streamed call to the model and one row, with no tutor in between.
import Fastify from "fastify";
import { Pool } from "pg";
import { PassThrough } from "node:stream";

const [databaseUrl = "", modelUrl = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
await pool.query("create table if not exists bare_messages (id bigserial primary key, text text)");
const app = Fastify();

app.post<{ Body: { message: string } }>("/api/chat", async (request, reply) => {
  const { message } = request.body;
  await pool.query("insert into bare_messages (text) values ($1)", [message]);
  const messages = [{ role: "user", content: message }];
  const answer = await fetch(`${modelUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "bench", stream: true, messages }),
  });
  const body = new PassThrough();
  reply.header("content-type", "text/event-stream");
  void reply.send(body);
  for await (const chunk of answer.body ?? []) body.write(chunk);
  body.end("event: done\ndata: {}\n\n");
  return reply;
});

const url = await app.listen({ port: 0, host: "127.0.0.1" });
process.on("disconnect", () => process.exit());
process.send?.({ url });
