import { EntrancePage } from "../../ui/entrance-page.tsx";
import { useState } from "react";
import { ResetDone } from "./reset-done.tsx";
import { ResetForm } from "./reset-form.tsx";

interface ResetPasswordScreenProps {
  /** From the link in the mail. */
  token: string;
  /** Whose it is, as it stands behind the link's #. */
  owner: string;
  onNewLink: () => void;
  onBack: () => void;
}

/** Sets a new password. Source: specification §2, screen 4. */
export function ResetPasswordScreen({ token, owner, onNewLink, onBack }: ResetPasswordScreenProps) {
  const [done, setDone] = useState(false);
  return (
    <EntrancePage title="Reset password">
      {done ? (
        <ResetDone />
      ) : (
        <ResetForm
          token={token}
          email={readOwner(owner)}
          onDone={() => setDone(true)}
          onNewLink={onNewLink}
          onBack={onBack}
        />
      )}
    </EntrancePage>
  );
}

/** Links are broken and mended by mail programs: what cannot be read is left out. */
function readOwner(owner: string): string | null {
  try {
    return decodeURIComponent(owner);
  } catch {
    return null;
  }
}
