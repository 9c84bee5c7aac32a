import { useGroups } from "../../hooks/use-groups.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { GroupSectionProps } from "../../lib/admin-section.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { CreateGroup } from "./create-group.tsx";
import { GroupCard } from "./group-card.tsx";

/** The supervisor's groups: their codes, and who is in them. */
export function GroupsScreen({ onOpenStudent, onOpenClassList }: GroupSectionProps) {
  const heading = useViewHeading("Groups");
  const { data, error, refetch } = useGroups();
  return (
    <div className="max-w-4xl pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Groups
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Give your students the group's link or its QR code: they are asked to join once they are
        registered. Or give them the code, for their account page under "Your group". Or add a class
        list: who is in it gets a mail.
      </p>
      <CreateGroup />
      {error !== null && (
        <div className="mt-6">
          <Problem text={describeFailure("The groups could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Loading the groups..." className="late mt-8" />
      )}
      {data !== undefined && (
        <>
          <p className="mt-8">
            {data.sees_all_students
              ? "You see the students of all groups."
              : "You see only the students of these groups."}{" "}
            <span className="text-ink-soft">
              Only an administrator can put other supervisors in charge of a group.
            </span>
          </p>
          {data.groups.length === 0 && (
            <p className="card mt-4 p-5 sm:p-7">There is no group yet. Make the first one above.</p>
          )}
          <ul className="mt-4 space-y-5 empty:hidden">
            {data.groups.map((group) => (
              <li key={group.group_id}>
                <GroupCard
                  group={group}
                  onAddList={() => onOpenClassList(group.group_id)}
                  onOpenStudent={onOpenStudent}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
