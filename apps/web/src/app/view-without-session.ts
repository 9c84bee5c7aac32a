import type { AccountEvent, EntranceEvent } from "./app-event.ts";
import { NOTES } from "./notes.ts";
import { logInView, type View } from "./view.ts";

/** What there is to see for somebody who is not, or no longer, let in to the lessons. */
export function viewWithoutSession(
  event: Exclude<EntranceEvent | AccountEvent, { type: "logged-in" | "account-chosen" }>,
): View {
  switch (event.type) {
    case "started-over":
      return { name: "starting" };
    case "start-failed":
      return { name: "unreachable", problem: event.problem };
    case "not-logged-in":
      return logInView(event.note);
    case "session-lost":
      if (event.loss === "second-factor-needed") return { name: "second-factor-setup" };
      if (event.loss === "signed-out") return logInView(event.note ?? NOTES.sessionLost);
      return { ...logInView(event.note ?? NOTES.noAccess), offersAccount: true };
    case "signed-out":
      return logInView(null);
    case "entrance-chosen":
      return event.entrance === "log-in" ? logInView(null) : { name: event.entrance };
    case "code-asked":
      return { name: "second-factor" };
    case "payment-begun":
      return { name: "leaving", address: event.address };
    case "payment-unconfirmed":
      return { name: "payment-unconfirmed", problem: event.problem };
    case "withdrawn":
      return { name: "withdrawn", at: event.at };
    case "account-deleted":
      return logInView(NOTES.accountDeleted);
  }
}
