import { domainToASCII, domainToUnicode } from "node:url";
import validator from "validator";

/** Longest address. Source: RFC 5321, section 4.5.3.1.3, less its brackets. */
const MAX_CHARS = 254;
/** Characters that a parser of web addresses would take for the end of a host, or decode. */
const NO_DOMAIN = /[\s\p{C}%/\\?#:@<>[\]^|]/u;
/** Characters that nobody sees or that turn the direction of writing, and the sign of a quoted local part. */
const UNFIT = /[\s\p{C}\p{Default_Ignorable_Code_Point}"]/u;
/** A tag that sorts mail into the same mailbox. Source: RFC 5233. */
const TAG = /(?<=.)\+.*$/u;

function split(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/**
 * The one form of an address that is kept and compared: lower case, its domain in ASCII (`xn--…`), whichever
 * way it was typed. What is no address stays as it is, in lower case.
 */
export function normaliseEmail(typed: string): string {
  const plain = typed.trim().normalize("NFC").toLowerCase();
  const [local, domain] = split(plain);
  const ascii = NO_DOMAIN.test(domain) ? "" : domainToASCII(domain);
  return local === "" || ascii === "" ? plain : `${local}@${ascii}`;
}

/** Whether this is one address, in its normalised form, that mail can go to. */
export function isEmailAddress(normalised: string): boolean {
  return normalised.length <= MAX_CHARS && !UNFIT.test(normalised) && validator.isEmail(normalised);
}

/** An address as its owner reads and writes it. */
export function showEmail(normalised: string): string {
  const [local, domain] = split(normalised);
  const readable = domainToUnicode(domain);
  return local === "" || readable === "" ? normalised : `${local}@${readable}`;
}

/** The host that an address in its normalised form ends in. */
export function domainOf(normalised: string): string {
  return split(normalised)[1];
}

/** Where mail for an address arrives: `ada+1@…` and `ada+2@…` are one mailbox, to what is limited by it. */
export function mailboxOf(typed: string): string {
  const [local, domain] = split(normaliseEmail(typed));
  return `${local.replace(TAG, "")}@${domain}`;
}
