import { isLoopbackHost } from "../http/local-host.ts";

/** Without TLS only on this machine: what goes there carries tokens and names. */
export function isSafeUrl(given: string): boolean {
  const url = URL.parse(given);
  if (url === null || url.username + url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
}
