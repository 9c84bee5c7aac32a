import { AnyId } from "@elenchus/contract/fields";
import * as z from "zod/mini";

/** The sections of the admin view. */
type SectionName =
  | "students"
  | "attention"
  | "class"
  | "report"
  | "work"
  | "texts"
  | "gradebook"
  | "groups"
  | "reviews"
  | "flags"
  | "exports"
  | "operations";

const Place = z.object({
  // Whoever draws it knows which there are.
  section: z.string(),
  student: z.nullable(z.string()),
  dialogue: z.nullable(z.string()),
  /** The message of that dialogue for which it was opened, by its position. */
  message: z.optional(z.number()),
  /** An unaided check of the student's. */
  check: z.optional(z.string()),
  /** Work that was set, in the section of that. */
  assignment: z.optional(z.string()),
  /** A text that a supervisor brought, in the section of those. */
  text: z.optional(z.string()),
  /** The group that a class list is added to, in the section of groups. */
  group: z.optional(z.string()),
});
/** Where in the admin view a supervisor is. */
export type AdminPlace = z.infer<typeof Place> & { section: SectionName };

/** Where it begins. */
export const FIRST_PLACE: AdminPlace = { section: "students", student: null, dialogue: null };

const Entry = z.object({
  elenchusAdmin: z.object({ userId: AnyId, place: Place }),
});

/** Where flags are handled. */
export const FLAGS_PLACE: AdminPlace = { section: "flags", student: null, dialogue: null };

/** Where those stand who need attention. */
export const ATTENTION_PLACE: AdminPlace = { section: "attention", student: null, dialogue: null };

/** An entry of the browser's history that stands for a place. Another supervisor's is none. */
export function entryOf(userId: string, place: AdminPlace): z.infer<typeof Entry> {
  return { elenchusAdmin: { userId, place } };
}

/** The place that an entry stands for, or null. */
export function placeOf(userId: string, entry: unknown): AdminPlace | null {
  const parsed = z.safeParse(Entry, entry);
  if (!parsed.success || parsed.data.elenchusAdmin.userId !== userId) return null;
  return parsed.data.elenchusAdmin.place as AdminPlace;
}
