import { lazyPart } from "../ui/lazy-part.ts";

async function loadDialogueView() {
  return (await import("./dialogue-view.tsx")).DialogueView;
}

/** Asks early for the files of the chat: they are there when it begins. */
export function preloadDialogueView(): void {
  // A failure is told when they are needed.
  loadDialogueView().catch(() => {});
}

export const DialogueView = lazyPart(loadDialogueView);
export const ModulesView = lazyPart(async () => (await import("./modules-view.tsx")).ModulesView);
export const AdminView = lazyPart(async () => (await import("./admin-view.tsx")).AdminView);
export const InfoView = lazyPart(async () => (await import("./info-view.tsx")).InfoView);
export const TransferCheckView = lazyPart(
  async () => (await import("./transfer-check-view.tsx")).TransferCheckView,
);
export const ProgressView = lazyPart(
  async () => (await import("./progress-view.tsx")).ProgressView,
);
export const AccountView = lazyPart(async () => (await import("./account-view.tsx")).AccountView);
export const ThresholdView = lazyPart(
  async () => (await import("./threshold-view.tsx")).ThresholdView,
);
export const JoinNote = lazyPart(
  async () => (await import("../features/join/join-note.tsx")).JoinNote,
);
export const RegisterScreen = lazyPart(
  async () => (await import("../features/register/register-screen.tsx")).RegisterScreen,
);
export const ForgotPasswordScreen = lazyPart(
  async () =>
    (await import("../features/forgot-password/forgot-password-screen.tsx")).ForgotPasswordScreen,
);
