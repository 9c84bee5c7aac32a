import { Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Note } from "../../ui/note.tsx";
import { Working } from "../../ui/working.tsx";

const ChangePasswordForm = lazyPart(
  async () => (await import("./change-password-form.tsx")).ChangePasswordForm,
);

interface PasswordSectionProps {
  email: string;
  /** Whether one came to change it, and for nothing else. */
  startsOpen: boolean;
}

/** The way to another password. */
export function PasswordSection({ email, startsOpen }: PasswordSectionProps) {
  const [standing, setStanding] = useState<"closed" | "open" | "changed">(
    startsOpen ? "open" : "closed",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (startsOpen) heading.current?.focus();
  }, [startsOpen]);
  const close = (next: "closed" | "changed") => {
    setStanding(next);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="password" className="account-section">
      <h2 id="password" ref={heading} tabIndex={-1} className="heading-2">
        Password
      </h2>
      {standing === "open" ? (
        <div className="max-w-md">
          <Suspense fallback={<Working text="One moment..." className="late mt-5" />}>
            <ChangePasswordForm email={email} onChanged={() => close("changed")} />
          </Suspense>
          <Button look="ghost" className="mt-3 -ml-3" onClick={() => close("closed")}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setStanding("open")}>
          Change password
        </Button>
      )}
      <div className="mt-4 empty:hidden">
        {standing === "changed" && (
          <Note>Your password is changed. All other devices are logged out.</Note>
        )}
      </div>
    </section>
  );
}
