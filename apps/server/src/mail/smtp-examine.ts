import { createTransport } from "nodemailer";
import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { isLoopbackHost } from "../http/local-host.ts";

const { ok, doubt, broken } = findingsAbout("mail");

const ANSWER_WITHIN_MS = 8000;

/** Connects, and logs in where the address has a user. Nothing is sent. */
async function tryOut(url: string, name: string, insistsOnTls: boolean): Promise<void> {
  const transport = createTransport({
    url,
    name,
    connectionTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(insistsOnTls ? { requireTLS: true } : {}),
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Faults of a mail server, by the words of nodemailer or Node. */
const FAILURES: readonly (readonly [said: RegExp, text: string])[] = [
  [
    /EAUTH|\b53[045]\b/u,
    "refuses the user or the password: correct them in SMTP_URL (@ in a user is %40)",
  ],
  [
    /WRONG_VERSION_NUMBER|wrong version number|packet length|ERR_SSL/iu,
    "does not begin with TLS: write smtp:// for port 587 or 25, smtps:// for 465",
  ],
  [
    /CERT|certificate|altnames/iu,
    "has a certificate that is not valid for this name or not trusted here: use the name that is in it; for an authority of your own, set NODE_EXTRA_CA_CERTS",
  ],
  [/ETLS|STARTTLS/u, "offers no TLS, which ?requireTLS=true asks for: use another port or server"],
  [/EDNS|ENOTFOUND|EAI_AGAIN/u, "has a name that nobody knows: correct the host in SMTP_URL"],
  [
    /ECONNREFUSED/u,
    "cannot be reached: nobody listens at that port. Correct SMTP_URL (587, 465 or 25)",
  ],
  [
    /ETIMEDOUT|timeout|Greeting never received/iu,
    "does not answer: its port is wrong, a firewall shuts it (providers often shut 25), or smtp:// and smtps:// are mixed up",
  ],
];

function describeFailure(error: unknown): string {
  const { message = "", code = "" } = error as { message?: string; code?: string };
  const told = FAILURES.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  // Servers like to quote who asks.
  const [line = ""] = message.split("\n");
  return told ?? `cannot be used: ${line}`;
}

/**
 * @param url null: mail stays in the demo's mailbox
 * @param name what the server says its name is
 */
export async function examineMail(url: string | null, name: string): Promise<Finding> {
  if (url === null) return ok("It stays in the demo's mailbox, at /demo/mail.");
  const { host, hostname, protocol, username } = new URL(url);
  try {
    await tryOut(url, name, false);
  } catch (error) {
    return broken(`The mail server ${host} ${describeFailure(error)}.`);
  }
  const how = username === "" ? "takes mail without a log-in" : "lets this user in";
  const text = `${host} ${how}. Nothing was sent`;
  if (protocol === "smtps:" || isLoopbackHost(hostname)) return ok(`${text}.`);
  try {
    await tryOut(url, name, true);
    return ok(`${text}.`);
  } catch {
    // That it answers at all was seen just now.
    return doubt(
      `${text}. But it offers no TLS: mail, and the password, cross the net in the open. Use smtps://, or another server.`,
    );
  }
}
