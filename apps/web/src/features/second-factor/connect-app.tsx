import { SecondFactorPayload } from "@elenchus/contract/second-factor";
import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { CodeField } from "./code-field.tsx";

const QrCode = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

interface ConnectAppProps {
  /** `otpauth://…` */
  uri: string;
  secret: string;
  onConfirmed: (session: SessionReply) => void;
}

/** The secret for the authenticator app, to scan or to type, and the code that proves it is there. */
export function ConnectApp({ uri, secret, onConfirmed }: ConnectAppProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(SecondFactorPayload, Object.fromEntries(values));
      onConfirmed(await call("confirmSecondFactor", payload));
    },
    { whatFailed: "This did not work. Reload the page and try again.", blame: () => "code" },
  );
  return (
    <div className="mt-5">
      <h2 ref={heading} tabIndex={-1} className="heading-2">
        Connect your authenticator app
      </h2>
      <p className="mt-2">Scan this with the app, or type the key into it.</p>
      <div className="mt-4 size-52 max-w-full">
        <Suspense>
          <QrCode text={uri} />
        </Suspense>
      </div>
      <p className="mt-4 text-ink-soft">Key</p>
      <p>
        <code className="text-[0.9375rem]">{inGroups(secret)}</code>
      </p>
      <form className="mt-5 space-y-5" {...submission.form}>
        <CodeField label="Code from the app" digits {...submission.field("code")} />
        <FormEnd submission={submission}>
          {submission.pending ? "One moment..." : "Confirm"}
        </FormEnd>
      </form>
    </div>
  );
}

/** Easier to type in fours. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/gu, "$& ");
}
