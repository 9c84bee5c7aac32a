import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "../../lib/call.ts";
import { LoadedPage } from "../../ui/loaded-page.tsx";
import { TranscriptBody } from "./transcript-body.tsx";

interface TranscriptScreenProps {
  studentId: string;
  dialogueId: string;
  /** Position of the message for which it was opened, if it was for one. */
  begin: number | null;
  onBack: () => void;
  /** The decision that a supervisor may make about it. */
  renderVerdict?: ((transcript: TranscriptReply) => ReactNode) | undefined;
}

/** A dialogue word for word, with what the machine made of it. */
export function TranscriptScreen(props: TranscriptScreenProps) {
  const { studentId, dialogueId, begin, onBack, renderVerdict } = props;
  const query = useQuery({
    queryKey: ["admin", "transcript", studentId, dialogueId],
    queryFn: ({ signal }) =>
      call("transcript", { student_id: studentId, dialogue_id: dialogueId }, signal),
  });
  return (
    <LoadedPage
      query={query}
      title={query.data?.chosen_passage_subtopic ?? "Dialogue"}
      backTo={query.data === undefined ? "the student" : nameOf(query.data)}
      onBack={onBack}
      loading="Loading transcript..."
      whatFailed="The transcript could not be loaded."
    >
      {(transcript) => (
        <TranscriptBody
          transcript={transcript}
          begin={begin}
          verdict={renderVerdict?.(transcript)}
        />
      )}
    </LoadedPage>
  );
}

function nameOf({ student_first_name, student_last_name }: TranscriptReply): string {
  return `${student_first_name} ${student_last_name}`;
}
