import type { PerformanceSummaryReply } from "@elenchus/contract/dialogue";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { describeDialogueCount } from "@elenchus/domain/progress";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { DraggableWindow } from "../../ui/draggable-window.tsx";
import { DialogueMap } from "./dialogue-map.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { VerdictNote } from "../../ui/verdict-note.tsx";
import "../../styles/summary.css";

interface SummaryWindowProps {
  sessionId: string;
  module: ModuleNumber;
  reply: PerformanceSummaryReply;
  onClose: () => void;
  /** What supervisors have to do with the outcome. */
  review: ReactNode;
  /** Whether the server draws it. */
  hasMap: boolean;
}

/** The summary of a finished dialogue, and beside it the map of its argument. Source: specification §2, screen 8. */
export function SummaryWindow(props: SummaryWindowProps) {
  const { sessionId, module, reply, onClose, review, hasMap } = props;
  const count = reply.passage_counts?.[module];
  return (
    <DraggableWindow
      modal
      wide
      title="Performance Summary"
      onClose={onClose}
      footer={
        <>
          <p className="text-ink-soft">
            Module {module}
            {count !== undefined && `: ${describeDialogueCount(count)}`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="ghost" className="max-sm:px-2" onClick={() => print()}>
              Print
            </Button>
            <Button look="primary" className="max-sm:px-4" onClick={onClose}>
              Return to Modules
            </Button>
          </div>
        </>
      }
    >
      {reply.verdict !== undefined && (
        <div className="mb-6">
          <VerdictNote verdict={reply.verdict} />
        </div>
      )}
      <div className="print-alone">
        <div className="paper-head">
          <p className="heading-1">Performance Summary</p>
          <p>
            Elenchus, module {module}: {MODULE_TITLES[module]}
          </p>
        </div>
        <div className="summary-and-map">
          <Markdown text={reply.performance_summary} />
          {hasMap && <DialogueMap sessionId={sessionId} />}
        </div>
      </div>
      {reply.verdict === undefined && <div className="mt-6 empty:hidden">{review}</div>}
    </DraggableWindow>
  );
}
