const PARAMETER = "join";

/** The address of a link to join. */
export function joinAddress(publicUrl: string, token: string): string {
  const url = new URL(publicUrl);
  url.searchParams.set(PARAMETER, token);
  return url.href;
}

/** The token in such an address; nothing in any other. */
export function tokenIn(address: string): string {
  return URL.parse(address)?.searchParams.get(PARAMETER) ?? "";
}
