import { MailDeferredError, MailRefusedError } from "./mail-refused-error.ts";

/** An error of nodemailer's. */
interface SmtpFailure extends Error {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** "550 5.1.1 …": the second figure says what it is about. Source: RFC 3463. */
const ENHANCED = /^\d{3}[ -]\d\.(\d{1,3})\.\d/u;
/** Storage or system, protocol, and policy: all that is said of the server or of us, and not of an address. */
const NOT_OF_THE_ADDRESS: ReadonlySet<string> = new Set(["3", "5", "7"]);
/** The same in words, where there are no such figures. */
const ABOUT_US =
  /relay|authenticat|sender|spf|dkim|dmarc|\bspam|\bblock(?:ed|list)|blacklist|policy|reputation/iu;
/** The server goes away, or wants to be logged in to. */
const OF_THE_SERVER: ReadonlySet<number> = new Set([421, 454, 530, 535]);

function isAboutUs(said: string): boolean {
  const subject = ENHANCED.exec(said)?.[1];
  return subject === undefined ? ABOUT_US.test(said) : NOT_OF_THE_ADDRESS.has(subject);
}

/**
 * Tells whether a failure to send is about one recipient for good, one recipient for now, or the way that all mail
 * takes (then it stays as it is).
 */
export function readSmtpFailure(error: SmtpFailure): Error {
  const { responseCode = 0, response, command, message } = error;
  const isOfOne = command === "RCPT TO" || command === "DATA";
  if (!isOfOne || responseCode < 400 || OF_THE_SERVER.has(responseCode)) return error;
  if (responseCode < 500) return new MailDeferredError(message, { cause: error });
  return new MailRefusedError(message, {
    cause: error,
    isAboutUs: isAboutUs(response ?? message),
  });
}
