import type { OwnTextProblem } from "@elenchus/domain/own-text";

/** Says what is wrong at a place of a form. */
export function problemAt(
  place: string,
): Record<OwnTextProblem["level"], (text: string) => OwnTextProblem> {
  return {
    error: (text) => ({ level: "error", place, text }),
    warning: (text) => ({ level: "warning", place, text }),
  };
}
