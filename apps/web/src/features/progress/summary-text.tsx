import type { FinishedDialogueReply } from "@elenchus/contract/progress";
import { useQuery } from "@tanstack/react-query";
import { callPatiently } from "../../lib/call-patiently.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";

/** A dialogue's summary; where nobody has asked for it yet, it is written now. */
export function SummaryText({ dialogue }: { dialogue: FinishedDialogueReply }) {
  const { session_id, module_id, performance_summary: stored } = dialogue;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["performance-summary", session_id],
    queryFn: ({ signal }) => callPatiently("performanceSummary", { session_id, module_id }, signal),
    staleTime: Infinity,
    enabled: stored === null,
  });
  const text = stored ?? data?.performance_summary;
  if (text !== undefined) return <Markdown text={text} />;
  if (isFetching || error === null) return <Working text="Generating performance summary..." />;
  return (
    <Problem text={describeFailure("The summary could not be generated.", error)}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Problem>
  );
}
