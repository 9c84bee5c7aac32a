import { MARK_ROLES, MAX_MARKS, MAX_SENTENCE } from "@elenchus/domain/marks";
import * as z from "zod/mini";

/**
 * A field that a reply may lack: `plain` where it is absent, null or of another kind. Only readers are lenient; what the
 * server writes is held to the schema.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<Schema extends z.ZodMiniType>(schema: Schema, plain: z.output<Schema>) {
  // oxlint-disable-next-line promise/valid-params -- a schema's, no promise's
  return z.catch(schema, plain);
}

/** As `orElse`: absent then. */
/* @__NO_SIDE_EFFECTS__ */
export function ifThere<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(z.optional(schema), undefined as never);
}

/** An id in a reply. Ours are texts; another back end's may be numbers, and go back as they came. */
export const AnyId = z.union([z.string(), z.number()]) as unknown as z.ZodMiniType<string, string>;

/** A module's number on the wire. */
export const ModuleId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** A sentence of the passage, by its index from 0, and what the learner says that it is. */
const Mark = z.object({
  sentence: z.int().check(z.nonnegative(), z.maximum(MAX_SENTENCE)),
  role: z.enum(MARK_ROLES),
});

/** Marks beside a message or instead of one. */
export const Marks = z.array(Mark).check(z.maxLength(MAX_MARKS));

/** One bubble of the chat, with the sentences that were marked in it. Source: specification §3. */
export const ChatMessage = z.object({
  sender: z.enum(["user", "system"]),
  message: z.string(),
  /** Absent where none was marked. `standing`: what the tutor found, once it has answered; absent where it did not consider the mark. */
  marks: z.optional(
    z.array(
      z.object({
        ...Mark.shape,
        standing: z.optional(z.enum(["right", "wrong", "later"])),
      }),
    ),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Where a dialogue stands among its module's steps. Tells nothing of the answer key. */
export const StepContext = z.object({
  module_title: z.string(),
  steps: z.array(z.string()),
  step_title: z.string(),
});
export type StepContext = z.infer<typeof StepContext>;

/** Several modules. */
export const Modules = z.array(ModuleId);

/** Figures by a module's number. */
export const CountsByModule = z.record(z.string(), orElse(z.number(), 0));

const NoModules = orElse(Modules, []);

/** Progress as a session begins: what nobody tells of is as at the very beginning. */
export const FirstProgress = {
  completed_modules: NoModules,
  accessible_modules: orElse(Modules, [1]),
  passage_counts: orElse(CountsByModule, {}),
  transfer_checks_open: NoModules,
  transfer_checks_started: NoModules,
};
