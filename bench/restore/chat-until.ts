import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { learnerMessage } from "../learner-messages.ts";
import type { Learner } from "../model-turn/learners.ts";

/** What learners saw of a server that had something else to do. */
export interface Chats {
  /** Milliseconds of each turn, with whatever was sent again. */
  readonly turns: number[];
  /** Calls that were refused with a 503 and sent again, as the page does. */
  sentAgain: number;
}

const MOST_TRIES = 10;

async function untilDone<Done>(chats: Chats, send: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries === MOST_TRIES || !String(error).includes("answered 503")) throw error;
      chats.sentAgain += 1;
      await sleep(1000);
    }
  }
}

/** Plays one dialogue after another, until it is told to stop. */
async function chat({ client, userId, issue }: Learner, chats: Chats, isOver: () => boolean) {
  while (!isOver()) {
    const opening = { user_id: userId, module_id: 1, chosen_passage_subtopic: issue } as const;
    const { reply: dialogue } = await untilDone(chats, () =>
      client.call("initModuleChat", opening),
    );
    const { session_id, text_passage } = dialogue;
    let isEnded = false;
    for (let turn = 0; !isEnded && !isOver(); turn += 1) {
      const message = learnerMessage(text_passage, turn);
      const said = { user_id: userId, session_id, message, message_id: randomUUID() };
      const since = performance.now();
      const { reply } = await untilDone(chats, () => client.call("chat", said));
      chats.turns.push(performance.now() - since);
      isEnded = reply.exit_message !== undefined;
    }
    const leaving = { user_id: userId, session_id };
    if (!isEnded) await untilDone(chats, () => client.call("abandonDialogue", leaving));
  }
}

/** All of them at once, while something else is done. */
export async function chatDuring(
  learners: readonly Learner[],
  work: () => Promise<unknown>,
): Promise<Chats> {
  const chats: Chats = { turns: [], sentAgain: 0 };
  let isOver = false;
  const ended = Promise.all(learners.map((learner) => chat(learner, chats, () => isOver)));
  try {
    await work();
  } finally {
    isOver = true;
  }
  await ended;
  return chats;
}
