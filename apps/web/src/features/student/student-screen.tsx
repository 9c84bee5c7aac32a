import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { LoadedPage } from "../../ui/loaded-page.tsx";
import { StudentBody } from "./student-body.tsx";

interface StudentScreenProps {
  studentId: string;
  /** Where one came from. */
  backTo: string;
  onBack: () => void;
  onOpenDialogue: (dialogueId: string) => void;
  onOpenCheck: (checkId: string) => void;
}

/** One student: how they do, and their dialogues. Source: specification §2, screen 9. */
export function StudentScreen(props: StudentScreenProps) {
  const { studentId, backTo, onBack, onOpenDialogue, onOpenCheck } = props;
  const query = useQuery({
    queryKey: ["admin", "student", studentId],
    queryFn: ({ signal }) => call("student", { student_id: studentId }, signal),
  });
  const student = query.data?.student;
  return (
    <LoadedPage
      query={query}
      title={student ? `${student.student_first_name} ${student.student_last_name}` : "Student"}
      backTo={backTo}
      onBack={onBack}
      loading="Loading student..."
      whatFailed="The student could not be loaded."
    >
      {(reply) => (
        <StudentBody reply={reply} onOpenDialogue={onOpenDialogue} onOpenCheck={onOpenCheck} />
      )}
    </LoadedPage>
  );
}
