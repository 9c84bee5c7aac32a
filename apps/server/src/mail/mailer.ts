/** A mail as it goes out, in both of its forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without brackets and host. The same mail sent again has the same one, for whoever wants to drop it. */
  readonly messageId: string;
  /** Where one request ends mails of this kind; absent where there is nothing to end. */
  readonly stopLink?: string;
}

/** Port: how mail leaves the house. SMTP and the demo's mailbox both pass its compliance suite. */
export interface Mailer {
  /** Resolves when the mail was taken over by somebody who keeps it; rejects otherwise. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
