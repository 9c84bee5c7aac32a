import { ModuleInfoScreen } from "../features/module-info/module-info-screen.tsx";
import type { View } from "./view.ts";
import type { AppHandle } from "./use-app.ts";

interface InfoViewProps {
  app: AppHandle;
  view: Extract<View, { name: "info" }>;
}

/** Puts the info screen on the state. */
export function InfoView({ app, view }: InfoViewProps) {
  const { wish, dialogue, problem } = view;
  return (
    <ModuleInfoScreen
      module={wish.module}
      issue={dialogue?.issue ?? wish.issue}
      interest={wish.interest}
      ready={dialogue !== null}
      problem={problem}
      onBegin={() => dialogue !== null && app.dispatch({ type: "dialogue-begun", dialogue })}
      onRetry={() => void app.openDialogue(wish)}
      onCancel={() => void app.leave("modules")}
    />
  );
}
