import { ChangeEmailPayload } from "@elenchus/contract/account";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { OwnPassword } from "../../ui/own-password.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface EmailFormProps {
  /** The address that the account has. */
  present: string;
  onAsked: (email: string) => void;
}

/** Asks for another address, which a link there confirms. */
export function EmailForm({ present, onAsked }: EmailFormProps) {
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(ChangeEmailPayload, Object.fromEntries(values));
      await call("changeEmail", payload);
      onAsked(payload.new_email);
    },
    {
      whatFailed: "Your address could not be changed. Reload the page and try again.",
      blame: () => "password",
    },
  );
  const { field, form, pending } = submission;
  return (
    <form className="mt-5 space-y-5" {...form}>
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        hint="We send a link there, and a note to your present address."
        {...field("new_email")}
      />
      <OwnPassword email={present} {...field("password")} />
      <FormEnd submission={submission}>{pending ? "Sending..." : "Send the link"}</FormEnd>
    </form>
  );
}
