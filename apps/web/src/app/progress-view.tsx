import { DialogueScreen } from "../features/progress/dialogue-screen.tsx";
import { ProgressScreen } from "../features/progress/progress-screen.tsx";
import type { AppHandle } from "./use-app.ts";

interface ProgressViewProps {
  app: AppHandle;
  /** The dialogue that is looked at; null for the list of them. */
  opened: string | null;
}

/** Puts looking back on the state. */
export function ProgressView({ app: { dispatch }, opened }: ProgressViewProps) {
  if (opened !== null) {
    const back = () => dispatch({ type: "progress-chosen", opened: null });
    return <DialogueScreen key={opened} sessionId={opened} onBack={back} />;
  }
  return (
    <ProgressScreen
      onOpen={(sessionId) => dispatch({ type: "progress-chosen", opened: sessionId })}
      onOpenCheck={(module) => dispatch({ type: "transfer-check-chosen", module })}
      onReturn={() => dispatch({ type: "returned-to-modules" })}
    />
  );
}
