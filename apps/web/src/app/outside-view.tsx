import { LogInScreen } from "../features/log-in/log-in-screen.tsx";
import { forgetPayment } from "../lib/payment-storage.ts";
import { Button } from "../ui/button.tsx";
import type { Entrance } from "./app-event.ts";
import { Joining } from "./joining.tsx";
import { Broken, Leaving, Waiting } from "./loading-screens.tsx";
import { AccountView, ForgotPasswordScreen, RegisterScreen, ThresholdView } from "./lazy-views.ts";
import { loadNote } from "./load-note.ts";
import type { AppHandle } from "./use-app.ts";

/** Draws the views that need nobody to be let in to the lessons; null for all others. */
export function OutsideView({ app }: { app: AppHandle }) {
  const { dispatch, start } = app;
  const { view } = app.state;
  const go = (entrance: Entrance) => () => dispatch({ type: "entrance-chosen", entrance });
  switch (view.name) {
    case "starting":
      return <Waiting text="One moment..." />;
    case "leaving":
      return <Leaving address={view.address} />;
    case "unreachable":
      return <Broken problem={view.problem} onRetry={() => void start()} />;
    case "payment-unconfirmed":
      return <PaymentUnconfirmed app={app} problem={view.problem} />;
    case "log-in":
      return (
        <LogInScreen
          note={view.note}
          joining={<Joining />}
          onAnswer={app.enter}
          onForgotten={go("forgot-password")}
          onRegister={go("register")}
          onUnconfirmed={(credentials) => dispatch({ type: "link-missed", credentials })}
        />
      );
    case "unconfirmed":
    case "consent":
    case "no-access":
    case "change-email":
    case "reset-password":
    case "second-factor":
    case "second-factor-setup":
    case "withdrawn":
      return <ThresholdView app={app} view={view} />;
    case "register":
      return <RegisterScreen joining={<Joining />} onBack={go("log-in")} />;
    case "forgot-password":
      return (
        <ForgotPasswordScreen
          askedAt={app.resetAskedAt}
          onAsk={app.setResetAskedAt}
          onBack={go("log-in")}
        />
      );
    case "account":
      return <AccountView app={app} />;
    default:
      return null;
  }
}

function PaymentUnconfirmed({ app, problem }: { app: AppHandle; problem: string }) {
  const giveUp = () => {
    forgetPayment();
    void loadNote({ kind: "payment", outcome: "success" }).then(app.loadSession);
  };
  return (
    <Broken problem={problem} onRetry={() => void app.start()}>
      <Button look="ghost" onClick={giveUp}>
        Go to the log-in
      </Button>
    </Broken>
  );
}
