import { useLayoutEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { CallError } from "../lib/call-error.ts";
import { FormProblem } from "../lib/form-problem.ts";

type Attempt =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | ({ readonly status: "failed" } & Failure);

interface Failure {
  readonly problem: string;
  /** The field to go to, if one is to blame. */
  readonly field: string | null;
  /** Where it is told: what the server says, under the form. Source: specification §8. */
  readonly place: "field" | "form";
}

/** What a field of a form is given. */
export interface FieldProps {
  readonly name: string;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
  /** What is to be told at the field itself. */
  readonly problem?: { readonly id: string; readonly text: string };
}

/** A form that is sent, and what became of the last time. */
export interface Submission {
  readonly pending: boolean;
  /** What is to be told under the form. */
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
 * Sends a form, one at a time. The focus goes to the field that is to blame for a failure; what was filled in
 * wrong is told there, and what the server says, under the form.
 */
export function useSubmission(
  send: (values: FormData) => Promise<void>,
  options: SubmissionOptions,
): Submission {
  const [attempt, setAttempt] = useState<Attempt>({ status: "idle" });
  const ref = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const failure = attempt.status === "failed" ? attempt : null;

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
      setAttempt({ status: "failed", ...placeIn(form, explain(error, options)) });
    }
  };

  return {
    pending: attempt.status === "pending",
    problem: failure?.place === "form" ? failure.problem : null,
    problemId,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    field: (name) => describeField(name, failure, problemId),
  };
}

/** What is to be told at a field that is not there is told under the form. */
function placeIn(form: HTMLFormElement, failure: Failure): Failure {
  const isThere = failure.field !== null && form.elements.namedItem(failure.field) !== null;
  return isThere ? failure : { ...failure, place: "form" };
}

function describeField(name: string, failure: Failure | null, problemId: string): FieldProps {
  if (failure?.field !== name) return { name };
  const props = { name, "aria-invalid": true, "aria-describedby": problemId } as const;
  if (failure.place === "form") return props;
  return { ...props, problem: { id: problemId, text: failure.problem } };
}

function explain(error: unknown, { whatFailed, blame, describe }: SubmissionOptions): Failure {
  if (error instanceof FormProblem) {
    return { problem: error.message, field: error.field, place: "field" };
  }
  if (error instanceof CallError) {
    // What may pass by itself is no field's fault.
    const field = error.mayBeRetried ? null : (blame?.(error.code) ?? null);
    return { problem: describe?.(error) ?? error.message, field, place: "form" };
  }
  reportError(error);
  return { problem: whatFailed, field: null, place: "form" };
}
