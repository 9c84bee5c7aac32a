import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { pageWidth } from "./page-width.ts";
import type { AppState, ExitIntent } from "./app-state.ts";

interface AppHeaderProps {
  state: AppState;
  onLeave: (intent: ExitIntent) => void;
}

/** The name of the house and the top buttons. Source: specification §2. */
export function AppHeader({ state, onLeave }: AppHeaderProps) {
  const canGoBack = state.view.name === "chat" || state.view.name === "info";
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
