import type { Group } from "@elenchus/contract/admin-groups";
import type { StudentRow } from "@elenchus/contract/admin-students";
import { useState } from "react";
import { describeFailure } from "../../lib/explain-failure.ts";
import { nameInList } from "../../lib/name-in-list.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { nameOf, TakeOut } from "./take-out.tsx";
import { useMembers } from "../../hooks/use-members.ts";

interface GroupMembersProps {
  group: Group;
  onOpenStudent: (studentId: string) => void;
}

/** Who is in a group, by last name, a page at a time; each can be taken out. */
export function GroupMembers({ group, onOpenStudent }: GroupMembersProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMembers(
    group.group_id,
  );
  const [leaving, setLeaving] = useState<StudentRow | null>(null);
  if (data === undefined) {
    if (error === null) return <Working text="Loading the students..." className="late" />;
    return (
      <Problem text={describeFailure("The students could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  return (
    <>
      <ul aria-label={`Students of ${group.group_name}`} className="divide-y divide-line">
        {data.pages
          .flatMap(({ students }) => students)
          .map((student) => (
            <li
              key={student.student_id}
              className="flex flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <div className="min-w-0">
                <button
                  type="button"
                  className="text-button wrap-anywhere"
                  onClick={() => onOpenStudent(student.student_id)}
                >
                  {nameInList(student)}
                </button>
                <span className="admin-aside block wrap-anywhere">{student.student_email}</span>
              </div>
              <Button
                look="ghost"
                aria-label={`Take out ${nameOf(student)}${student.student_email ? `, ${student.student_email}` : ""}`}
                onClick={() => setLeaving(student)}
              >
                Take out
              </Button>
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button
          className="mt-3"
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading more..." : "Show more"}
        </Button>
      )}
      {leaving !== null && (
        <TakeOut group={group} student={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
