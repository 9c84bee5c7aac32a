import type { CallName } from "@elenchus/contract/calls";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { startModelServer } from "@elenchus/evaluation/model-server";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDemoUrl } from "./copy-demo.ts";
import { findFreePort } from "./find-free-port.ts";
import { sendAsPage } from "./send-as-page.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";
import { startBalancer, type Balancer } from "./start-balancer.ts";

const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
/** Words that come so slowly that a server can die among them. */
const SLOWLY = { betweenMs: 200 };
const GOES_ON_WITHIN_MS = 15_000;
/** Processes take seconds to start, and more where many tests share a machine. */
const LONG_MS = 240_000;

const stack = new AsyncDisposableStack();
const servers: ServerProcess[] = [];
let balancer: Balancer;
/** Told which server has its model speak next; what it says then comes slowly. */
let onSpeaking: ((server: number) => void) | null = null;

beforeAll(async () => {
  const databaseUrl = await buildDemoUrl();
  const folder = mkdtempSync(join(tmpdir(), "elenchus-failover-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const ports = [await findFreePort(), await findFreePort()];
  const start = async (port: number, index: number): Promise<void> => {
    const model = await startModelServer({
      wire: "openai-compatible",
      reply: (request) => {
        const tell = request.stream ? onSpeaking : null;
        if (tell === null) return replyCooperatively(request);
        onSpeaking = null;
        tell(index);
        return { ...replyCooperatively(request), ...SLOWLY };
      },
    });
    stack.defer(() => model.close());
    const server = await startServer({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, String(index)),
      SESSION_SECRET: "a secret that both servers have in this test",
      TUTOR: "openai-compatible",
      TUTOR_MODEL: "slow",
      TUTOR_BASE_URL: model.url,
    });
    stack.defer(() => server.kill("SIGKILL"));
    servers[index] = server;
  };
  await Promise.all(ports.map(start));
  balancer = await startBalancer(ports);
  stack.defer(() => balancer.stop());
}, LONG_MS);
afterAll(() => stack.disposeAsync());

test(
  "a dialogue goes on within seconds on another server where one is killed in the middle of a reply",
  async () => {
    const call = createClient();
    const ask = (name: CallName, payload: object = {}) => call(balancer, name, payload);
    await ask("initChat", LEARNER);
    await ask("addInterest", { interest: "libraries" });
    const { body: offer } = await ask("getPassageSubtopics");
    const [chosen_passage_subtopic] = offer.passage_subtopics;
    const begun = await ask("initModuleChat", { module_id: 1, chosen_passage_subtopic });
    const { session_id } = begun.body;
    const send = (message: string) => {
      const payload = { session_id, message, message_id: randomUUID() };
      return sendAsPage(balancer.address, call.cookie(), payload);
    };
    expect(await send("I am not sure what it wants of us.")).toMatchObject({ failures: [] });

    const speaking = Promise.withResolvers<number>();
    onSpeaking = speaking.resolve;
    const sending = send("Perhaps that libraries matter?");
    const victim = await speaking.promise;
    await servers[victim]?.kill("SIGKILL");
    const killedAt = performance.now();
    const { failures } = await sending;
    expect(performance.now() - killedAt).toBeLessThan(GOES_ON_WITHIN_MS);
    // One sending, by the page itself, was enough.
    expect(failures).toHaveLength(1);

    const { body } = await ask("resumeDialogue", { session_id });
    expect(body.pending_message).toBeNull();
    const said = body.history.map(({ sender }: { sender: string }) => sender);
    expect(said).toEqual(["system", "user", "system", "user", "system"]);
    // The server that is gone costs nobody anything from now on.
    expect(await send("That they should stay open.")).toMatchObject({ failures: [] });
  },
  LONG_MS,
);
