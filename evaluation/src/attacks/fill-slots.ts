import type { Argument } from "@elenchus/dialogue/argument";
import { isFunctionWord, wordsOf } from "@elenchus/dialogue/words/words";

const MOST_WORDS = 14;

function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !isFunctionWord(word) && word.length > 3);
}

/** What an issue is about, without what is to be done about it: its first and its last word of content. */
function topicOf(issue: string): string {
  const words = contentWords(issue);
  return [...new Set([words[0] ?? "", words.at(-1) ?? ""])].join(" ").trim();
}

/** Fills a message with an argument's own words, so that it sounds as if it were about the passage. */
export function fillSlots(message: string, { issue, passage }: Argument): string {
  const sentences = passage.split(/(?<=[.!?])\s+/u);
  const slots: Readonly<Record<string, string>> = {
    issue,
    topic: topicOf(issue),
    words: [...new Set(contentWords(passage))].slice(0, MOST_WORDS).join(" "),
    options: sentences.map((one, at) => `${String.fromCodePoint(65 + at)}) ${one}`).join(" "),
    either: sentences.map((one) => one.replace(/[.!?]+$/u, "")).join(", or "),
  };
  return message.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => slots[name] ?? slot);
}
