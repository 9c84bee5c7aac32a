/**
 * The receiving side wants none of this mail, and will not want it later. Any `Mailer` may throw it.
 * @param isAboutUs whether the sender, and not this recipient, may be what is not wanted
 */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
  readonly isAboutUs: boolean;
  constructor(message: string, options: ErrorOptions & { readonly isAboutUs?: boolean } = {}) {
    super(message, options);
    this.isAboutUs = options.isAboutUs ?? false;
  }
}

/** This mailbox does not take the mail now, and may later: it is full, or does not know us yet. Any `Mailer` may throw it. */
export class MailDeferredError extends Error {
  override readonly name = "MailDeferredError";
}
