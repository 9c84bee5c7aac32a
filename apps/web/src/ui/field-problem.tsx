import type { FieldProps } from "../hooks/use-submission.ts";
import { Problem } from "./problem.tsx";

/** A field's problem, told where it is. */
export function FieldProblem({ problem }: { problem: FieldProps["problem"] }) {
  if (problem === undefined) return null;
  return (
    <div className="mt-2">
      <Problem {...problem} />
    </div>
  );
}
