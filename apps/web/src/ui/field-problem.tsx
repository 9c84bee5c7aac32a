import type { FieldProps } from "../hooks/use-submission.ts";
import { Problem } from "./problem.tsx";

/** What was filled in wrong, told where it was. */
export function FieldProblem({ problem }: { problem: FieldProps["problem"] }) {
  if (problem === undefined) return null;
  return (
    <div className="mt-2">
      <Problem {...problem} />
    </div>
  );
}
