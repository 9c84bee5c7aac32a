import { JoinGroupPayload } from "@elenchus/contract/join-group";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface GroupSectionProps {
  /** The learner's group, if there is one. */
  groupName: string | null;
  /** Told when another one was joined. */
  onJoined: () => void;
}

/** The learner's group, and joining one by its code. */
export function GroupSection({ groupName, onJoined }: GroupSectionProps) {
  const [joined, setJoined] = useState<string | null>(null);
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const payload = readForm(JoinGroupPayload, Object.fromEntries(values));
      const { group_name: name } = await call("joinGroup", payload);
      setJoined(name);
      onJoined();
    },
    {
      whatFailed: "The group could not be joined. Reload the page and try again.",
      blame: (code) => (code === "no_such_group" ? "join_code" : null),
    },
  );
  return (
    <section aria-labelledby="group" className="account-section">
      <h2 id="group" className="heading-2">
        Your group
      </h2>
      <p className="mt-2 wrap-anywhere">
        {groupName === null ? "You are not in a group." : `You are in ${groupName}.`}
      </p>
      <p className="mt-1 text-ink-soft">
        The supervisors of your group see your progress and your dialogues.
        {groupName !== null && " Joining another group leaves this one."}
      </p>
      <form {...form} className="mt-4 max-w-md">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              // Empty again once it has let in.
              key={joined}
              {...field("join_code")}
              label="Code of the group"
              placeholder="K7QM-2PXD"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <Button type="submit" className="min-h-12" aria-busy={pending}>
            {pending ? "Joining..." : "Join"}
          </Button>
        </div>
        {problem !== null && (
          <div className="mt-3">
            <Problem id={problemId} text={problem} />
          </div>
        )}
      </form>
      <div className="mt-4 empty:hidden">
        {joined !== null && !pending && problem === null && <Note>You joined {joined}.</Note>}
      </div>
    </section>
  );
}
