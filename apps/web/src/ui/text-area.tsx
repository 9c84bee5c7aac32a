import { useId, type ComponentProps } from "react";
import type { FieldProps } from "../hooks/use-submission.ts";
import { FieldProblem } from "./field-problem.tsx";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  /** The problem with its text. */
  problem?: FieldProps["problem"];
}

/** A labelled box for some lines of text. Takes what `useSubmission` has for the field. */
export function TextArea({ label, problem, className = "", ...box }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea rows={4} {...box} id={id} className={`field block ${className}`} />
      <FieldProblem problem={problem} />
    </div>
  );
}
