import { useId, type ComponentProps, type ReactNode } from "react";
import type { FieldProps } from "../hooks/use-submission.ts";
import { FieldProblem } from "./field-problem.tsx";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** The problem with its text. */
  problem?: FieldProps["problem"];
  /** Stands under the field, and is read out with it. */
  hint?: string;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

/** A labelled line of text. Takes what `useSubmission` has for the field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, problem, children, className = "", ...input } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const describedBy = [hint === undefined ? null : hintId, input["aria-describedby"]];
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
          className={`field ${className}`}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldProblem problem={problem} />
    </div>
  );
}
