import type { Arrival } from "../lib/arrival.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { AppFooter } from "./app-footer.tsx";
import { AppHeader } from "./app-header.tsx";
import { hasActiveDialogue } from "./app-state.ts";
import { CurrentView } from "./current-view.tsx";
import { pageWidth } from "./page-width.ts";
import { useApp } from "./use-app.ts";
import { useViewHistory } from "./use-view-history.ts";
import { ViewBoundary } from "./view-boundary.tsx";
import { useLeaveGuard } from "../hooks/use-leave-guard.ts";

/** The whole page: header, the current view, footer. */
export function App({ arrival }: { arrival: Arrival }) {
  const app = useApp(arrival);
  const { state, dispatch, leave, leaveBy, loadSession } = app;
  useLeaveGuard(hasActiveDialogue(state));
  useViewHistory({ state, dispatch, leaveBy: (event) => void leaveBy(event) });

  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        state={state}
        onLeave={(intent) => void leave(intent)}
        onLogIn={() => void loadSession(null)}
      />
      <main className="flex flex-1 flex-col">
        {state.notice !== null && (
          <div className="mx-auto w-full max-w-3xl px-5 pt-6">
            <Problem text={state.notice}>
              <Button onClick={() => dispatch({ type: "noticed", notice: null })}>Dismiss</Button>
            </Problem>
          </div>
        )}
        <ViewBoundary key={state.view.name}>
          <CurrentView app={app} />
        </ViewBoundary>
      </main>
      <AppFooter width={pageWidth(state.view)} />
    </div>
  );
}
