import type { PerformanceSummaryReply } from "@elenchus/contract/dialogue";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { describeDialogueCount } from "@elenchus/domain/progress";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { DraggableWindow } from "../../ui/draggable-window.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { VerdictNote } from "../../ui/verdict-note.tsx";

interface SummaryWindowProps {
  module: ModuleNumber;
  reply: PerformanceSummaryReply;
  onClose: () => void;
  /** What supervisors have to do with the outcome. */
  review: ReactNode;
}

/** The summary of a finished dialogue. Source: specification §2, screen 8. */
export function SummaryWindow({ module, reply, onClose, review }: SummaryWindowProps) {
  const count = reply.passage_counts[module] ?? 0;
  return (
    <DraggableWindow
      modal
      title="Performance Summary"
      onClose={onClose}
      footer={
        <>
          <p className="text-ink-soft">
            Module {module}: {describeDialogueCount(count)}
          </p>
          <Button look="primary" onClick={onClose}>
            Return to Modules
          </Button>
        </>
      }
    >
      {reply.verdict !== undefined && (
        <div className="mb-6">
          <VerdictNote verdict={reply.verdict} />
        </div>
      )}
      <Markdown text={reply.performance_summary} />
      {reply.verdict === undefined && <div className="mt-6 empty:hidden">{review}</div>}
    </DraggableWindow>
  );
}
