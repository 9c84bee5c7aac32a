import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { SessionReply } from "@elenchus/contract/session";
import { nextModule } from "@elenchus/domain/next-module";
import { Suspense, useState } from "react";
import { FinishedDialogues } from "../features/finished-dialogues/finished-dialogues.tsx";
import { useFinishedDialogues } from "../hooks/use-finished-dialogues.ts";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { Working } from "../ui/working.tsx";
import { CourseNote } from "./course-note.tsx";
import { SessionReview } from "./lazy-reviews.ts";
import { OthersIssues } from "./others-issues.tsx";
import type { AppHandle } from "./use-app.ts";

const PerformanceSummary = lazyPart(
  async () => (await import("../features/summary/performance-summary.tsx")).PerformanceSummary,
);

const GrowthNote = lazyPart(
  async () => (await import("../features/growth/growth-note.tsx")).GrowthNote,
);

interface ModulesAsideProps {
  app: AppHandle;
  session: SessionReply;
}

/** Beside the modules: what others discuss, and what the learner has finished. */
export function ModulesAside({ app, session }: ModulesAsideProps) {
  const [opened, setOpened] = useState<FinishedDialoguesReply["dialogues"][number] | null>(null);
  const { data: finished } = useFinishedDialogues(hasFurtherCalls(session));
  const renderReview = ({ session_id: sessionId }: { session_id: string }) => (
    <OptionalPart fallback={null}>
      <SessionReview userId={session.user_id} sessionId={sessionId} />
    </OptionalPart>
  );
  return (
    <div className="space-y-10 lg:pt-2">
      <CourseNote session={session} />
      <OthersIssues
        issues={session.latest_passage_subtopics}
        onBegin={(issue) =>
          void app.openDialogue({
            module: nextModule(session),
            issue,
            interest: null,
            begins: true,
          })
        }
      />
      {finished !== undefined && finished.dialogues.length > 0 && (
        <OptionalPart fallback={null}>
          <GrowthNote />
        </OptionalPart>
      )}
      {hasFurtherCalls(session) && (
        <FinishedDialogues
          onOpen={setOpened}
          renderReview={renderReview}
          onProgress={() => app.dispatch({ type: "progress-chosen", opened: null })}
          onOpenCheck={(module) => app.dispatch({ type: "transfer-check-chosen", module })}
        >
          {opened !== null && (
            <div className="mt-3">
              <Suspense fallback={<Working text="Generating performance summary..." />}>
                <PerformanceSummary
                  userId={session.user_id}
                  sessionId={opened.session_id}
                  module={opened.module_id}
                  onProgress={(progress) => app.dispatch({ type: "progress-made", progress })}
                  onClose={() => setOpened(null)}
                  review={renderReview(opened)}
                />
              </Suspense>
            </div>
          )}
        </FinishedDialogues>
      )}
    </div>
  );
}
