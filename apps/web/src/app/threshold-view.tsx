import { NewAddressScreen } from "../features/account/new-address-screen.tsx";
import { NoAccessScreen } from "../features/account/no-access-screen.tsx";
import { WithdrawnScreen } from "../features/account/withdrawn-screen.tsx";
import { ConsentScreen } from "../features/register/consent-screen.tsx";
import { UnconfirmedScreen } from "../features/register/unconfirmed-screen.tsx";
import { CodeScreen } from "../features/second-factor/code-screen.tsx";
import { ResetPasswordScreen } from "../features/reset-password/reset-password-screen.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import type { AppHandle } from "./use-app.ts";
import type { View } from "./view.ts";

/** Brings what draws QR codes. */
const SetupScreen = lazyPart(
  async () => (await import("../features/second-factor/setup-screen.tsx")).SetupScreen,
);

const ChangePasswordForm = lazyPart(
  async () => (await import("../features/account/change-password-form.tsx")).ChangePasswordForm,
);

/** Views between a right password, or a link in a mail, and the lessons. */
type Threshold = Extract<
  View,
  {
    name:
      | "unconfirmed"
      | "consent"
      | "no-access"
      | "change-email"
      | "reset-password"
      | "second-factor"
      | "second-factor-setup"
      | "withdrawn";
  }
>;

/** The steps that are left before somebody may learn, and those that are left for who no longer may. */
export function ThresholdView({ app, view }: { app: AppHandle; view: Threshold }) {
  const { dispatch, enter, loadSession } = app;
  const openAccount = () => dispatch({ type: "account-chosen" });
  const askForPassword = () => dispatch({ type: "entrance-chosen", entrance: "forgot-password" });
  const startOver = () => void loadSession(null);
  switch (view.name) {
    case "unconfirmed":
      return <UnconfirmedScreen credentials={view.credentials} onBack={startOver} />;
    case "consent":
      return (
        <ConsentScreen
          PasswordForm={ChangePasswordForm}
          onAgreed={startOver}
          onAccount={openAccount}
        />
      );
    case "no-access":
      return <NoAccessScreen note={view.note} onAnswer={enter} onAccount={openAccount} />;
    case "second-factor":
      return (
        <CodeScreen
          onLoggedIn={(session) => dispatch({ type: "logged-in", session })}
          onBack={() => dispatch({ type: "entrance-chosen", entrance: "log-in" })}
        />
      );
    case "second-factor-setup":
      return <SetupScreen onDone={(session) => dispatch({ type: "logged-in", session })} />;
    case "withdrawn":
      return (
        <WithdrawnScreen at={view.at} onDeleted={() => dispatch({ type: "account-deleted" })} />
      );
    case "reset-password":
      return (
        <ResetPasswordScreen
          token={view.token}
          owner={view.owner}
          onNewLink={askForPassword}
          // Nobody has asked yet whether somebody is logged in here.
          onBack={startOver}
        />
      );
    case "change-email":
      return (
        <NewAddressScreen token={view.token} onNewPassword={askForPassword} onBack={startOver} />
      );
  }
}
