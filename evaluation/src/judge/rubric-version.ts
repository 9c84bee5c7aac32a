import { createHash } from "node:crypto";
import { describeSchema } from "@elenchus/tutor/llm/client/describe-schema";
import { TUTOR_ROLE } from "@elenchus/tutor/llm/prompts/tutor-role";
import { TurnJudgement } from "./judge-turn.ts";
import { RUBRIC } from "./rubric.ts";

/** Short enough for a file's name, long enough not to meet another by chance. */
const DIGITS = 12;

/** A short fingerprint of texts. */
export function fingerprint(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, DIGITS);
}

/** Names the rubric by what a judge is told: no word of it changes without a new name. */
export const RUBRIC_VERSION = fingerprint([
  TUTOR_ROLE,
  RUBRIC,
  JSON.stringify(describeSchema(TurnJudgement)),
]);
