import type { StudentCheckReply } from "@elenchus/contract/admin-students";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../lib/call.ts";
import { LoadedPage } from "../../ui/loaded-page.tsx";
import { StudentCheckBody } from "./student-check-body.tsx";

interface StudentCheckScreenProps {
  studentId: string;
  checkId: string;
  onBack: () => void;
  /** The decision that a supervisor may make about it. */
  renderVerdict?: ((reply: StudentCheckReply) => ReactNode) | undefined;
}

/** A student's unaided check: the argument, each answer, and how it was judged. */
export function StudentCheckScreen(props: StudentCheckScreenProps) {
  const { studentId, checkId, onBack, renderVerdict } = props;
  const query = useQuery({
    queryKey: ["admin", "check", studentId, checkId],
    queryFn: ({ signal }) =>
      call("studentCheck", { student_id: studentId, check_id: checkId }, signal),
  });
  return (
    <LoadedPage
      query={query}
      title={query.data?.check.issue ?? "Unaided check"}
      backTo="the student"
      onBack={onBack}
      loading="Loading the check..."
      whatFailed="The check could not be loaded."
    >
      {(reply) => <StudentCheckBody reply={reply} verdict={renderVerdict?.(reply)} />}
    </LoadedPage>
  );
}
