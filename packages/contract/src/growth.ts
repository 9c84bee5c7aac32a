import * as z from "zod/mini";
import { ModuleId } from "./fields.ts";
import { ClaimedUserId } from "./payload-fields.ts";

/** `POST /api/growth`: how a learner comes by what each skill asks for. */
export const GrowthPayload = z.object({ user_id: ClaimedUserId });

/** How the parts that a step asks for came to be known, in parts. */
const SkillRecord = z.object({
  /** In the learner's own words, without help. */
  alone: z.number(),
  /** After a hint or a correction. */
  helped: z.number(),
  /** By pointing to the sentence, or choosing from a list. */
  pointed: z.number(),
  /** Told by the tutor, or left open. */
  told: z.number(),
});
export type SkillRecord = z.infer<typeof SkillRecord>;

const Skill = z.object({
  title: z.string(),
  /** The module whose own it is; null for what all modules ask for. */
  module_id: z.nullable(ModuleId),
  /** The latest dialogues that came to it, newest first. */
  dialogues: z.array(z.object({ session_id: z.string(), ...SkillRecord.shape })),
  /** Share that was found in each of the latest unaided checks, 0 to 1, newest first. */
  checks: z.array(z.number()),
});
export type Skill = z.infer<typeof Skill>;

export const GrowthReply = z.object({ skills: z.array(Skill) });
export type GrowthReply = z.infer<typeof GrowthReply>;
