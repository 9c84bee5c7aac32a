import { MAP_KINDS } from "@elenchus/domain/argument-map";
import * as z from "zod/mini";
import { orElse } from "./fields.ts";

/** One box of an argument map. Of what its learner neither found nor was told, `text` and the like are null. */
export const ArgumentMapNode = z.object({
  part: z.enum(["conclusion", "reason", "flaw", "impact", "question"]),
  kind: z.enum(MAP_KINDS),
  /** Whether it makes the tree or hangs: on a box, on a link, beside the conclusion, or in the strip below. */
  hangs: orElse(z.enum(["tree", "box", "link", "beside", "strip"]), "link"),
  /** Index of the step to which it belongs, from 0. */
  step: z.number(),
  standing: z.enum(["found", "told", "open", "not_reached"]),
  text: z.nullable(z.string()),
  /** A further question as the tutor asked it. */
  question: z.nullable(z.string()),
  /** Where in the passage it stands, word for word. */
  quote: z.nullable(z.string()),
  /** The learner's own words. */
  words: z.nullable(z.string()),
  /** Index of the box on which, or on whose link, a flaw hangs; null for the step from all the reasons. */
  on: z.nullable(z.number()),
});
export type ArgumentMapNode = z.infer<typeof ArgumentMapNode>;

/** The argument of an ended dialogue as its learner has come to know it. */
export const ArgumentMap = z.object({ nodes: z.array(ArgumentMapNode) });
export type ArgumentMap = z.infer<typeof ArgumentMap>;
