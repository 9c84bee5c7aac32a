import { readWebAddress } from "./read-web-address.ts";

/** Goes to a page of another site, if one is named. */
export function leaveFor(named: string | undefined): void {
  const address = named === undefined ? null : readWebAddress(named);
  if (address !== null) location.assign(address);
}
