import { describeFailure } from "../../lib/explain-failure.ts";
import { nameInList } from "../../lib/name-in-list.ts";
import { useMembers } from "../../hooks/use-members.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";

/** Which students of a group it is for: a box for each, by last name. */
export function StudentChoice({ groupId }: { groupId: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useMembers(groupId);
  if (data === undefined) {
    if (error === null) return <Working text="Loading the students..." className="late" />;
    return (
      <Problem text={describeFailure("The students could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  const students = data.pages.flatMap((page) => page.students);
  if (students.length === 0) return <p className="text-ink-soft">Nobody is in this group yet.</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {students.map((student) => (
          <li key={student.student_id} className="min-w-0">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="student_ids"
                value={student.student_id}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">
                {nameInList(student)}
                <span className="admin-aside block">{student.student_email}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? "Loading more..." : "Show more"}
        </Button>
      )}
    </>
  );
}
