import type { AccountEvent, EntranceEvent } from "./app-event.ts";
import { NOTES } from "./notes.ts";
import { logInView, type View } from "./view.ts";

/** The view for somebody who is not, or no longer, let in to the lessons. */
export function viewWithoutSession(
  event: Exclude<
    EntranceEvent | AccountEvent,
    { type: "logged-in" | "account-chosen" | "name-changed" }
  >,
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
      if (event.loss === "consent-needed") return { name: "consent" };
      if (event.loss === "signed-out") return logInView(event.note ?? NOTES.sessionLost);
      return { name: "no-access", note: event.note };
    case "signed-out":
      return logInView(null);
    case "entrance-chosen":
      return event.entrance === "log-in" ? logInView(null) : { name: event.entrance };
    case "link-missed":
      return { name: "unconfirmed", credentials: event.credentials };
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
