import { CreateGroupPayload, type Group } from "@elenchus/contract/admin-groups";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Makes a group, which whoever made it then sees. */
export function CreateGroup() {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<Group | null>(null);
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const payload = readForm(CreateGroupPayload, Object.fromEntries(values));
      const { group } = await call("createGroup", payload);
      await queryClient.invalidateQueries({ queryKey: ["groups"] });
      setMade(group);
    },
    { whatFailed: "The group could not be created. Reload the page and try again." },
  );
  return (
    <form {...form} className="mt-6 max-w-xl">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            // Empty again once its group is made.
            key={made?.group_id}
            {...field("group_name")}
            label="New group"
            maxLength={80}
            autoComplete="off"
          />
        </div>
        <Button look="primary" type="submit" className="min-h-12" aria-busy={pending}>
          {pending ? "Making it..." : "Make the group"}
        </Button>
      </div>
      {problem !== null && (
        <div className="mt-3">
          <Problem id={problemId} text={problem} />
        </div>
      )}
      <p role="status" className="mt-3 wrap-anywhere empty:mt-0">
        {made !== null &&
          !pending &&
          problem === null &&
          `The group ${made.group_name} was created. Its code is ${made.join_code}.`}
      </p>
    </form>
  );
}
