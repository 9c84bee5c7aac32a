import type { Prompt } from "@elenchus/tutor/llm/model-client";
import { neutralise } from "@elenchus/tutor/llm/prompts/fence";

const FENCE = /<fenced label="[^"<>]*">\n([\s\S]*?)\n<\/fenced>/gu;
const LEAST_CHARS = 12;

/** What of a learner's message a prompt holds outside of its fences, or how its fences are broken; null when all is well. */
export function findUnfenced({ instructions, task }: Prompt, message: string): string | null {
  const outside = task.replaceAll(FENCE, " ");
  if (/<\/?fenced/u.test(outside)) return "a broken fence";
  const said = neutralise(message);
  if (said.length < LEAST_CHARS) return null;
  const isLoose = [...instructions, outside].some((text) => text.includes(said));
  return isLoose ? "the message outside of every fence" : null;
}
