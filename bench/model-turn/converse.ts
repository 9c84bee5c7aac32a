import type { ChatReply } from "@elenchus/contract/chat-reply";
import type { AnswerKey } from "@elenchus/dialogue/argument";
import { learnerMessage } from "../learner-messages.ts";
import type { Desk, Learner } from "./learners.ts";
import { streamTurn, type StreamedTurn } from "./stream-turn.ts";

/** A turn that was taken, and the mark of its message; without what was said, which would have to be kept. */
export interface TakenTurn extends Omit<StreamedTurn, "events"> {
  readonly tag: string;
}

/** What a conversation is led with. */
export interface Talk {
  readonly url: string;
  readonly desk: Desk;
  /** A new mark for each message. */
  readonly nextTag: () => string;
  readonly onTurn: (turn: TakenTurn) => void;
  /** Whether no further message is to be sent. */
  readonly isOver: () => boolean;
}

/** A dialogue that has been started. */
interface Started {
  readonly sessionId: string;
  readonly passage: string;
  readonly key: AnswerKey;
}

async function startDialogue({ client, userId, issue }: Learner, desk: Desk): Promise<Started> {
  const { reply } = await client.call("initModuleChat", {
    user_id: userId,
    module_id: 1,
    chosen_passage_subtopic: issue,
  });
  const { session_id: sessionId, text_passage: passage } = reply;
  return { sessionId, passage, key: await desk.loadKey(sessionId) };
}

/** By turns something of the passage, and something that is to be found. */
function nextMessage({ passage, key }: Started, step: number, turn: number): string {
  if (turn % 2 === 0) return learnerMessage(passage, turn);
  const wanted = key.expectations.filter((one) => one.step === step && one.kind !== "probe");
  const one = wanted[Math.floor(turn / 2) % wanted.length];
  return one?.paraphrases[0] ?? learnerMessage(passage, turn);
}

function readDone(events: string): ChatReply {
  const data = /event: done\ndata: (.+)\n/u.exec(events)?.[1];
  if (data === undefined) throw new Error("a reply without its end");
  return JSON.parse(data) as ChatReply;
}

/** Leads a dialogue to its end and tells of every turn; false when it was told to stop before. */
async function converseOnce(learner: Learner, started: Started, talk: Talk): Promise<boolean> {
  let step = 0;
  for (let turn = 0; !talk.isOver(); turn += 1) {
    const tag = talk.nextTag();
    const message = `${nextMessage(started, step, turn)} (note ${tag})`;
    const payload = { user_id: learner.userId, session_id: started.sessionId, message };
    const url = `${talk.url}/api/chat`;
    const { events, ...taken } = await streamTurn(url, learner.client.cookie(), payload);
    talk.onTurn({ ...taken, tag });
    const reply = readDone(events);
    if (reply.exit_message !== undefined) return true;
    step = reply.submodule_number;
  }
  return false;
}

/** Learners of whom one talks at a time. */
export interface Place {
  /** Settles when each of them has a dialogue. */
  readonly ready: Promise<void>;
  /** They lead theirs, one after the other; the last one then goes on with new ones. */
  readonly lead: (begin: Promise<void>) => Promise<void>;
}

/** Starts a dialogue for each learner of a place: a start takes a server as long as two turns, and is none. */
export function openPlace(learners: readonly Learner[], talk: Talk): Place {
  const waiting: { readonly learner: Learner; started: Started }[] = [];
  const start = async (): Promise<void> => {
    for (const learner of learners) {
      waiting.push({ learner, started: await startDialogue(learner, talk.desk) });
    }
  };
  const ready = start();
  const lead = async (begin: Promise<void>): Promise<void> => {
    await begin;
    for (const [index, { learner, started }] of waiting.entries()) {
      let isOn = await converseOnce(learner, started, talk);
      while (isOn && index === waiting.length - 1) {
        isOn = await converseOnce(learner, await startDialogue(learner, talk.desk), talk);
      }
      if (!isOn) return;
    }
  };
  return { ready, lead };
}
