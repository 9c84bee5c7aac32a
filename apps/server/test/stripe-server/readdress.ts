/** An address of ours as it is where the payer is now: a checkout may have been begun at another host. */
export function readdress(url: string, origin: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${origin}${pathname}${search}${hash}`;
}
