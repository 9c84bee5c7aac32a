import { useGroupList } from "../../hooks/use-group-list.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { GroupList } from "../../ui/group-list.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import { SetWorkForm } from "./set-work-form.tsx";

const TEXTS = {
  add: "Set work",
  loading: "Loading what was set...",
  failed: "What was set could not be loaded.",
  noGroup: "Work is set to a group. Make your first group under “Groups”.",
  none: "Nothing was set yet.",
};

interface AssignmentsScreenProps {
  userId: string;
  onOpen: (assignmentId: string) => void;
}

/** The assignments, the latest first, and a way to set more. */
export function AssignmentsScreen({ userId, onOpen }: AssignmentsScreenProps) {
  const heading = useViewHeading("Set work");
  const list = useGroupList(userId, "assignments", (group, signal) =>
    call("assignments", group, signal),
  );
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Set work
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Set a dialogue or an unaided check to a group, with a day on which it is due. Students see
        it on their first page, and get a mail the day before.
      </p>
      <GroupList
        list={list}
        texts={TEXTS}
        adding={
          <SetWorkForm
            groups={list.groups}
            copied={null}
            onSet={onOpen}
            onCancel={() => list.setAdding(false)}
          />
        }
      >
        {list.data?.assignments.map((each) => (
          <li key={each.assignment_id} className="min-w-0">
            <AssignmentCard assignment={each} onOpen={onOpen} />
          </li>
        ))}
      </GroupList>
    </div>
  );
}
