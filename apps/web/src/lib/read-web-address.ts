import { parseAddress } from "./parse-address.ts";

/** An address that the browser may be sent to, made whole; null for anything but http and https. */
export function readWebAddress(address: string): string | null {
  const url = parseAddress(address, location.href);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
