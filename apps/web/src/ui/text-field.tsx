import { useId, type ComponentProps, type ReactNode } from "react";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** Stands under the field, and is read out with it. */
  hint?: string;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

/** A labelled line of text. Takes what `useSubmission` has for the field. */
export function TextField({ label, hint, children, className = "", ...input }: TextFieldProps) {
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
    </div>
  );
}
