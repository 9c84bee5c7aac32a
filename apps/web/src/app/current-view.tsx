import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { LiftInert } from "../ui/lift-inert.tsx";
import { Broken, Waiting } from "./loading-screens.tsx";
import {
  AdminView,
  DialogueView,
  InfoView,
  ModulesView,
  preloadDialogueView,
  ProgressView,
  TransferCheckView,
} from "./lazy-views.ts";
import { OutsideView } from "./outside-view.tsx";
import type { AppHandle } from "./use-app.ts";

const VIEWS_OF_SESSION: ReadonlySet<string> = new Set([
  "modules",
  "info",
  "resuming",
  "chat",
  "transfer-check",
  "admin",
  "progress",
]);

/** Draws the view that the state asks for. */
export function CurrentView({ app }: { app: AppHandle }) {
  const { view, session } = app.state;
  if (session === null || !VIEWS_OF_SESSION.has(view.name)) {
    return (
      <Suspense fallback={<Waiting text="One moment..." />}>
        <OutsideView app={app} />
        <LiftInert />
      </Suspense>
    );
  }
  return (
    <Suspense
      fallback={<Waiting text={view.name === "admin" ? "One moment..." : "Loading module..."} />}
    >
      <SessionView app={app} session={session} />
      <LiftInert />
    </Suspense>
  );
}

function SessionView({ app, session }: { app: AppHandle; session: SessionReply }) {
  const { view } = app.state;
  if (view.name === "modules") {
    return <ModulesView app={app} session={session} choosingFor={view.choosingFor} />;
  }
  if (view.name === "admin") return <AdminView session={session} />;
  if (view.name === "info") {
    // The chat's files come while the learner reads.
    preloadDialogueView();
    return <InfoView app={app} view={view} />;
  }
  if (view.name === "chat") return <DialogueView app={app} session={session} view={view} />;
  if (view.name === "transfer-check") {
    return <TransferCheckView app={app} session={session} view={view} />;
  }
  if (view.name === "progress") {
    return <ProgressView app={app} session={session} opened={view.opened} />;
  }
  // The chat's files come with the dialogue, not after it.
  if (view.name === "resuming") preloadDialogueView();
  if (view.name === "resuming" && view.problem !== null) {
    const { sessionId, problem } = view;
    return <Broken problem={problem} onRetry={() => void app.resumeDialogue(sessionId)} />;
  }
  return <Waiting text="Loading module..." />;
}
