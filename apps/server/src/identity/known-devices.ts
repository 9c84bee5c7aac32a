import { parseCookie, stringifySetCookie } from "cookie";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";

const YEAR_SECONDS = 365 * 86_400;
const DAY_MS = 86_400_000;
/** People who share a computer each keep theirs, those who logged in last. */
const MAX_ENTRIES = 20;
const BETWEEN = "~";
/** Device, day of the log-in, proof. */
const ENTRY = /^([\w-]{12})\.([\da-z]{1,6})\.([\w-]{43})$/;
const NONCE_BYTES = 9;
const PATH = "/api";

/**
 * The cookie that tells a device on which an account's owner has logged in before: strangers' wrong
 * passwords are not its own. It logs nobody in.
 */
export interface KnownDevices {
  /** The device's name to this account; null where its owner has not logged in here within a year. */
  find(cookieHeader: string | undefined, account: string): string | null;
  /** `Set-Cookie` once this account's owner has logged in. */
  remember(cookieHeader: string | undefined, account: string): string;
  /** `Set-Cookie` once this account is deleted. */
  forget(cookieHeader: string | undefined, account: string): string;
}

/**
 * @param secrets sign it, and nothing else: the newest writes, all are read
 * @param isSecure for HTTPS alone
 */
export function createKnownDevices(
  secrets: Secrets,
  isSecure: boolean,
  now: () => Date,
): KnownDevices {
  const name = `${isSecure ? "__Secure-" : ""}elenchus.known_devices`;
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const prove = (secret: string, account: string, nonce: string, day: string) =>
    createHmac("sha256", secret).update(`${nonce}.${day}.${account}`).digest("base64url");
  const read = (cookieHeader: string | undefined): string[] =>
    (parseCookie(cookieHeader ?? "")[name] ?? "")
      .split(BETWEEN, MAX_ENTRIES)
      .filter((entry) => ENTRY.test(entry));
  /** The device, where the entry is this account's. Whose it is can be checked, and not read. */
  const deviceOf = (entry: string, account: string): string | null => {
    const [, nonce = "", day = "", proof = ""] = ENTRY.exec(entry) ?? [];
    const isOwn = secrets.some((secret) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(prove(secret, account, nonce, day))),
    );
    const age = today() - Number.parseInt(day, 36);
    return isOwn && age * 86_400 <= YEAR_SECONDS ? nonce : null;
  };
  const find: KnownDevices["find"] = (cookieHeader, account) => {
    const devices = read(cookieHeader).map((entry) => deviceOf(entry, account));
    return devices.find((device) => device !== null) ?? null;
  };
  const othersThan = (cookieHeader: string | undefined, account: string) =>
    read(cookieHeader).filter((entry) => deviceOf(entry, account) === null);
  const write = (entries: readonly string[]) =>
    stringifySetCookie({
      name,
      value: entries.slice(0, MAX_ENTRIES).join(BETWEEN),
      path: PATH,
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure,
      maxAge: YEAR_SECONDS,
    });
  return {
    find,
    remember(cookieHeader, account) {
      const nonce = find(cookieHeader, account) ?? randomBytes(NONCE_BYTES).toString("base64url");
      const day = today().toString(36);
      const own = `${nonce}.${day}.${prove(secrets[0], account, nonce, day)}`;
      return write([own, ...othersThan(cookieHeader, account)]);
    },
    forget: (cookieHeader, account) => write(othersThan(cookieHeader, account)),
  };
}
