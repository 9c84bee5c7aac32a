/** 256 bits in base64url, as links of our mails carry them. */
const TOKEN_CHARS = 43;
/** Mail programs break lines with `=`, and leave `3D` of the link's own `=` (quoted-printable, RFC 2045). */
const BREAKS = /=?[\s\u200B-\u200D\u2060\uFEFF]+/gu;
const TOKEN = new RegExp(`^[^\\w-]*(?:3D)?([\\w-]{${TOKEN_CHARS}})`, "iu");
/** Characters that stand around a link in a text: full stops, brackets, quotation marks. */
const AROUND = /^[^\w-]+|[^\w-]+$/gu;

/**
 * The token of a link from a mail, without what a mail program or a person put around or into it.
 * What holds no token stays, trimmed.
 */
export function readLinkToken(typed: string): string {
  const joined = typed.replaceAll(BREAKS, "");
  return TOKEN.exec(joined)?.[1] ?? joined.replaceAll(AROUND, "");
}
