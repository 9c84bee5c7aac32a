import type { SessionReply } from "@elenchus/contract/session";
import { lazy, Suspense } from "react";
import { LogInScreen } from "../features/log-in/log-in-screen.tsx";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { Working } from "../ui/working.tsx";
import type { AppHandle } from "./use-app.ts";

async function loadDialogueView() {
  const file = await import("./dialogue-view.tsx");
  return { default: file.DialogueView };
}

const ModulesView = lazy(async () => {
  const file = await import("./modules-view.tsx");
  return { default: file.ModulesView };
});
const InfoView = lazy(async () => {
  const file = await import("./info-view.tsx");
  return { default: file.InfoView };
});
const DialogueView = lazy(loadDialogueView);
const TransferCheckView = lazy(async () => {
  const file = await import("./transfer-check-view.tsx");
  return { default: file.TransferCheckView };
});

/** Draws the view that the state asks for. */
export function CurrentView({ app }: { app: AppHandle }) {
  const { view, session } = app.state;
  switch (view.name) {
    case "starting":
      return <Waiting text="One moment..." />;
    case "unreachable":
      return <Broken problem={view.problem} onRetry={() => void app.loadSession()} />;
    case "log-in":
      return (
        <LogInScreen
          note={view.note}
          onLoggedIn={(loggedIn) => app.dispatch({ type: "logged-in", session: loggedIn })}
        />
      );
    default:
      return session === null ? null : (
        <Suspense fallback={<Waiting text="Loading module..." />}>
          <SessionView app={app} session={session} />
        </Suspense>
      );
  }
}

function SessionView({ app, session }: { app: AppHandle; session: SessionReply }) {
  const { view } = app.state;
  if (view.name === "modules") {
    return <ModulesView app={app} session={session} choosingFor={view.choosingFor} />;
  }
  if (view.name === "info") {
    // The chat's files come while the learner reads.
    void loadDialogueView();
    return <InfoView app={app} view={view} />;
  }
  if (view.name === "chat") return <DialogueView app={app} session={session} view={view} />;
  if (view.name === "transfer-check") {
    return <TransferCheckView app={app} session={session} module={view.module} />;
  }
  if (view.name === "resuming" && view.problem !== null) {
    const { sessionId, problem } = view;
    return <Broken problem={problem} onRetry={() => void app.resumeDialogue(sessionId)} />;
  }
  return <Waiting text="Loading module..." />;
}

function Waiting({ text }: { text: string }) {
  return <Working text={text} className="late m-auto p-10" />;
}

function Broken({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className="m-auto w-full max-w-xl p-6">
      <Problem text={problem}>
        <Button onClick={onRetry}>Try again</Button>
      </Problem>
    </div>
  );
}
