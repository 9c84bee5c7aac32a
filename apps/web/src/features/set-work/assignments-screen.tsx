import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { GroupChoice } from "../../ui/group-choice.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import { SetWorkForm } from "./set-work-form.tsx";

const KEPT_GROUP = "work-group";

interface AssignmentsScreenProps {
  userId: string;
  onOpen: (assignmentId: string) => void;
}

/** What was set, the latest first, and setting more. */
export function AssignmentsScreen({ userId, onOpen }: AssignmentsScreenProps) {
  const heading = useViewHeading("Set work");
  const groups = useGroups().data?.groups ?? [];
  const [groupId, setGroupId] = useState(recallAdmin(userId, KEPT_GROUP) ?? "");
  const [isSetting, setSetting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "assignments", groupId],
    queryFn: ({ signal }) =>
      call("assignments", groupId === "" ? {} : { group_id: groupId }, signal),
  });
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Set work
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Set a dialogue or an unaided check to a group, with a day on which it is due. Students see
        it on their first page, and get a mail the day before.
      </p>
      {isSetting ? (
        <SetWorkForm
          groups={groups}
          copied={null}
          onSet={onOpen}
          onCancel={() => setSetting(false)}
        />
      ) : (
        <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
          <GroupChoice
            groupId={groupId === "" ? null : groupId}
            onChoose={(chosen) => {
              setGroupId(chosen ?? "");
              rememberAdmin(userId, KEPT_GROUP, chosen ?? "");
            }}
          />
          {groups.length > 0 && (
            <Button look="primary" className="min-h-12" onClick={() => setSetting(true)}>
              Set work
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("What was set could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Loading what was set..." className="late mt-8" />
      )}
      {data?.assignments.length === 0 && !isSetting && (
        <p className="card mt-6 max-w-3xl p-5 sm:p-7">
          {groups.length === 0
            ? "Work is set to a group. Make your first group under “Groups”."
            : "Nothing was set yet."}
        </p>
      )}
      <ul className="admin-cards pt-3 empty:hidden">
        {data?.assignments.map((each) => (
          <li key={each.assignment_id} className="min-w-0">
            <AssignmentCard assignment={each} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}
