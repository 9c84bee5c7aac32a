import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { callSchema } from "../../calls/add-user-call.ts";
import { domainOf, showEmail } from "../../identity/email-address.ts";
import type { RegistrationRule } from "../../identity/registration-rule.ts";

const CODES = { invited: "registration_by_invitation", closed: "registration_closed" } as const;

const SHUT = {
  invited:
    "Accounts here are made by invitation. Whoever was invited has an account already: open the link in the invitation, or choose “Forgot password?” on the log-in screen, and a new link comes by mail.",
  closed:
    "No new accounts are opened here. Whoever has one logs in as before; if you do not remember your password, choose “Forgot password?” on the log-in screen.",
} as const;

const LIST = new Intl.ListFormat("en", { type: "disjunction" });

/** Hosts as people read them. */
function nameDomains(domains: readonly string[]): string {
  return LIST.format(domains.map((domain) => showEmail(`a@${domain}`).slice("a@".length)));
}

/** Who may register, in sentences; null where everybody may. */
function describeRule({ who, domains }: RegistrationRule): string | null {
  if (who !== "open") return SHUT[who];
  if (domains.length === 0) return null;
  return `Only email addresses at ${nameDomains(domains)} can register here. Everybody else needs an invitation.`;
}

/**
 * Refuses everybody alike where nobody registers by themselves.
 * @throws AppError 403
 */
export function refuseWhereShut({ who }: RegistrationRule): void {
  if (who !== "open") throw new AppError(403, CODES[who], SHUT[who]);
}

/** Why an address may not register, whoever has an account; null where it may. */
export function describeForeignDomain(rule: RegistrationRule, email: string): string | null {
  const { domains } = rule;
  return domains.length === 0 || domains.includes(domainOf(email)) ? null : describeRule(rule);
}

/** Who may register, for everybody: nobody fills in a form that leads nowhere. */
export function addRegistrationRoute(app: ApiApp, { registration, mailbox }: AppContext): void {
  const { path } = calls.registration;
  app.get(path, { schema: callSchema("registration") }, () => ({
    is_open: registration.who === "open",
    who_may: describeRule(registration),
    ...(mailbox === null ? {} : { mailbox }),
  }));
}
