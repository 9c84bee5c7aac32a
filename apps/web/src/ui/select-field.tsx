import { useId, type ComponentProps } from "react";
import type { FieldProps } from "../hooks/use-submission.ts";
import { FieldProblem } from "./field-problem.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id"> {
  label: string;
  problem?: FieldProps["problem"];
}

/** A labelled choice from a list. Takes what `useSubmission` has for the field. */
export function SelectField({ label, problem, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className="field">
        {children}
      </select>
      <FieldProblem problem={problem} />
    </div>
  );
}
