import { requireOneAddress, writeSubject } from "./check-envelope.ts";
import type { Mailer } from "./mailer.ts";
import { readSmtpFailure } from "./read-smtp-failure.ts";

const CONNECT_WITHIN_MS = 10_000;
const GREET_WITHIN_MS = 10_000;
/** Longest silence of the server. */
const ANSWER_WITHIN_MS = 20_000;
/** For one mail from first to last: a server that trickles its answers is never silent. */
const SEND_WITHIN_MS = 40_000;

/** Where mail goes out, and in whose name. */
export interface SmtpOptions {
  /**
   * `smtp://…` or `smtps://…`, with user and password where the server asks for them. `smtp` takes TLS
   * where it is offered; `?requireTLS=true` insists on it.
   */
  readonly url: string;
  /** An address, with a display name or without. */
  readonly from: string;
  /** The server's name for itself, to mail servers and in ids of mails. */
  readonly host: string;
  readonly sendWithinMs?: number;
}

/** Mail programs show a button for it. One click takes HTTPS, which the demo may not have. Source: RFC 2369, RFC 8058. */
function writeStopHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  const oneClick = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return { "List-Unsubscribe": `<${link}>`, ...(link.startsWith("https:") ? oneClick : {}) };
}

/** Hands mail over to an SMTP server, on connections that are kept for a while. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { url, from, host, sendWithinMs = SEND_WITHIN_MS } = options;
  // No start waits for what only mail needs.
  const openTransport = async () =>
    (await import("nodemailer")).createTransport({
      url,
      name: host,
      pool: true,
      connectionTimeout: CONNECT_WITHIN_MS,
      dnsTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: GREET_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof openTransport> | null = null;
  return {
    async send({ to, subject, text, html, messageId, stopLink }) {
      // An object, not a string: strings are read as lists of addresses.
      const recipient = { name: "", address: requireOneAddress(to) };
      opened ??= openTransport();
      const transport = await opened;
      try {
        await transport.sendMail({
          from,
          to: recipient,
          subject: writeSubject(subject),
          text,
          html,
          messageId: `<${messageId}@${host}>`,
          // Keeps "I am away" replies from coming back. Source: RFC 3834.
          headers: { "Auto-Submitted": "auto-generated", ...writeStopHeaders(stopLink) },
          signal: AbortSignal.timeout(sendWithinMs),
        });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        // Servers like to quote the address, and what we throw is logged.
        error.message = error.message.replaceAll(to, "(recipient)");
        throw readSmtpFailure(error);
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}
