import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { SessionReply } from "@elenchus/contract/session";
import { Suspense, useState } from "react";
import { FinishedDialogues } from "../features/finished-dialogues/finished-dialogues.tsx";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { PartOr } from "../ui/part-or.tsx";
import { Working } from "../ui/working.tsx";
import { SessionReview } from "./lazy-reviews.ts";
import type { AppHandle } from "./use-app.ts";

const PerformanceSummary = lazyPart(
  async () => (await import("../features/summary/performance-summary.tsx")).PerformanceSummary,
);

interface ModulesAsideProps {
  app: AppHandle;
  session: SessionReply;
}

/** Beside the modules: what others discuss, and what the learner has finished. */
export function ModulesAside({ app, session }: ModulesAsideProps) {
  const [opened, setOpened] = useState<FinishedDialoguesReply["dialogues"][number] | null>(null);
  const renderReview = ({ session_id: sessionId }: { session_id: string }) => (
    <PartOr fallback={null}>
      <SessionReview userId={session.user_id} sessionId={sessionId} />
    </PartOr>
  );
  return (
    <div className="space-y-10 lg:pt-2">
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
      {session.latest_passage_subtopics.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="heading-2">
            What others are discussing
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {session.latest_passage_subtopics.map((issue) => (
              <li key={issue} className="py-3 font-serif leading-snug">
                {issue}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
