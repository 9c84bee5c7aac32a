import type { SessionReply } from "@elenchus/contract/session";
import { SecondFactorPayload } from "@elenchus/contract/second-factor";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { CodeField } from "./code-field.tsx";

interface CodeScreenProps {
  onLoggedIn: (session: SessionReply) => void;
  onBack: () => void;
}

/** The second step of a supervisor's log-in: the app's code, or a recovery code. */
export function CodeScreen({ onLoggedIn, onBack }: CodeScreenProps) {
  const [recovering, setRecovering] = useState(false);
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(SecondFactorPayload, Object.fromEntries(values));
      onLoggedIn(await call("verifySecondFactor", payload));
    },
    { whatFailed: "Logging in failed. Reload the page and try again.", blame: () => "code" },
  );

  return (
    <EntrancePage title="Second step">
      <p className="mt-3 text-ink-soft">
        {recovering
          ? "Enter one of your recovery codes. Each works once."
          : "Enter the six-digit code from your authenticator app."}
      </p>
      <form className="mt-6 space-y-5" {...submission.form}>
        <CodeField
          key={String(recovering)}
          label={recovering ? "Recovery code" : "Code"}
          digits={!recovering}
          {...submission.field("code")}
        />
        <FormEnd submission={submission}>{submission.pending ? "Logging in..." : "Log In"}</FormEnd>
      </form>
      <div className="-mx-3 mt-4 flex flex-wrap justify-between">
        <Button look="ghost" onClick={() => setRecovering(!recovering)}>
          {recovering ? "Use a code from the app" : "Use a recovery code"}
        </Button>
        <Button look="ghost" onClick={onBack}>
          Use another account
        </Button>
      </div>
    </EntrancePage>
  );
}
