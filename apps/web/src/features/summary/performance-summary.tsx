import type { PerformanceSummaryReply } from "@elenchus/contract/dialogue";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { CallError } from "../../lib/call-error.ts";
import { callPatiently } from "../../lib/call-patiently.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { SummaryWindow } from "./summary-window.tsx";

const ALL: readonly ModuleNumber[] = MODULE_NUMBERS;

interface PerformanceSummaryProps {
  userId: string;
  sessionId: string;
  module: ModuleNumber;
  onProgress: (progress: PerformanceSummaryReply) => void;
  onClose: () => void;
  /** The supervisors' part in the outcome; stands below the summary. */
  review?: ReactNode;
  /** Whether the server has a map of the argument. */
  hasMap?: boolean;
  /** The modules that were open before; absent where that is not known any more. */
  openBefore?: readonly ModuleNumber[];
  /** Begins a module that has just opened. */
  onStart?: (module: ModuleNumber) => void;
}

/** Asks for a dialogue's summary, says that it is being made, and opens it. */
export function PerformanceSummary(props: PerformanceSummaryProps) {
  const { userId, sessionId, module, onProgress, onClose, review = null, hasMap = true } = props;
  const { openBefore = ALL, onStart = onClose } = props;
  // The reply opens them at once for the rest of the page.
  const [known] = useState(openBefore);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["performance-summary", sessionId],
    queryFn: ({ signal }) =>
      callPatiently(
        "performanceSummary",
        { session_id: sessionId, user_id: userId, module_id: module },
        signal,
      ),
    staleTime: Infinity,
  });

  const tellProgress = useEffectEvent(onProgress);
  useEffect(() => {
    if (data !== undefined) tellProgress(data);
  }, [data]);

  if (data !== undefined) {
    const opened = (data.accessible_modules ?? []).filter((one) => !known.includes(one));
    const window = { sessionId, module, reply: data, opened, review, hasMap, onClose, onStart };
    return <SummaryWindow {...window} />;
  }
  if (isFetching || error === null) return <Working text="Generating performance summary..." />;
  // A dialogue that was left in another window has none, however often one asks.
  const mayComeYet = !(error instanceof CallError) || error.mayBeRetried;
  return (
    <Problem text={describeFailure("The summary could not be generated.", error)}>
      {mayComeYet && <Button onClick={() => void refetch()}>Try again</Button>}
      <Button look={mayComeYet ? "ghost" : "primary"} onClick={onClose}>
        Return to Modules
      </Button>
    </Problem>
  );
}
