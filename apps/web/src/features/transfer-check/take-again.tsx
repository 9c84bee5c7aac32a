import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import type { useChosenCheck } from "./use-chosen-check.ts";

interface TakeAgainProps {
  again: Pick<ReturnType<typeof useChosenCheck>["again"], "mutate" | "isPending" | "error">;
}

/** Takes a finished check again, with a fresh argument. */
export function TakeAgain({ again: { mutate, isPending, error } }: TakeAgainProps) {
  return (
    <div className="mt-7">
      <p className="text-ink-soft">
        You can take the check again with a new argument. Every result is kept, and the latest one
        counts.
      </p>
      {error !== null && (
        <div className="mt-3">
          <Problem text={describeFailure("A new check could not be prepared.", error)} />
        </div>
      )}
      <div className="mt-3 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
        <Button aria-busy={isPending} disabled={isPending} onClick={() => mutate()}>
          Take it again
        </Button>
        {isPending && <Working text="Preparing an argument..." />}
      </div>
    </div>
  );
}
