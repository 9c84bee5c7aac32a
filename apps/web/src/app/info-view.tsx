import type { ModuleNumber } from "@elenchus/domain/modules";
import { FirstExample } from "../features/concepts/first-example.tsx";
import { ReadLesson } from "../features/concepts/read-lesson.tsx";
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
  const read = () => app.dispatch({ type: "reading-begun" });
  return (
    <ModuleInfoScreen
      module={wish.module}
      issue={dialogue?.issue ?? wish.issue}
      interest={wish.interest}
      ready={dialogue !== null}
      problem={problem}
      reading={
        <>
          {!hasAnyOf(app, wish.module) && <FirstExample module={wish.module} onOpen={read} />}
          <ReadLesson module={wish.module} className="mt-3 -ml-3" onOpen={read} />
        </>
      }
      onBegin={() => dialogue !== null && app.dispatch({ type: "dialogue-begun", dialogue })}
      onRetry={() => void app.openDialogue(wish)}
      onCancel={() => void app.leave("modules")}
    />
  );
}

/** Whether the learner has completed a dialogue of the module. */
function hasAnyOf({ state }: AppHandle, module: ModuleNumber): boolean {
  return (state.session?.passage_counts[module] ?? 0) > 0;
}
