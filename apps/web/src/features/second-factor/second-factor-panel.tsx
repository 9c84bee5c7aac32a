import type { AccountReply } from "@elenchus/contract/account";
import type { CallPayload } from "@elenchus/contract/calls";
import { useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { takesPasswords } from "../../lib/only-ways-in.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SetupSteps } from "./setup-steps.tsx";

interface SecondFactorPanelProps {
  email: string;
  standing: AccountReply["second_factor"];
  /** Told when it was turned on or off. */
  onChange: () => void;
}

function describe({ enabled, elsewhere }: AccountReply["second_factor"]): string {
  const first = takesPasswords() ? "with your password" : "by another site";
  if (enabled) return `On. You log in ${first} and a code from your authenticator app.`;
  if (elsewhere === true)
    return "The site that you logged in by has asked you for one. You need none here.";
  return `Off. You log in ${first} only.`;
}

/** A supervisor's second factor: how it stands, and turning it on or off. */
export function SecondFactorPanel({ email, standing, onChange }: SecondFactorPanelProps) {
  const { enabled, required } = standing;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const finish = () => {
    close();
    onChange();
  };
  const turnOff = async (proof: CallPayload<"endSecondFactor">) => {
    await call("endSecondFactor", proof);
    finish();
  };

  return (
    <section aria-labelledby="second-factor" className="account-section">
      <h2 id="second-factor" ref={heading} tabIndex={-1} className="heading-2">
        Second factor
      </h2>
      {!open && (
        <p className="mt-2">
          {describe(standing)}
          {enabled && required && " It cannot be turned off here."}
        </p>
      )}
      {!open && !(enabled && required) && (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          {enabled ? "Turn off" : "Set up"}
        </Button>
      )}
      {open && (
        <div className="max-w-md">
          {enabled ? (
            <>
              <PasswordForm email={email} action="Turn off the second factor" onSend={turnOff} />
              <Button look="ghost" className="mt-3 -ml-3" onClick={close}>
                Cancel
              </Button>
            </>
          ) : (
            <SetupSteps email={email} onDone={finish} onCancel={close} />
          )}
        </div>
      )}
    </section>
  );
}
