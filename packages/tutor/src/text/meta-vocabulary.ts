import { contentStems } from "@elenchus/dialogue/words/words";
import vocabulary from "./meta-vocabulary.json" with { type: "json" };

const COURSE = contentStems(vocabulary.course.join(" "));
const CHAT = contentStems(vocabulary.chat.join(" "));

/**
 * Whether a stem belongs to talk of a text, of a try or of the course, which tells of no matter by itself. It is no talk
 * where the passage has it.
 */
export function isCourse(stem: string): boolean {
  return COURSE.has(stem);
}

/** Whether a stem belongs to mere conversation, or to talk about arguments. */
export function isChat(stem: string): boolean {
  return CHAT.has(stem);
}
