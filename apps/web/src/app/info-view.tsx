import { ModuleInfoScreen } from "../features/module-info/module-info-screen.tsx";
import type { View } from "./view.ts";
import type { AppHandle } from "./use-app.ts";

interface InfoViewProps {
  app: AppHandle;
  view: Extract<View, { name: "info" }>;
}

/** Puts the info screen on the state. */
export function InfoView({ app, view }: InfoViewProps) {
  const { module, issue, dialogue, problem } = view;
  return (
    <ModuleInfoScreen
      module={module}
      issue={dialogue?.issue ?? issue}
      ready={dialogue !== null}
      problem={problem}
      onBegin={() => dialogue !== null && app.dispatch({ type: "dialogue-begun", dialogue })}
      onRetry={() => void app.openDialogue(module, issue)}
      onCancel={() => void app.leave("modules")}
    />
  );
}
