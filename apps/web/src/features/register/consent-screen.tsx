import { useQuery } from "@tanstack/react-query";
import { AgreeToTermsPayload } from "@elenchus/contract/account";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { Suspense, useState, type ComponentType } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay } from "../../lib/format-date.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { BirthFields } from "./birth-fields.tsx";
import { readNumber } from "./read-registration.ts";
import { TermsField } from "./terms-field.tsx";

interface ConsentScreenProps {
  /** Asks for another password; comes when it is drawn. */
  PasswordForm: ComponentType<{ email: string; oldLabel: string; onChanged: () => void }>;
  onAgreed: () => void;
  onAccount: () => void;
}

/**
 * Asks once for what the law wants, of whoever has not been asked with the registration; and before that for a password of
 * their own, where somebody else has seen the one that they have.
 */
export function ConsentScreen({ PasswordForm, onAgreed, onAccount }: ConsentScreenProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["account"],
    queryFn: ({ signal }) => call("account", {}, signal),
    gcTime: 0,
  });
  const until = data?.consent?.too_young_until ?? null;
  const mustChoose = data?.must_change_password === true;
  const goOn = async () => {
    const { data: now } = await refetch();
    if (now?.consent === null) onAgreed();
  };
  return (
    <EntrancePage title={until === null ? "Before you begin" : "You can begin later"}>
      {data === undefined && error === null && (
        <Working text="One moment..." className="late mt-6" />
      )}
      {data === undefined && error !== null && (
        <div className="mt-6">
          <Problem text={describeFailure("This page could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {mustChoose && (
        <>
          <p className="mt-4">
            Please choose a password of your own. Nobody else will know it. Your user name stays{" "}
            <strong>{data.email}</strong>.
          </p>
          <Suspense fallback={<Working text="One moment..." className="late mt-5" />}>
            <PasswordForm
              email={data.email}
              oldLabel="Password on the card"
              onChanged={() => void goOn()}
            />
          </Suspense>
        </>
      )}
      {!mustChoose && until !== null && (
        <TooYoung until={until} minAge={data?.consent?.min_age ?? 0} />
      )}
      {data !== undefined && !mustChoose && until === null && (
        <ConsentForm onAgreed={onAgreed} onRefused={() => void refetch()} />
      )}
      <Button className="mt-4 w-full" onClick={onAccount}>
        Your account and data
      </Button>
    </EntrancePage>
  );
}

function TooYoung({ until, minAge }: { until: string; minAge: number }) {
  const text = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-4">
        You must be at least {minAge} years old to use Elenchus. You can use this account from{" "}
        {formatDay(until)} on. Until then it is kept, and you can see, download and delete your
        data.
      </p>
      <p className="mt-3 text-ink-soft">
        If you chose a wrong month or year, write to us. You find our address in the privacy policy.
      </p>
    </>
  );
}

function ConsentForm({ onAgreed, onRefused }: { onAgreed: () => void; onRefused: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(AgreeToTermsPayload, {
        birth_month: readNumber(values.get("birth_month")),
        birth_year: readNumber(values.get("birth_year")),
        terms_version: TERMS_VERSION,
      });
      try {
        await call("agreeToTerms", payload);
      } catch (error) {
        onRefused();
        throw error;
      }
      onAgreed();
    },
    { whatFailed: "Your answer could not be sent. Reload the page and try again." },
  );
  const { field, pending } = submission;
  return (
    <form className="mt-4 space-y-5" {...submission.form}>
      <p>Please read our terms, and tell us in which month you were born. We ask only once.</p>
      <BirthFields field={field} />
      <TermsField agreed={agreed} onAgree={() => setAgreed(true)} />
      <FormEnd submission={submission} disabled={!agreed || pending}>
        {pending ? "One moment..." : "Continue"}
      </FormEnd>
    </form>
  );
}
