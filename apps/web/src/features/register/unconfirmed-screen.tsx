import type { InitChatPayload } from "@elenchus/contract/session";
import { Button } from "../../ui/button.tsx";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { ResendLink } from "./resend-link.tsx";

interface UnconfirmedScreenProps {
  /** The address and password as typed, which are right. */
  credentials: InitChatPayload;
  onBack: () => void;
}

/** For who has registered and not clicked the link: says so, and sends a new one. */
export function UnconfirmedScreen({ credentials, onBack }: UnconfirmedScreenProps) {
  return (
    <EntrancePage title="Confirm your email address">
      <p className="mt-4 wrap-anywhere">
        Your password is right, but the address {credentials.user_name} is not confirmed yet. Please
        click the link in the mail that we sent you. Look among the spam too.
      </p>
      <ResendLink credentials={credentials} label="Send a new link" />
      <Button look="ghost" className="mt-4 w-full" onClick={onBack}>
        Back to Login
      </Button>
    </EntrancePage>
  );
}
