import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { pageWidth } from "./page-width.ts";
import type { AppState, ExitIntent, View } from "./app-state.ts";

interface AppHeaderProps {
  state: AppState;
  onLeave: (intent: ExitIntent) => void;
}

const VIEWS_INSIDE_A_MODULE: ReadonlySet<View["name"]> = new Set([
  "info",
  "chat",
  "transfer-check",
]);

/** The name of the house and the top buttons. Source: specification §2. */
export function AppHeader({ state, onLeave }: AppHeaderProps) {
  const canGoBack = VIEWS_INSIDE_A_MODULE.has(state.view.name);
  return (
    <header
      className={`mx-auto flex min-h-16 w-full items-center justify-between gap-2 px-5 py-2 sm:px-8 ${pageWidth(state.view)}`}
    >
      {canGoBack ? (
        <Button look="ghost" className="-ml-3" onClick={() => onLeave("modules")}>
          ← Back to Modules
        </Button>
      ) : (
        <Wordmark />
      )}
      {state.session !== null && (
        <Button look="ghost" className="-mr-3" onClick={() => onLeave("sign-out")}>
          Sign Out
        </Button>
      )}
    </header>
  );
}
