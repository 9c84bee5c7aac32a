import { AccountScreen } from "../features/account/account-screen.tsx";
import { SecondFactorPanel } from "../features/second-factor/second-factor-panel.tsx";
import type { AppHandle } from "./use-app.ts";
import { leaveSession } from "./use-sign-out.ts";

/** Puts the account and a supervisor's second factor together. */
export function AccountView({ app: { dispatch, state, changesPassword } }: { app: AppHandle }) {
  return (
    <AccountScreen
      mayLearn={state.session !== null}
      changesPassword={changesPassword}
      renderSecondFactor={({ email, second_factor }, reload) => (
        <SecondFactorPanel email={email} standing={second_factor} onChange={reload} />
      )}
      onRenamed={(name) => dispatch({ type: "name-changed", name })}
      onWithdrawn={(at) => dispatch({ type: "withdrawn", at })}
      onLoggedOut={(signOutUrl) => leaveSession(dispatch, signOutUrl)}
      onDeleted={() => dispatch({ type: "account-deleted" })}
    />
  );
}
