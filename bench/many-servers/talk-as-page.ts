import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sendAsPage, type AnsweredMessage } from "../../apps/server/test/send-as-page.ts";
import { learnerMessage } from "../learner-messages.ts";
import type { Learner } from "../model-turn/learners.ts";

/** Who cannot start a dialogue tries again: that is no turn, and is not measured. */
const STARTS = 5;
const START_AGAIN_MS = 2000;

let lastTag = 0;

/** A learner who sends messages as the web page does, in one dialogue after the other. */
export interface Talker {
  /** Sends the next one, and answers when it has its reply. */
  say(): Promise<AnsweredMessage>;
  /** Ids of all messages that were sent. */
  readonly sent: string[];
}

interface Started {
  readonly sessionId: string;
  readonly passage: string;
}

export async function startTalking(url: string, learner: Learner): Promise<Talker> {
  const { client, userId, issue } = learner;
  const start = async (tries = 1): Promise<Started> => {
    const payload = { user_id: userId, module_id: 1, chosen_passage_subtopic: issue } as const;
    try {
      const { reply } = await client.call("initModuleChat", payload);
      return { sessionId: reply.session_id, passage: reply.text_passage };
    } catch (error) {
      if (tries === STARTS) throw error;
      await sleep(START_AGAIN_MS);
      return start(tries + 1);
    }
  };
  let dialogue = await start();
  let turn = 0;
  const sent: string[] = [];
  return {
    sent,
    async say() {
      lastTag += 1;
      const message = `${learnerMessage(dialogue.passage, turn)} (note ${lastTag})`;
      const message_id = randomUUID();
      sent.push(message_id);
      const payload = { session_id: dialogue.sessionId, message, message_id };
      const answered = await sendAsPage(url, client.cookie(), payload);
      turn += 1;
      if (answered.reply.exit_message !== undefined) {
        dialogue = await start();
        turn = 0;
      }
      return answered;
    },
  };
}
