import { formatNumber } from "@elenchus/domain/numbers";
import { randomBytes } from "node:crypto";
import { formatDay } from "../mail/format-values.ts";
import { defineCommand, type CommandContext } from "./admin-command.ts";

/** How long a log-in lasts, and with it a cookie that an older secret signed. */
const LOG_IN_DAYS = 14;
const DAY_MS = 86_400_000;

function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

/** Begins: what to do with a secret that nobody has yet. */
function printNewSecret(isKept: boolean): string {
  const secret = randomBytes(32).toString("base64url");
  const present = isKept ? "THE-ONE-IN-THE-FILE" : "THE-PRESENT-ONE";
  const where = isKept ? ` The present one is in the file session-secret of DATA_DIR.` : "";
  return [
    "A new secret, shown this once and kept nowhere:",
    `\n  ${secret}\n`,
    `1. On every server, set it before the present one, with a comma between.${where}`,
    `     SESSION_SECRET=${secret},${present}`,
    "   Several servers that are restarted one by one get the present one first (PRESENT,NEW), all of them,",
    "   and only then NEW,PRESENT: so that none meets what it cannot read.",
    "2. Restart every server. Nobody is logged out.",
    "3. Run rotate-secrets again: it encrypts the second factors anew, and says when the present one can go.",
  ].join("\n");
}

/** Goes on: what the older secrets are still needed for. */
async function replaceOld(context: CommandContext, older: number): Promise<string> {
  const { identity, stores, secrets } = context;
  const { renewed, current, unreadable } = await identity.renewSecondFactors();
  context.note({ renewed, current, unreadable: unreadable.length });
  const left = await stores.accounts.countSessions(secrets.usedSince);
  const safe = new Date(secrets.usedSince.getTime() + LOG_IN_DAYS * DAY_MS);
  const old = older === 1 ? "the older secret" : `the ${older} older secrets`;
  const factors = `Second factors: ${count(renewed, "was", "were")} encrypted anew just now, ${count(current, "was", "were")} by the newest secret already.`;
  const lost = unreadable.map(
    (email) => `  No secret opens that of ${email}. Remove it: reset-second-factor ${email}`,
  );
  const cookies =
    left === 0
      ? `Log-ins: every one has a cookie of the newest secret. Take ${old} out of SESSION_SECRET now, and restart every server.`
      : `Log-ins: ${count(left, "has a cookie", "have cookies")} from before this server started, which an older secret may have signed.\n` +
        `Take ${old} out of SESSION_SECRET on ${formatDay(safe)}, or when this command counts none; in a hurry now: those log in again.`;
  return [
    factors,
    ...lost,
    cookies,
    "Then known devices count as strange ones once, until their owners log in there again.",
  ].join("\n");
}

/** `rotate-secrets`: replaces SESSION_SECRET in two steps. Every server must have the same list. */
export const SECRET_COMMAND = defineCommand({}, async (context) => {
  const { older, isKept } = context.secrets;
  return older === 0 ? printNewSecret(isKept) : replaceOld(context, older);
});
