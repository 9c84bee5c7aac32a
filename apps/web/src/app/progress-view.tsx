import { DialogueScreen } from "../features/progress/dialogue-screen.tsx";
import { ProgressScreen } from "../features/progress/progress-screen.tsx";
import { PartOr } from "../ui/part-or.tsx";
import { DialogueReview } from "./lazy-reviews.ts";
import type { AppHandle } from "./use-app.ts";

interface ProgressViewProps {
  app: AppHandle;
  userId: string;
  /** The dialogue that is looked at; null for the list of them. */
  opened: string | null;
}

/** Puts looking back on the state. */
export function ProgressView({ app: { dispatch }, userId, opened }: ProgressViewProps) {
  if (opened !== null) {
    const back = () => dispatch({ type: "progress-chosen", opened: null });
    return (
      <DialogueScreen
        key={opened}
        sessionId={opened}
        onBack={back}
        renderReview={(dialogue) => (
          <PartOr fallback={null}>
            <DialogueReview userId={userId} dialogue={dialogue} />
          </PartOr>
        )}
      />
    );
  }
  return (
    <ProgressScreen
      onOpen={(sessionId) => dispatch({ type: "progress-chosen", opened: sessionId })}
      onOpenCheck={(module) => dispatch({ type: "transfer-check-chosen", module })}
      onReturn={() => dispatch({ type: "returned-to-modules" })}
    />
  );
}
