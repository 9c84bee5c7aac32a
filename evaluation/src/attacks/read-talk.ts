import { readLists } from "../read-dataset.ts";

/** What people write who do not answer: pleas, shells of answers, chat, what comes near, tricks long and short. */
const LISTS = ["pleas", "shells", "chat", "near", "cunning", "short", "attacks", "more"] as const;

/** Messages that hold no answer, each written by itself; only for fitting what such messages are like. */
export function readTalk(): string[] {
  const talk = readLists("attacks/talk");
  return LISTS.flatMap((list) => talk[list] ?? []);
}

/** Messages of that kind which no fit has seen. */
export function readUnseenTalk(): readonly string[] {
  return readLists("attacks/talk")["unseen"] ?? [];
}
