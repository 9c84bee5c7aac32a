import { useQuery } from "@tanstack/react-query";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import type { AssignmentSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { LoadedPage } from "../../ui/loaded-page.tsx";
import { AssignmentDetails } from "./assignment-facts.tsx";
import { ChangeForm } from "./change-form.tsx";
import { RemoveAssignment } from "./remove-assignment.tsx";
import { SetWorkForm } from "./set-work-form.tsx";
import { WorkingStudents } from "./working-students.tsx";

interface AssignmentScreenProps extends Pick<
  AssignmentSectionProps,
  "onOpenAssignment" | "onOpenStudent" | "onOpenCheck"
> {
  assignmentId: string;
}

/** One piece of set work: who has done it, and what can be done about it. */
export function AssignmentScreen(props: AssignmentScreenProps) {
  const { assignmentId, onOpenAssignment, onOpenStudent, onOpenCheck } = props;
  const groups = useGroups().data?.groups ?? [];
  const [doing, setDoing] = useState<"change" | "copy" | "remove" | null>(null);
  const query = useQuery({
    queryKey: ["admin", "assignment", assignmentId],
    queryFn: ({ signal }) => call("assignment", { assignment_id: assignmentId }, signal),
  });
  const module = query.data?.assignment.module_id;
  const stop = () => setDoing(null);
  return (
    <LoadedPage
      query={query}
      title={module === undefined ? "Set work" : `${module}. ${MODULE_TITLES[module]}`}
      backTo="Set work"
      onBack={() => onOpenAssignment(null)}
      loading="Loading the work..."
      whatFailed="The work could not be loaded."
    >
      {({ assignment, students }) => (
        <>
          <AssignmentDetails assignment={assignment} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-expanded={doing === "change"} onClick={() => setDoing("change")}>
              Change times and points
            </Button>
            {groups.length > 1 && (
              <Button aria-expanded={doing === "copy"} onClick={() => setDoing("copy")}>
                Copy to another group
              </Button>
            )}
            <Button look="danger" onClick={() => setDoing("remove")}>
              Take it back
            </Button>
          </div>
          {doing === "change" && <ChangeForm assignment={assignment} onClose={stop} />}
          {doing === "copy" && (
            <SetWorkForm
              groups={groups}
              copied={assignment}
              onSet={onOpenAssignment}
              onCancel={stop}
            />
          )}
          {doing === "remove" && (
            <RemoveAssignment
              assignment={assignment}
              onRemoved={() => onOpenAssignment(null)}
              onClose={stop}
            />
          )}
          <WorkingStudents
            assignment={assignment}
            students={students}
            onOpenStudent={onOpenStudent}
            onOpenCheck={onOpenCheck}
          />
        </>
      )}
    </LoadedPage>
  );
}
