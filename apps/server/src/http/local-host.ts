import ipaddr from "ipaddr.js";
import { hostname } from "node:os";

/** `localhost` and all below it. Source: RFC 6761, 6.3. */
const LOCALHOST = /^(?:.+\.)?localhost$/u;

/**
 * Names that no public name server knows: of one word, and below domains that are for local networks. Sources:
 * RFC 6762 (local), RFC 8375 (home.arpa), ICANN's resolution of 2024 (internal); routers give out lan.
 */
const LOCAL_NAME = /^(?:[a-z0-9_-]+|[a-z0-9_.-]+\.(?:local|internal|lan|home\.arpa))$/u;

const LOCAL_RANGES: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "linkLocal",
  "uniqueLocal",
  // Who opens `http://0.0.0.0` comes to this machine.
  "unspecified",
]);

/** A host as browsers write it: lower case, IPv6 without its brackets; null where it is none. */
function readHost(host: string): string | null {
  const bare = host.replace(/^\[(.*)\]$/u, "$1");
  const url = URL.parse(`http://${bare.includes(":") ? `[${bare}]` : bare}/`);
  if (url === null || url.pathname !== "/" || url.port !== "" || url.username !== "") return null;
  return url.hostname.replace(/^\[(.*)\]$/u, "$1");
}

function rangeOf(host: string): string | null {
  return ipaddr.isValid(host) ? ipaddr.process(host).range() : null;
}

/** Whether a name or an address means this very machine, and nobody else reaches it there. */
export function isLoopbackHost(typed: string): boolean {
  const host = readHost(typed);
  if (host === null) return false;
  return LOCALHOST.test(host) || rangeOf(host) === "loopback";
}

/** Whether a name or an address means this machine or one in the same local network, and none in the internet. */
export function isLocalHost(typed: string): boolean {
  const host = readHost(typed);
  if (host === null) return false;
  const range = rangeOf(host);
  if (range !== null) return LOCAL_RANGES.has(range);
  return LOCALHOST.test(host) || LOCAL_NAME.test(host) || host === hostname().toLowerCase();
}
