import * as z from "zod/mini";
import { ifThere } from "./fields.ts";

/** The learner's interests after the change, newest last. */
export const InterestsReply = z.object({ interests: ifThere(z.array(z.string())) });
export type InterestsReply = z.infer<typeof InterestsReply>;

/** Five to eight issues about one of the learner's interests. */
export const PassageSubtopicsReply = z.object({
  passage_subtopics: z.array(z.string()),
  user_interest: ifThere(z.string()),
  /** Said before the issues, in plain text, where they are not about the very interest. */
  note: ifThere(z.string()),
  /** Interests to choose from instead, where no argument is written about this one; the issues are about these. */
  other_interests: ifThere(z.array(z.string())),
});
export type PassageSubtopicsReply = z.infer<typeof PassageSubtopicsReply>;
