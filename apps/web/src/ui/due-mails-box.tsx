import { useDueMails } from "../hooks/use-due-checks.ts";
import { describeFailure } from "../lib/explain-failure.ts";
import { Problem } from "./problem.tsx";

interface DueMailsBoxProps {
  wanted: boolean;
  /** Told when it was changed on the server. */
  onChanged?: (() => void) | undefined;
}

/** Turns mails about due checks on and off. */
export function DueMailsBox({ wanted, onChanged }: DueMailsBoxProps) {
  const { mutate, variables, isPending, error } = useDueMails();
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-(--accent)"
          checked={error === null ? (variables ?? wanted) : wanted}
          aria-busy={isPending}
          onChange={({ target }) => {
            if (!isPending) mutate(target.checked, { onSuccess: () => onChanged?.() });
          }}
        />
        Send me a mail when a check is due, once a week at most
      </label>
      {error !== null && (
        <div className="mt-2">
          <Problem text={describeFailure("This could not be changed.", error)} />
        </div>
      )}
    </>
  );
}
