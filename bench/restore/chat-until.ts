import { learnerMessage } from "../learner-messages.ts";
import type { Learner } from "../model-turn/learners.ts";

/** Plays one dialogue after another, until it is told to stop; answers the milliseconds of each turn. */
async function chat({ client, userId, issue }: Learner, isOver: () => boolean): Promise<number[]> {
  const turns: number[] = [];
  while (!isOver()) {
    const { reply: dialogue } = await client.call("initModuleChat", {
      user_id: userId,
      module_id: 1,
      chosen_passage_subtopic: issue,
    });
    const { session_id, text_passage } = dialogue;
    for (let turn = 0, isEnded = false; !isEnded && !isOver(); turn += 1) {
      const message = learnerMessage(text_passage, turn);
      const { reply, milliseconds } = await client.call("chat", {
        user_id: userId,
        session_id,
        message,
      });
      turns.push(milliseconds);
      isEnded = reply.exit_message !== undefined;
    }
    await client.call("abandonDialogue", { user_id: userId, session_id }).catch(() => {});
  }
  return turns;
}

/** All of them at once, while something else is done. A call that fails ends it with its error. */
export async function chatDuring(
  learners: readonly Learner[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  const chats = Promise.all(learners.map((learner) => chat(learner, () => isOver)));
  try {
    await work();
  } finally {
    isOver = true;
  }
  return (await chats).flat();
}
