import { lazy } from "react";

/** Files of the chat; asked for early, they are there when it begins. */
export async function loadDialogueView() {
  const file = await import("./dialogue-view.tsx");
  return { default: file.DialogueView };
}

export const DialogueView = lazy(loadDialogueView);
export const ModulesView = lazy(async () => {
  const file = await import("./modules-view.tsx");
  return { default: file.ModulesView };
});
export const InfoView = lazy(async () => {
  const file = await import("./info-view.tsx");
  return { default: file.InfoView };
});
export const TransferCheckView = lazy(async () => {
  const file = await import("./transfer-check-view.tsx");
  return { default: file.TransferCheckView };
});
export const AccountView = lazy(async () => {
  const file = await import("./account-view.tsx");
  return { default: file.AccountView };
});
export const WithdrawnScreen = lazy(async () => {
  const file = await import("../features/account/withdrawn-screen.tsx");
  return { default: file.WithdrawnScreen };
});
export const RegisterScreen = lazy(async () => {
  const file = await import("../features/register/register-screen.tsx");
  return { default: file.RegisterScreen };
});
export const ForgotPasswordScreen = lazy(async () => {
  const file = await import("../features/forgot-password/forgot-password-screen.tsx");
  return { default: file.ForgotPasswordScreen };
});
export const ResetPasswordScreen = lazy(async () => {
  const file = await import("../features/reset-password/reset-password-screen.tsx");
  return { default: file.ResetPasswordScreen };
});
export const CodeScreen = lazy(async () => {
  const file = await import("../features/second-factor/code-screen.tsx");
  return { default: file.CodeScreen };
});
export const SetupScreen = lazy(async () => {
  const file = await import("../features/second-factor/setup-screen.tsx");
  return { default: file.SetupScreen };
});
