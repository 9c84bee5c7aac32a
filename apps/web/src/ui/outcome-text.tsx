import { CheckIcon } from "./icons.tsx";

/** How a dialogue ended, in a word. */
export function OutcomeText({ outcome }: { outcome: "success" | "failure" }) {
  if (outcome === "failure") return <>Not completed</>;
  return (
    <span className="inline-flex items-center gap-1 font-medium text-accent">
      <CheckIcon className="size-4" /> Completed
    </span>
  );
}
