import {
  startModelServer,
  type ModelServer,
  type ReceivedRequest,
} from "@elenchus/evaluation/model-server";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { withServer, type Server, type Settings } from "../fixtures/server.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { createScriptedModel, type ScriptedModel } from "./scripted-model.ts";

/** A language model on this machine, behind a provider's wire format. */
export interface TutorModel extends ScriptedModel {
  readonly wire: ModelWire;
  /** What a server needs to be told to be tutored by it. */
  readonly settings: Settings;
  /** What it was asked since it was last there, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Cannot be reached any more, until it is back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

interface ModelFixtures {
  /** Set by `test.use({ … })` at the top of a file. */
  readonly wire: ModelWire;
  readonly model: TutorModel;
  readonly server: Server;
}

const API_KEY = "sk-e2e-key-of-nobody";

async function withModel(
  wire: ModelWire,
  use: (model: TutorModel) => Promise<void>,
): Promise<void> {
  const script = createScriptedModel();
  const start = async (port: number): Promise<ModelServer> =>
    startModelServer({ wire, reply: script.reply, apiKey: API_KEY, port });
  let running = await start(0);
  const { url } = running;
  const settings = {
    TUTOR: wire,
    TUTOR_MODEL: "scripted-model",
    TUTOR_BASE_URL: url,
    TUTOR_API_KEY: API_KEY,
    // One learner plays a week's dialogues in a minute.
    TUTOR_DAILY_TOKENS: "0",
  };
  try {
    await use(
      Object.assign(script, {
        wire,
        settings,
        get requests() {
          return running.requests;
        },
        goAway: () => running.close(),
        comeBack: async () => {
          running = await start(Number(new URL(url).port));
        },
      }),
    );
  } finally {
    await running.close();
  }
}

/** The journeys' `test` on a server whose tutor is a language model. */
export const test = base.extend<object, ModelFixtures>({
  wire: ["anthropic", { option: true, scope: "worker" }],
  model: [async ({ wire }, use) => withModel(wire, use), { scope: "worker" }],
  server: [
    async ({ serverName, model }, use) => withServer(serverName, use, model.settings),
    { scope: "worker", timeout: 90_000 },
  ],
});

export { expect };
