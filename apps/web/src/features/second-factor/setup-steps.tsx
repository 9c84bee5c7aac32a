import type { BeginSecondFactorReply } from "@elenchus/contract/account";
import type { SessionReply } from "@elenchus/contract/session";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { ConnectApp } from "./connect-app.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetupStepsProps {
  /** Null before anybody is logged in. */
  email: string | null;
  /** Once the recovery codes are kept. */
  onDone: (session: SessionReply) => void;
  /** Given where one may leave it be. */
  onCancel?: () => void;
}

/** Sets a second factor up: password, authenticator app, recovery codes. */
export function SetupSteps({ email, onDone, onCancel }: SetupStepsProps) {
  const [begun, setBegun] = useState<BeginSecondFactorReply | null>(null);
  const [session, setSession] = useState<SessionReply | null>(null);
  if (begun !== null && session !== null) {
    return <RecoveryCodes codes={begun.recovery_codes} onKept={() => onDone(session)} />;
  }
  return (
    <>
      {begun === null ? (
        <PasswordForm
          email={email}
          action="Go on"
          onSend={async (proof) => setBegun(await call("beginSecondFactor", proof))}
        />
      ) : (
        <ConnectApp uri={begun.totp_uri} secret={begun.secret} onConfirmed={setSession} />
      )}
      {onCancel !== undefined && (
        <Button look="ghost" className="mt-3 -ml-3" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}
