/** Texts of the forms behind the first page, which the specification fixes word for word. Source: specification §4 and §5. */
export const ACCOUNT_MESSAGES = {
  passwordsDiffer: "Passwords do not match.",
  resetSent:
    "A reset link has been sent if the email address is registered. You can close this tab.",
  registered:
    "To complete registration, please check your email and click the verification link. You can close this tab.",
  resetFailed: "Reset failed.",
  resetUnreachable: "Error resetting password.",
  resetDone: "Password reset. Redirecting to log in ...",
} as const;
