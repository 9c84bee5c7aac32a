/** Why somebody stands at the log-in whose session is over. */
export const NOTES = {
  sessionLost: "You were logged out. Log in again to continue. What you wrote is saved.",
  accountDeleted: "Your account and everything in it has been deleted.",
} as const;
