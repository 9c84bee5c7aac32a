import type { Lesson } from "@elenchus/curriculum/lesson";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** One chunk a module; a module that is absent has no lesson yet. */
const LESSONS: Readonly<Partial<Record<ModuleNumber, () => Promise<{ lesson: Lesson }>>>> = {
  1: () => import("@elenchus/curriculum/lessons/module-1"),
};

/** The lesson of a module, or null where it has none yet. */
export async function loadLesson(module: ModuleNumber): Promise<Lesson | null> {
  const loaded = await LESSONS[module]?.();
  return loaded?.lesson ?? null;
}
