import type { CallReply } from "@elenchus/contract/calls";
import { InitChatPayload } from "@elenchus/contract/session";
import { useSubmission } from "../../hooks/use-submission.ts";
import type { CallError } from "../../lib/call-error.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface LogInFormProps {
  /** Goes where the answer leads. */
  onAnswer: (reply: CallReply<"initChat">, email: string) => Promise<void>;
  /** The password is right, and the link in the mail was not clicked. */
  onUnconfirmed: (credentials: InitChatPayload) => void;
}

/** Email, password, Log In; Enter submits. Source: specification §2, screen 1. */
export function LogInForm({ onAnswer, onUnconfirmed }: LogInFormProps) {
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(InitChatPayload, Object.fromEntries(values));
      try {
        await onAnswer(await call("initChat", payload), payload.user_name);
      } catch (error) {
        if ((error as Partial<CallError>).code !== "email_not_confirmed") throw error;
        onUnconfirmed(payload);
      }
    },
    {
      whatFailed: "Logging in failed. Reload the page and try again.",
      blame: () => "user_password",
    },
  );

  return (
    <form className="mt-6 space-y-5" {...submission.form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        {...submission.field("user_name")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...submission.field("user_password")}
      />
      <FormEnd submission={submission}>{submission.pending ? "Logging in..." : "Log In"}</FormEnd>
    </form>
  );
}
