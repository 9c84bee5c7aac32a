import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { nextModule } from "@elenchus/domain/next-module";
import { DialogueScreen } from "../features/progress/dialogue-screen.tsx";
import { ProgressScreen } from "../features/progress/progress-screen.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { DialogueReview } from "./lazy-reviews.ts";
import type { AppHandle } from "./use-app.ts";

const GrowthFigure = lazyPart(
  async () => (await import("../features/growth/growth-figure.tsx")).GrowthFigure,
);

interface ProgressViewProps {
  app: AppHandle;
  session: SessionReply;
  /** The dialogue that is looked at; null for the list of them. */
  opened: string | null;
}

/** Puts looking back on the state. */
export function ProgressView({ app, session, opened }: ProgressViewProps) {
  const { dispatch, openDialogue } = app;
  if (opened !== null) {
    const back = () => dispatch({ type: "progress-chosen", opened: null });
    return (
      <DialogueScreen
        key={opened}
        sessionId={opened}
        onBack={back}
        renderReview={(dialogue) => (
          <OptionalPart fallback={null}>
            <DialogueReview userId={session.user_id} dialogue={dialogue} />
          </OptionalPart>
        )}
      />
    );
  }
  const interest = session.interests.at(-1) ?? null;
  const practise = (wanted: ModuleNumber | null) => {
    const module = wanted ?? nextModule(session);
    if (interest === null) dispatch({ type: "returned-to-modules" });
    else void openDialogue({ module, issue: null, interest, begins: true });
  };
  return (
    <ProgressScreen
      onOpen={(sessionId) => dispatch({ type: "progress-chosen", opened: sessionId })}
      onOpenCheck={(module) => dispatch({ type: "transfer-check-chosen", module })}
      onReturn={() => dispatch({ type: "returned-to-modules" })}
      growth={
        <OptionalPart fallback={null}>
          <GrowthFigure onPractise={practise} />
        </OptionalPart>
      }
    />
  );
}
