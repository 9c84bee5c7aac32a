import type { CallReply } from "@elenchus/contract/calls";
import type { InitChatPayload } from "@elenchus/contract/session";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { useEffect, useState, type ReactNode } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { usePrice } from "../../hooks/use-price.ts";
import { PriceNote } from "../../ui/price-note.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ResendLink } from "./resend-link.tsx";

interface RegisterScreenProps {
  /** The group that a link leads to. */
  joining?: ReactNode;
  onBack: () => void;
}

/** Makes an account. Source: specification §2, screen 2, and §8. */
export function RegisterScreen({ joining, onBack }: RegisterScreenProps) {
  const price = usePrice();
  const [registered, setRegistered] = useState<InitChatPayload | null>(null);
  const { is_open: isOpen, who_may: whoMay } = useRegistrationRule();
  return (
    <EntrancePage title="Create your account">
      {joining}
      {registered !== null && <Registered credentials={registered} />}
      {registered === null && whoMay !== null && <p className="mt-4">{whoMay}</p>}
      {registered === null && isOpen && (
        <>
          <PriceNote told={price} className="mt-4 text-ink-soft" />
          <RegisterForm onRegistered={setRegistered} />
        </>
      )}
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        Back to Login
      </Button>
    </EntrancePage>
  );
}

const OPEN: CallReply<"registration"> = { is_open: true, who_may: null };

/** Who may register, once that is known: everybody, where the server does not say. */
function useRegistrationRule(): CallReply<"registration"> {
  const [rule, setRule] = useState(OPEN);
  useEffect(() => {
    call("registration", {}).then(setRule, () => setRule(OPEN));
  }, []);
  return rule;
}

/** The mail is on its way: where to, and what to do if it does not come. */
function Registered({ credentials }: { credentials: InitChatPayload }) {
  const text = useFocusOnMount<HTMLParagraphElement>();
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-6 rounded-lg bg-accent-soft px-4 py-3">
        {ACCOUNT_MESSAGES.registered}
      </p>
      <p className="mt-4 wrap-anywhere">
        The mail goes to <strong>{credentials.user_name}</strong>. Look among the spam too.
      </p>
      <ResendLink credentials={credentials} label="Send it again" look="outline" />
    </>
  );
}
