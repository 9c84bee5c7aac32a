import { useQuery } from "@tanstack/react-query";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { LinesSkeleton } from "../../ui/lines-skeleton.tsx";
import { Problem } from "../../ui/problem.tsx";
import { StudentBody } from "./student-body.tsx";

interface StudentScreenProps {
  studentId: string;
  /** Where one came from. */
  backTo: string;
  onBack: () => void;
  onOpenDialogue: (dialogueId: string) => void;
}

/** One student: how they do, and their dialogues. Source: specification §2, screen 9. */
export function StudentScreen({ studentId, backTo, onBack, onOpenDialogue }: StudentScreenProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "student", studentId],
    queryFn: ({ signal }) => call("student", { student_id: studentId }, signal),
  });
  const name = data && `${data.student.student_first_name} ${data.student.student_last_name}`;
  const heading = useViewHeading(name ?? "Student");
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  return (
    <div className="pt-3">
      <Button look="ghost" className="-ml-3" onClick={onBack}>
        ← Back to {backTo}
      </Button>
      <h1 ref={heading} tabIndex={-1} dir="auto" className="heading-1 mt-2 mb-5 wrap-anywhere">
        {name ?? "Student"}
      </h1>
      {error !== null && (
        <Problem text={describeFailure("The student could not be loaded.", error)}>
          <Button onClick={retry}>Try again</Button>
        </Problem>
      )}
      {error === null && data === undefined && <LinesSkeleton text="Loading student..." />}
      {error === null && data !== undefined && (
        <StudentBody reply={data} onOpenDialogue={onOpenDialogue} />
      )}
    </div>
  );
}
