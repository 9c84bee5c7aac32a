import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { Button } from "../ui/button.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import type { ExitIntent } from "./app-event.ts";
import { canSignOut, type AppState } from "./app-state.ts";
import { pageWidth } from "./page-width.ts";
import type { View } from "./view.ts";

interface AppHeaderProps {
  state: AppState;
  onLeave: (intent: ExitIntent) => void;
  onLogIn: () => void;
}

/** Those with a way back to the modules. */
const VIEWS_BEYOND_THE_MODULES: ReadonlySet<View["name"]> = new Set([
  "info",
  "chat",
  "transfer-check",
  "progress",
  "account",
]);

/** Those from which one may want to look at the account. */
const VIEWS_BESIDE_THE_ACCOUNT: ReadonlySet<View["name"]> = new Set([
  "modules",
  "info",
  "chat",
  "transfer-check",
]);

/** Those from which a supervisor may switch to the other side. */
const VIEWS_BESIDE_ADMIN: ReadonlySet<View["name"]> = new Set([
  ...VIEWS_BEYOND_THE_MODULES,
  "modules",
  "admin",
]);

/** The name of the house and the top buttons. Source: specification §2. */
export function AppHeader({ state, onLeave, onLogIn }: AppHeaderProps) {
  const { view } = state;
  const isSticky = view.name === "chat";
  return (
    <header className={`print:hidden ${isSticky ? "chat-header" : ""}`}>
      <div
        className={`mx-auto flex w-full flex-wrap items-center justify-between gap-x-2 px-5 sm:px-8 ${isSticky ? "" : "min-h-16 py-2"} ${pageWidth(view)}`}
      >
        <Back state={state} onLeave={onLeave} onLogIn={onLogIn} />
        <div className="-mr-3 flex flex-1 flex-wrap justify-end">
          {hasAdminView(state) && (
            <Button
              look="ghost"
              onClick={() => onLeave(view.name === "admin" ? "modules" : "admin")}
            >
              <span>
                {/* Beside two more buttons, phones have no room for the whole of it. */}
                <span className={hasAccount(state) ? "max-[30rem]:sr-only" : ""}>
                  Switch to
                </span>{" "}
                {view.name === "admin" ? "App" : "Admin"} View
              </span>
            </Button>
          )}
          {hasAccount(state) && (
            <Button
              look="ghost"
              // Beside the way back, the narrowest screens have no room for it.
              className={hasWayBack(view) ? "max-[26rem]:hidden" : ""}
              onClick={() => onLeave("account")}
            >
              Account
            </Button>
          )}
          {canSignOut(state) && (
            <Button look="ghost" onClick={() => onLeave("sign-out")}>
              Sign Out
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

function hasAdminView({ session, view }: AppState): boolean {
  return session?.user_type === "supervisor" && VIEWS_BESIDE_ADMIN.has(view.name);
}

function hasAccount({ session, view }: AppState): boolean {
  return session !== null && hasFurtherCalls(session) && VIEWS_BESIDE_THE_ACCOUNT.has(view.name);
}

function hasWayBack(view: View): boolean {
  return VIEWS_BEYOND_THE_MODULES.has(view.name);
}

/** The way back, or where there is none the name of the house. */
function Back({ state, onLeave, onLogIn }: AppHeaderProps) {
  const { view, session } = state;
  if (!hasWayBack(view))
    return <Wordmark crowded={canSignOut(state)} packed={hasAdminView(state)} />;
  const [text, go] =
    session === null ? ["← Back", onLogIn] : ["← Back to Modules", () => onLeave("modules")];
  return (
    <Button look="ghost" className="-ml-3" onClick={go}>
      {text}
    </Button>
  );
}
