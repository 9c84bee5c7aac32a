import ipaddr from "ipaddr.js";

/** Groups of 16 bits that name a network: a /64, which is what one household or phone is given. */
const NETWORK_GROUPS = 4;

/** An IP address as it is counted: an IPv6 network of 64 bits is one address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${network.map((part) => part.toString(16)).join(":")}::/64`;
}
