import { FirstExample } from "../features/concepts/first-example.tsx";
import { ReadLesson } from "../features/concepts/read-lesson.tsx";
import { ModuleInfoScreen } from "../features/module-info/module-info-screen.tsx";
import { isFirstOf } from "../lib/is-first-of.ts";
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
      isPassing={wish.begins && problem === null}
      reading={
        <>
          {isFirstOf(wish.module, app.state.session) && (
            <FirstExample module={wish.module} onOpen={read} />
          )}
          <ReadLesson module={wish.module} className="mt-3 -ml-3" onOpen={read} />
        </>
      }
      onBegin={() => dialogue !== null && app.dispatch({ type: "dialogue-begun", dialogue })}
      onRetry={() => void app.openDialogue(wish)}
      onCancel={() => void app.leave("modules")}
    />
  );
}
