import { useLayoutEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { CallError } from "../lib/call-error.ts";
import { FormProblem } from "../lib/form-problem.ts";

type Attempt =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly problem: string; readonly field: string | null };

/** What a field of a form is given. */
export interface FieldProps {
  readonly name: string;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
}

/** A form that is sent, and what became of the last time. */
export interface Submission {
  readonly pending: boolean;
  readonly problem: string | null;
  /** For the element that shows the problem. */
  readonly problemId: string;
  /** For the form itself. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** For the field of that name. */
  readonly field: (name: string) => FieldProps;
}

interface SubmissionOptions {
  /** Said where nothing better is known. */
  readonly whatFailed: string;
  /** The field to go to when the server refuses what was filled in, by the refusal's code. */
  readonly blame?: (code: string) => string | null;
  /** Other words for a failure than its own. */
  readonly describe?: (error: CallError) => string;
}

/**
 * Sends a form, one at a time. A failure is told under the form, and the focus goes to the field that
 * is to blame.
 */
export function useSubmission(
  send: (values: FormData) => Promise<void>,
  options: SubmissionOptions,
): Submission {
  const [attempt, setAttempt] = useState<Attempt>({ status: "idle" });
  const ref = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const blamed = attempt.status === "failed" ? attempt.field : null;

  useLayoutEffect(() => {
    if (attempt.status !== "failed" || attempt.field === null) return;
    const field = ref.current?.elements.namedItem(attempt.field);
    if (field instanceof HTMLElement) field.focus();
  }, [attempt]);

  const submit = async (form: HTMLFormElement) => {
    if (attempt.status === "pending") return;
    setAttempt({ status: "pending" });
    try {
      await send(new FormData(form));
      setAttempt({ status: "idle" });
    } catch (error) {
      setAttempt({ status: "failed", ...explain(error, options) });
    }
  };

  return {
    pending: attempt.status === "pending",
    problem: attempt.status === "failed" ? attempt.problem : null,
    problemId,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    field: (name) =>
      name === blamed ? { name, "aria-invalid": true, "aria-describedby": problemId } : { name },
  };
}

function explain(
  error: unknown,
  { whatFailed, blame, describe }: SubmissionOptions,
): { problem: string; field: string | null } {
  if (error instanceof FormProblem) return { problem: error.message, field: error.field };
  if (error instanceof CallError) {
    // What may pass by itself is no field's fault.
    const field = error.mayBeRetried ? null : (blame?.(error.code) ?? null);
    return { problem: describe?.(error) ?? error.message, field };
  }
  reportError(error);
  return { problem: whatFailed, field: null };
}
