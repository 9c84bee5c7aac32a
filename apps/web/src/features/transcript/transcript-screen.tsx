import type { TranscriptReply } from "@elenchus/contract/admin-students";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { LinesSkeleton } from "../../ui/lines-skeleton.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TranscriptBody } from "./transcript-body.tsx";

interface TranscriptScreenProps {
  studentId: string;
  dialogueId: string;
  onBack: () => void;
  /** What a supervisor may decide about it. */
  renderVerdict?: ((transcript: TranscriptReply) => ReactNode) | undefined;
}

/** A dialogue word for word, with what the machine made of it. */
export function TranscriptScreen(props: TranscriptScreenProps) {
  const { studentId, dialogueId, onBack, renderVerdict } = props;
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "transcript", studentId, dialogueId],
    queryFn: ({ signal }) =>
      call("transcript", { student_id: studentId, dialogue_id: dialogueId }, signal),
  });
  const heading = useViewHeading(data?.chosen_passage_subtopic ?? "Dialogue");
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  return (
    <div className="pt-3">
      <Button look="ghost" className="-ml-3" onClick={onBack}>
        ← Back to {data === undefined ? "the student" : nameOf(data)}
      </Button>
      <h1 ref={heading} tabIndex={-1} dir="auto" className="heading-1 mt-2 mb-5 wrap-anywhere">
        {data?.chosen_passage_subtopic ?? "Dialogue"}
      </h1>
      {error !== null && (
        <Problem text={describeFailure("The transcript could not be loaded.", error)}>
          <Button onClick={retry}>Try again</Button>
        </Problem>
      )}
      {error === null && data === undefined && <LinesSkeleton text="Loading transcript..." />}
      {error === null && data !== undefined && (
        <TranscriptBody transcript={data} verdict={renderVerdict?.(data)} />
      )}
    </div>
  );
}

function nameOf({ student_first_name, student_last_name }: TranscriptReply): string {
  return `${student_first_name} ${student_last_name}`;
}
