import { lazy, Suspense } from "react";
import type { Arrival } from "../lib/arrival.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { AppFooter } from "./app-footer.tsx";
import { AppHeader } from "./app-header.tsx";
import { hasActiveDialogue } from "./app-state.ts";
import { CurrentView } from "./current-view.tsx";
import { useApp } from "./use-app.ts";
import { useLeaveGuard } from "../hooks/use-leave-guard.ts";

const ExitDialog = lazy(async () => {
  const file = await import("./exit-dialog.tsx");
  return { default: file.ExitDialog };
});

/** The whole page: header, the current view, footer, and the question before a dialogue is left. */
export function App({ arrival }: { arrival: Arrival }) {
  const app = useApp(arrival);
  const { state, dispatch, leave, confirmExit } = app;
  useLeaveGuard(hasActiveDialogue(state), () =>
    dispatch({ type: "exit-asked", intent: "modules" }),
  );

  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        state={state}
        onLeave={(intent) => void leave(intent)}
        onAccount={() => dispatch({ type: "account-chosen" })}
        onLogIn={() => dispatch({ type: "entrance-chosen", entrance: "log-in" })}
      />
      <main className="flex flex-1 flex-col">
        {state.notice !== null && (
          <div className="mx-auto w-full max-w-3xl px-5 pt-6">
            <Problem text={state.notice}>
              <Button onClick={() => dispatch({ type: "noticed", notice: null })}>Dismiss</Button>
            </Problem>
          </div>
        )}
        <CurrentView app={app} />
      </main>
      <AppFooter view={state.view} />
      {state.exit !== null && (
        <Suspense>
          <ExitDialog
            exit={state.exit}
            onYes={() => void confirmExit()}
            onCancel={() => dispatch({ type: "exit-cancelled" })}
          />
        </Suspense>
      )}
    </div>
  );
}
