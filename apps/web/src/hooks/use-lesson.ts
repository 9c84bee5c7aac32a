import type { ModuleNumber } from "@elenchus/domain/modules";
import { useQuery } from "@tanstack/react-query";
import { loadLesson } from "../lib/lessons.ts";

/** The lesson of a module. */
export function useLesson(module: ModuleNumber) {
  return useQuery({
    queryKey: ["lesson", module],
    queryFn: () => loadLesson(module),
    staleTime: Infinity,
  });
}
