import type { AccountReply } from "@elenchus/contract/account";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { EmailForm } from "./email-form.tsx";
import { NameForm } from "./name-form.tsx";

type Standing =
  | { readonly kind: "closed" | "name" | "email" | "name-changed" }
  | { readonly kind: "email-asked"; readonly email: string };

interface CorrectSectionProps {
  account: AccountReply;
  /** Told the first name as it is now. */
  onRenamed: (firstName: string) => void;
}

/** The way to another name, and another address. */
export function CorrectSection({ account, onRenamed }: CorrectSectionProps) {
  const [standing, setStanding] = useState<Standing>({ kind: "closed" });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (next: Standing) => {
    setStanding(next);
    heading.current?.focus();
  };
  const { kind } = standing;
  const isOpen = kind === "name" || kind === "email";
  return (
    <section aria-labelledby="correct" className="account-section">
      <h2 id="correct" ref={heading} tabIndex={-1} className="heading-2">
        Your name and address
      </h2>
      {isOpen ? (
        <div className="max-w-md">
          {kind === "name" ? (
            <NameForm
              account={account}
              onChanged={(firstName) => {
                close({ kind: "name-changed" });
                onRenamed(firstName);
              }}
            />
          ) : (
            <EmailForm
              present={account.email}
              onAsked={(email) => close({ kind: "email-asked", email })}
            />
          )}
          <Button look="ghost" className="mt-3 -ml-3" onClick={() => close({ kind: "closed" })}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setStanding({ kind: "name" })}>Change name</Button>
          <Button onClick={() => setStanding({ kind: "email" })}>Change email address</Button>
        </div>
      )}
      <div className="mt-4 wrap-anywhere empty:hidden">
        {kind === "name-changed" && <Note>Your name is changed.</Note>}
        {standing.kind === "email-asked" && (
          <Note>
            We have sent a link to {standing.email}. Your address changes when you click it. Until
            then you log in as before.
          </Note>
        )}
      </div>
    </section>
  );
}
