import type { Lesson } from "@elenchus/curriculum/lesson";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { loadPart } from "./load-part.ts";

/** One chunk a module: only the lesson that is open is loaded. */
const LESSONS: Readonly<Record<ModuleNumber, () => Promise<{ lesson: Lesson }>>> = {
  1: () => import("@elenchus/curriculum/lessons/module-1"),
  2: () => import("@elenchus/curriculum/lessons/module-2"),
  3: () => import("@elenchus/curriculum/lessons/module-3"),
  4: () => import("@elenchus/curriculum/lessons/module-4"),
  5: () => import("@elenchus/curriculum/lessons/module-5"),
  6: () => import("@elenchus/curriculum/lessons/module-6"),
  7: () => import("@elenchus/curriculum/lessons/module-7"),
};

/**
 * The lesson of a module.
 * @throws PartMissing
 */
export async function loadLesson(module: ModuleNumber): Promise<Lesson> {
  const { lesson } = await loadPart(LESSONS[module]);
  return lesson;
}
