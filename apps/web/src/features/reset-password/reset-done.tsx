import { RESET_REDIRECT_MS } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { useEffect } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { Note } from "../../ui/note.tsx";

/** Says that it is done and leads to the log-in by itself. Source: specification §8. */
export function ResetDone() {
  const link = useFocusOnMount<HTMLAnchorElement>();
  useEffect(() => {
    const timer = setTimeout(() => location.replace("/"), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mt-6">
      <Note>{ACCOUNT_MESSAGES.resetDone}</Note>
      <a ref={link} href="/" className="text-button mt-3">
        Log in now
      </a>
    </div>
  );
}
