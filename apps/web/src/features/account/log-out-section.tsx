import { useRef, useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Question } from "../../ui/question.tsx";

interface LogOutSectionProps {
  /** Told where the provider logs them out, too, if there is such a page. */
  onLoggedOut: (signOutUrl: string | undefined) => void;
}

/** The way out on every device at once. */
export function LogOutSection({ onLoggedOut }: LogOutSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="log-out" className="account-section">
      <h2 id="log-out" className="heading-2">
        Your devices
      </h2>
      <p className="mt-2 text-ink-soft">Log out on every device where you are logged in.</p>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        Log out everywhere
      </Button>
      {open && <LogOutDialog onLoggedOut={onLoggedOut} onCancel={() => setOpen(false)} />}
    </section>
  );
}

function LogOutDialog({ onLoggedOut, onCancel }: LogOutSectionProps & { onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { form, pending, problem } = useSubmission(
    async () => {
      const { sign_out_url: url } = await call("signOutEverywhere", {});
      onLoggedOut(url);
    },
    { whatFailed: "You could not be logged out. Reload the page and try again." },
  );
  return (
    <Question title="Log out everywhere?" initialFocus={cancel} busy={pending} onCancel={onCancel}>
      <p className="mt-3">
        You are logged out on all your devices, this one too. An open dialogue is kept.
      </p>
      <form className="mt-5 space-y-5" {...form}>
        {problem !== null && <Problem text={problem} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={pending}>
            {pending ? "Logging out..." : "Log out everywhere"}
          </Button>
        </div>
      </form>
    </Question>
  );
}
