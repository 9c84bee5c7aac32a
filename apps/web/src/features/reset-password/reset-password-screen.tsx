import { EntrancePage } from "../../ui/entrance-page.tsx";
import { useState } from "react";
import { ResetDone } from "./reset-done.tsx";
import { ResetForm } from "./reset-form.tsx";

interface ResetPasswordScreenProps {
  /** From the link in the mail. */
  token: string;
  onNewLink: () => void;
  onBack: () => void;
}

/** Sets a new password. Source: specification §2, screen 4. */
export function ResetPasswordScreen({ token, onNewLink, onBack }: ResetPasswordScreenProps) {
  const [done, setDone] = useState(false);
  return (
    <EntrancePage title="Reset password">
      {done ? (
        <ResetDone />
      ) : (
        <ResetForm
          token={token}
          onDone={() => setDone(true)}
          onNewLink={onNewLink}
          onBack={onBack}
        />
      )}
    </EntrancePage>
  );
}
