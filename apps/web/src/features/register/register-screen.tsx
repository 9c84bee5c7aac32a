import { MESSAGES } from "@elenchus/domain/messages";
import { useEffect, useState } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { PriceNote } from "../../ui/price-note.tsx";
import { RegisterForm } from "./register-form.tsx";

/** Makes an account. Source: specification §2, screen 2, and §8. */
export function RegisterScreen({ onBack }: { onBack: () => void }) {
  const [registered, setRegistered] = useState(false);
  return (
    <EntrancePage title="Create your account">
      {registered ? (
        <Registered />
      ) : (
        <>
          <PriceNote className="mt-4 text-ink-soft" />
          <RegisterForm onRegistered={() => setRegistered(true)} />
        </>
      )}
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        Back to Login
      </Button>
    </EntrancePage>
  );
}

function Registered() {
  const text = useFocusOnMount<HTMLParagraphElement>();
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="mt-6 rounded-lg bg-accent-soft px-4 py-3">
      {MESSAGES.registered}
    </p>
  );
}
