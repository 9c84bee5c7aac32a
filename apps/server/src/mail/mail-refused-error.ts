/** The receiving side wants none of this mail: trying again is unlikely to help. Any `Mailer` may throw it. */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
