import type { PerformanceSummaryReply } from "@elenchus/contract/dialogue";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { ReactNode } from "react";
import { DraggableWindow } from "../../ui/draggable-window.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { VerdictNote } from "../../ui/verdict-note.tsx";
import { BestSentence } from "./best-sentence.tsx";
import { DialogueMap } from "./dialogue-map.tsx";
import { OpenedModules } from "./opened-modules.tsx";
import { Result } from "./result.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import { WhatChanged } from "./what-changed.tsx";
import "../../styles/summary.css";

interface SummaryWindowProps {
  sessionId: string;
  module: ModuleNumber;
  reply: PerformanceSummaryReply;
  /** Modules that this dialogue opened. */
  opened: readonly ModuleNumber[];
  onClose: () => void;
  onStart: (module: ModuleNumber) => void;
  /** The supervisors' part in the outcome. */
  review: ReactNode;
  /** Whether the server looks back on dialogues: draws their maps, and tells what changed. */
  hasMap: boolean;
}

/**
 * The end of a dialogue: the result, the best of what was said, the map, what changed and what opens; and the whole
 * summary. Source: specification §2, screen 8.
 */
export function SummaryWindow(props: SummaryWindowProps) {
  const { sessionId, module, reply, opened, onClose, onStart, review, hasMap } = props;
  const [first] = opened;
  return (
    <DraggableWindow
      modal
      wide
      title="Performance Summary"
      onClose={onClose}
      footer={
        <SummaryFooter
          module={module}
          count={reply.passage_counts?.[module]}
          next={first ?? null}
          onStart={onStart}
          onClose={onClose}
        />
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
        {reply.success_or_failure !== undefined && (
          <Result
            outcome={reply.success_or_failure}
            module={module}
            count={reply.passage_counts?.[module]}
          />
        )}
        {hasMap && <BestSentence sessionId={sessionId} />}
        {opened.length > 0 && <OpenedModules count={opened.length} />}
        <div className="summary-and-map">
          <div className="space-y-8">
            {hasMap && <WhatChanged sessionId={sessionId} />}
            <Markdown text={reply.performance_summary} />
          </div>
          {hasMap && <DialogueMap sessionId={sessionId} />}
        </div>
      </div>
      {reply.verdict === undefined && <div className="mt-6 empty:hidden">{review}</div>}
    </DraggableWindow>
  );
}
