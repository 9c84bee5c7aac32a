import type * as z from "zod/mini";

/** A setting that is wrong or missing, in words. */
export interface Problem {
  readonly key: string;
  readonly text: string;
}

/** The schema's complaints about settings, each at its setting. */
export function listProblems(error: z.core.$ZodError, chosen: Record<string, string>): Problem[] {
  return error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return { key, text: key in chosen ? issue.message : "is not set" };
  });
}
