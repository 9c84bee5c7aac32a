import type { SessionReply } from "@elenchus/contract/session";
import { takesPasswords } from "../../lib/only-ways-in.ts";
import { EntrancePage } from "../../ui/entrance-page.tsx";
import { SetupSteps } from "./setup-steps.tsx";

/** For supervisors who must have a second factor before anything else. */
export function SetupScreen({ onDone }: { onDone: (session: SessionReply) => void }) {
  return (
    <EntrancePage title="Set up your second factor">
      <p className="mt-3 text-ink-soft">
        Supervisors can read what students write.{" "}
        {takesPasswords()
          ? "To protect it, you log in with your password and a code from an authenticator app. Enter your password again to begin."
          : "To protect it, you are asked for a code from an authenticator app when you log in."}
      </p>
      <SetupSteps email={null} onDone={onDone} />
    </EntrancePage>
  );
}
