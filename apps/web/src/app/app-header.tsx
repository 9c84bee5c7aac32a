import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import type { ExitIntent } from "./app-event.ts";
import { canSignOut, type AppState } from "./app-state.ts";
import { pageWidth } from "./page-width.ts";
import type { View } from "./view.ts";

interface AppHeaderProps {
  state: AppState;
  onLeave: (intent: ExitIntent) => void;
  onAccount: () => void;
  onLogIn: () => void;
}

/** Those with a way back to the modules. */
const VIEWS_BEYOND_THE_MODULES: ReadonlySet<View["name"]> = new Set([
  "info",
  "chat",
  "transfer-check",
  "account",
]);

/** The name of the house and the top buttons. Source: specification §2. */
export function AppHeader({ state, onLeave, onAccount, onLogIn }: AppHeaderProps) {
  const { view } = state;
  return (
    <header
      className={`mx-auto flex min-h-16 w-full items-center justify-between gap-2 px-5 py-2 sm:px-8 print:hidden ${pageWidth(view)}`}
    >
      <Back state={state} onLeave={onLeave} onLogIn={onLogIn} />
      <div className="-mr-3 flex whitespace-nowrap">
        {view.name === "modules" && (
          <Button look="ghost" onClick={onAccount}>
            Account
          </Button>
        )}
        {canSignOut(state) && (
          <Button look="ghost" onClick={() => onLeave("sign-out")}>
            Sign Out
          </Button>
        )}
      </div>
    </header>
  );
}

/** The way back, or where there is none the name of the house. */
function Back({ state, onLeave, onLogIn }: Omit<AppHeaderProps, "onAccount">) {
  const { view, session } = state;
  if (!VIEWS_BEYOND_THE_MODULES.has(view.name)) return <Wordmark crowded={canSignOut(state)} />;
  const [text, go] =
    session === null
      ? ["← Back to Login", onLogIn]
      : ["← Back to Modules", () => onLeave("modules")];
  return (
    <Button look="ghost" className="-ml-3" onClick={go}>
      {text}
    </Button>
  );
}
