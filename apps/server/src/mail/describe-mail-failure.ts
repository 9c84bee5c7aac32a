import { MailRefusedError } from "./mail-refused-error.ts";

/** Reasons why mail does not go out, by the words of nodemailer, Node or the mail server; the first that fits. */
const HINTS: readonly (readonly [said: RegExp, hint: string])[] = [
  [
    /EAUTH|invalid login|authentication|\b53[045]\b/iu,
    "The mail server does not take the user or the password. Correct them in SMTP_URL; signs in a password are written as %40 for @, %23 for #, %2F for /.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/iu,
    "The mail server's name is not known. Correct the host in SMTP_URL, or this machine's name server.",
  ],
  [
    /wrong version number|packet length too long|unknown protocol|greeting never received/iu,
    "The mail server speaks otherwise at that port. In SMTP_URL, smtps:// is for port 465, smtp:// for 587 and 25.",
  ],
  [
    /certificate|self.signed|altname|UNABLE_TO_VERIFY|ERR_TLS/iu,
    "The mail server's certificate is not good for the name in SMTP_URL. Write the name that it was issued for.",
  ],
  [
    /ECONNREFUSED/iu,
    "Nobody listens at the host and port of SMTP_URL. Is the mail server running, and is the port right (587, 465 or 25)?",
  ],
  [
    /ETIMEDOUT|timed? ?out|EHOSTUNREACH|ENETUNREACH|aborted/iu,
    "The mail server does not answer. Is the host in SMTP_URL right, and does a firewall let this machine out to its port? Many providers close port 25: use 587 or 465.",
  ],
  [
    /MAIL FROM|sender/iu,
    "The mail server does not take mail from this sender. Set MAIL_FROM to an address that it may send for.",
  ],
];

/** All that a failure and its causes say. */
function listWords(error: unknown): string {
  const words: string[] = [];
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const code: unknown = Reflect.get(each, "code");
    const command: unknown = Reflect.get(each, "command");
    words.push(each.message, typeof code === "string" ? code : "");
    if (typeof command === "string") words.push(command);
  }
  return words.join(" ");
}

/** Why a mail did not go out, and what to do, for whoever runs the server. */
export function describeMailFailure(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof MailRefusedError)
    return `The mail server is reached, and does not take a mail to this address. It said: ${said}`;
  const words = listWords(error);
  const [, hint] = HINTS.find(([pattern]) => pattern.test(words)) ?? [];
  return `${hint ?? "The mail did not go out. Look at SMTP_URL and MAIL_FROM."}\nIt said: ${said}`;
}
