import { AccountScreen } from "../features/account/account-screen.tsx";
import { SecondFactorPanel } from "../features/second-factor/second-factor-panel.tsx";
import type { AppHandle } from "./use-app.ts";
import { leaveSession } from "./use-sign-out.ts";

/** Puts the account and a supervisor's second factor together. */
export function AccountView({ app: { dispatch, state } }: { app: AppHandle }) {
  return (
    <AccountScreen
      mayLearn={state.session !== null}
      renderSecondFactor={(standing, reload) => (
        <SecondFactorPanel standing={standing} onChange={reload} />
      )}
      onRenamed={(name) => dispatch({ type: "name-changed", name })}
      onWithdrawn={(at) => dispatch({ type: "withdrawn", at })}
      onLoggedOut={() => leaveSession(dispatch)}
      onDeleted={() => dispatch({ type: "account-deleted" })}
    />
  );
}
