import type { Group } from "@elenchus/contract/admin-groups";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { GroupMembers } from "./group-members.tsx";
import { JoinLink } from "./join-link.tsx";
import { InvitedLearners } from "./invited-learners.tsx";
import { JoinCode } from "./join-code.tsx";

interface GroupCardProps {
  group: Group;
  onAddList: () => void;
  onOpenStudent: (studentId: string) => void;
}

const NAMES = new Intl.ListFormat("en");

/** One group: its code, and its members on demand. */
export function GroupCard({ group, onAddList, onOpenStudent }: GroupCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [invitedOpen, setInvitedOpen] = useState(false);
  const { group_name: name, student_count: count, invited_count: invited, supervisors } = group;
  const students = count === 1 ? "1 student" : `${count.toLocaleString("en")} students`;
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-7">
      <h2 id={id} className="heading-2 wrap-anywhere">
        {name}
      </h2>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        {supervisors.length === 0
          ? "No supervisor is in charge of it yet."
          : `Supervised by ${NAMES.format(supervisors)}.`}
      </p>
      <JoinCode group={group} />
      <JoinLink group={group} />
      <p className="mt-4 border-t border-line pt-4">
        <Button aria-label={`Add a class list to ${name}`} onClick={onAddList}>
          Add a class list
        </Button>
      </p>
      {invited > 0 && (
        <details
          className="mt-3"
          onToggle={({ currentTarget }) => setInvitedOpen(currentTarget.open)}
        >
          <summary className="admin-disclosure">{invited.toLocaleString("en")} invited</summary>
          {invitedOpen && <InvitedLearners group={group} />}
        </details>
      )}
      {count === 0 ? (
        <p className="mt-4 text-ink-soft">Nobody has joined yet.</p>
      ) : (
        <details className="mt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="admin-disclosure">{students}</summary>
          {open && <GroupMembers group={group} onOpenStudent={onOpenStudent} />}
        </details>
      )}
    </section>
  );
}
