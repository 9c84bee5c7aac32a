import { ChangeNamePayload, type AccountReply } from "@elenchus/contract/account";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { FormEnd } from "../../ui/form-end.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface NameFormProps {
  account: AccountReply;
  onChanged: (firstName: string) => void;
}

/** Another name, by the rules of a registration. */
export function NameForm({ account, onChanged }: NameFormProps) {
  const submission = useSubmission(
    async (values) => {
      const payload = readForm(ChangeNamePayload, Object.fromEntries(values));
      await call("changeName", payload);
      onChanged(payload.first_name);
    },
    { whatFailed: "Your name could not be changed. Reload the page and try again." },
  );
  const { field, form, pending } = submission;
  return (
    <form className="mt-5 space-y-5" {...form}>
      <TextField
        label="First name"
        autoComplete="given-name"
        defaultValue={account.first_name}
        {...field("first_name")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        defaultValue={account.last_name}
        {...field("last_name")}
      />
      <FormEnd submission={submission}>{pending ? "Saving..." : "Save name"}</FormEnd>
    </form>
  );
}
