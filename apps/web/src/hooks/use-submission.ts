import { useLayoutEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { CallError } from "../lib/call-error.ts";
import { FormProblem, type FieldProblems } from "../lib/form-problem.ts";

type Attempt =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | ({ readonly status: "failed" } & Failure);

interface Failure {
  /** The problem that is told under the form. Source: specification §8. */
  readonly problem: string | null;
  /** Problems that are told at the fields themselves. */
  readonly fields: FieldProblems;
  /** The field that what stands under the form is about, if there is one. */
  readonly blamed: string | null;
}

/** The properties that a field of a form is given. */
export interface FieldProps {
  readonly name: string;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
  /** The problem that is told at the field itself. */
  readonly problem?: { readonly id: string; readonly text: string };
}

/** A form that is sent, and what became of the last time. */
export interface Submission {
  readonly pending: boolean;
  /** The problem that is told under the form. */
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
 * Sends a form, one at a time. What was filled in wrong is told at its field, and what the server says of the
 * whole, under the form. The focus goes to the first field that is to blame.
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
    if (attempt.status !== "failed" || ref.current === null) return;
    const isToBlame = ({ name }: HTMLInputElement) =>
      name in attempt.fields || name === attempt.blamed;
    listFields(ref.current).find(isToBlame)?.focus();
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
    problem: failure?.problem ?? null,
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

/** Whatever of a form has a name: fields, in the order in which they stand there. */
function listFields(form: HTMLFormElement): HTMLInputElement[] {
  return (Array.from(form.elements) as HTMLInputElement[]).filter(({ name }) => name !== "");
}

/** A problem with a field that is not there is told under the form. */
function placeIn(form: HTMLFormElement, failure: Failure): Failure {
  const names = new Set(listFields(form).map(({ name }) => name));
  const fields = Object.entries(failure.fields);
  const elsewhere = fields.filter(([name]) => !names.has(name)).map(([, text]) => text);
  const problem = [failure.problem, ...elsewhere].filter(Boolean).join(" ");
  return {
    problem: problem === "" ? null : problem,
    fields: Object.fromEntries(fields.filter(([name]) => names.has(name))),
    blamed: failure.blamed,
  };
}

function describeField(name: string, failure: Failure | null, problemId: string): FieldProps {
  const text = failure?.fields[name];
  if (text !== undefined) {
    const id = `${problemId}-${name}`;
    return { name, "aria-invalid": true, "aria-describedby": id, problem: { id, text } };
  }
  if (failure?.blamed !== name) return { name };
  return { name, "aria-invalid": true, "aria-describedby": problemId };
}

function explain(error: unknown, { whatFailed, blame, describe }: SubmissionOptions): Failure {
  if (error instanceof FormProblem) {
    const isTold = Object.keys(error.fields).length > 0;
    return { problem: isTold ? null : error.message, fields: error.fields, blamed: null };
  }
  if (error instanceof CallError) {
    const { fields } = error;
    if (Object.keys(fields).length > 0) return { problem: null, fields, blamed: null };
    // A failure that may pass by itself is no field's fault.
    const blamed = error.mayBeRetried ? null : (blame?.(error.code) ?? null);
    const words = describe?.(error) ?? error.message;
    return { problem: words === "" ? whatFailed : words, fields: {}, blamed };
  }
  reportError(error);
  return { problem: whatFailed, fields: {}, blamed: null };
}
