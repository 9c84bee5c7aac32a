import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import type { ModelClientOptions } from "@elenchus/tutor/llm/create-model-client";
import type { ModelCallKind } from "@elenchus/dialogue/model-call";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  buildLlmServer,
  kindOf,
  type LlmServer,
  type LlmServerOptions,
} from "./build-llm-server.ts";
import { startDialogue, type TestUser } from "./test-user.ts";
import { type ModelFault, WORDS } from "./model-faults.ts";
import {
  beginDialogue,
  expectWholeTurns,
  findAnswer,
  type Heard,
  readDialogue,
  sendChat,
  type Sending,
} from "./play-turns.ts";

/** How a failure of the tutor is told. */
export const TUTOR_FAILED = {
  code: "tutor_failed",
  error: expect.any(String),
  request_id: expect.any(String),
  retry_after: expect.any(Number),
};
/** What is not to end a call, however busy the machine. */
const PATIENT_MS = 20_000;

/** For a provider that falls silent in one kind of call: short deadlines for where it does, and for nothing else. */
function awaitSilence(kind: ModelCallKind, { isLate }: ModelFault) {
  const timeouts =
    kind === "words"
      ? { totalMs: PATIENT_MS, firstTextMs: isLate ? PATIENT_MS : 150, betweenMs: 150 }
      : { totalMs: 250, firstTextMs: PATIENT_MS, betweenMs: PATIENT_MS };
  return { timeouts };
}

/** Waits between tries are the client's own tests' matter. */
const NO_WAITS = { sleep: async () => {} };

/** A dialogue that has just begun, and the first message to it. */
export interface Begun {
  readonly session_id: string;
  readonly state: Dialogue;
  readonly sending: Sending;
}

/** A server whose model can be made to fail, and a learner who talks to it. */
export interface FaultyTurns {
  readonly llm: LlmServer;
  readonly user: TestUser;
  readonly argument: Argument;
  begin(message?: string): Promise<Begun>;
  /** Sends a message and counts the requests to the model. */
  say(sending: Sending): Promise<{ readonly heard: Heard; readonly requests: number }>;
  /** Has one kind of call go wrong; all others do what they are asked. */
  breakCalls(kind: ModelCallKind, fault: ModelFault, client?: Partial<ModelClientOptions>): void;
  mend(): void;
  /** The message is there, the reply is not, and nothing else has happened. */
  expectPending(begun: Begun): Promise<void>;
  /** Sends a message again, when all is well, and once more. */
  expectOneReply(begun: Begun): Promise<void>;
  close(): Promise<void>;
}

/** Builds a server, and a learner whose argument is written already. */
export async function buildFaultyTurns(
  wire: ModelWire,
  options: LlmServerOptions,
): Promise<FaultyTurns> {
  const llm = await buildLlmServer(wire, options);
  const { server, model, address } = llm;
  const user = await server.addUser();
  const started = await startDialogue(user, "libraries");
  const { argument } = await readDialogue(server, started.session_id);
  const say: FaultyTurns["say"] = async (sending) => {
    const before = model.count();
    const heard = await sendChat(address, user, sending);
    return { heard, requests: model.count() - before };
  };
  const mend = (): void => {
    llm.restartTutor(NO_WAITS);
    llm.replyBy(null);
    llm.reports.length = 0;
  };
  return {
    llm,
    user,
    argument,
    say,
    mend,
    async begin(message) {
      const session_id = await beginDialogue(server, user, argument);
      const text = message ?? (await findAnswer(server, session_id));
      const { state } = await readDialogue(server, session_id);
      return {
        session_id,
        state,
        sending: { session_id, message: text, message_id: randomUUID() },
      };
    },
    breakCalls(kind, fault, client = {}) {
      const { reply, isSilent } = fault;
      llm.restartTutor({ ...NO_WAITS, ...(isSilent ? awaitSilence(kind, fault) : {}), ...client });
      llm.reports.length = 0;
      llm.replyBy((request) => {
        const good = request.stream ? { text: WORDS } : replyCooperatively(request);
        return kindOf(request) === kind ? { ...good, ...reply } : good;
      });
    },
    async expectPending({ session_id, state, sending }) {
      const { message, message_id } = sending;
      await expectWholeTurns(server, session_id, { sent: [message], answered: 0 });
      expect((await readDialogue(server, session_id)).state).toEqual(state);
      const { body } = await user.call("resumeDialogue", { session_id });
      expect(body.pending_message).toEqual({ message_id, message });
      expect(body.history).toHaveLength(2);
    },
    async expectOneReply({ session_id, sending }) {
      mend();
      const { heard, requests } = await say(sending);
      expect(requests).toBe(2);
      expect(heard.failure).toBeNull();
      expect(heard.streamed).toBe(heard.reply?.response);
      await expectWholeTurns(server, session_id, { sent: [sending.message], answered: 1 });
      const again = await say(sending);
      expect(again.requests).toBe(0);
      expect(again.heard.reply).toEqual(heard.reply);
    },
    close: () => llm.close(),
  };
}
