import type { ReactNode } from "react";
import type { Submission } from "../hooks/use-submission.ts";
import { Button } from "./button.tsx";
import { Problem } from "./problem.tsx";

interface FormEndProps {
  submission: Submission;
  /** On the button. */
  children: ReactNode;
  disabled?: boolean;
  /** Outlined where the page has something to do first. */
  look?: "primary" | "outline";
}

/** The button that sends a form, and under it what went wrong the last time. */
export function FormEnd({
  submission,
  children,
  disabled = false,
  look = "primary",
}: FormEndProps) {
  const { pending, problem, problemId } = submission;
  return (
    <>
      <Button
        look={look}
        type="submit"
        className="min-h-12 w-full"
        disabled={disabled}
        aria-busy={pending}
      >
        {children}
      </Button>
      {problem !== null && <Problem id={problemId} text={problem} />}
    </>
  );
}
