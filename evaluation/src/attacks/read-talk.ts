import { readFile } from "node:fs/promises";

/** What people write who do not answer: pleas, shells of answers, chat, what comes near, tricks long and short. */
const FILES = ["pleas", "shells", "chat", "near", "cunning", "short", "attacks", "more"] as const;

/** Messages that hold no answer, each written by itself; only for fitting what such messages are like. */
export async function readTalk(): Promise<string[]> {
  const lists = await Promise.all(
    FILES.map(async (name) => {
      const text = await readFile(
        new URL(`../../datasets/attacks/talk/${name}.json`, import.meta.url),
        "utf8",
      );
      return JSON.parse(text) as string[];
    }),
  );
  return lists.flat();
}
