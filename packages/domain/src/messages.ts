/** Texts that the specification fixes word for word. Source: specification §4, §5 and §8. */
export const MESSAGES = {
  interestNeeded: "Please add at least one interest before starting a module.",
  subtopicsFailed: "Could not generate subtopics.",
  moduleStartFailed: "Failed to start module.",
  interestAddFailed: "Failed to submit interest.",
  interestRemoveFailed: "Failed to remove interest.",
  leaveDialogue: "You'll lose the current dialogue progress if you exit. Are you sure?",
  contentFailed: "Failed to load content.",
  emailNeeded: "Please enter your email address.",
  fieldsNeeded: "Please fill in all fields.",
  passwordsDiffer: "Passwords do not match.",
  resetSent:
    "A reset link has been sent if the email address is registered. You can close this tab.",
  registered:
    "To complete registration, please check your email and click the verification link. You can close this tab.",
  resetFailed: "Reset failed.",
  resetUnreachable: "Error resetting password.",
  resetDone: "Password reset. Redirecting to log in ...",
} as const;
