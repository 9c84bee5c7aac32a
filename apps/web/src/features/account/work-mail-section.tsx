import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Problem } from "../../ui/problem.tsx";

interface WorkMailSectionProps {
  wanted: boolean;
  onChanged: () => void;
}

/** Whether a mail comes the day before set work is due. */
export function WorkMailSection({ wanted, onChanged }: WorkMailSectionProps) {
  const change = useMutation({
    mutationFn: (wants: boolean) => call("setWorkMail", { wanted: wants ? "yes" : "no" }),
    onSuccess: onChanged,
  });
  const shown = change.isPending || change.isSuccess ? change.variables : wanted;
  return (
    <section aria-labelledby="work-mail" className="account-section">
      <h2 id="work-mail" className="heading-2">
        Mail about set work
      </h2>
      <label className="mt-3 flex w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={shown}
          aria-busy={change.isPending}
          onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
        />
        Mail me the day before set work is due
      </label>
      <p role="status" className="mt-2 text-ink-soft empty:mt-0">
        {change.isSuccess && (change.variables ? "You will get mail." : "You will get no mail.")}
      </p>
      {change.isError && (
        <div className="mt-3">
          <Problem text={describeFailure("This could not be changed.", change.error)} />
        </div>
      )}
    </section>
  );
}
