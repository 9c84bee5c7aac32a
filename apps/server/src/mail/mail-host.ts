import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** A name that others can look up: no address in figures, and no name of this machine alone. */
function isPublicName(host: string): boolean {
  return (
    host.includes(".") && isIP(host) === 0 && !host.startsWith("[") && !host.endsWith(".local")
  );
}

/**
 * The name under which mail says where it comes from (EHLO, Message-ID): that of the site, or else of the sender's address.
 * Mail servers take one that nobody knows ("localhost", a container's) for a sign of spam.
 */
export function chooseMailHost(publicUrl: string | null, from: string): string {
  const host = publicUrl === null ? "" : new URL(publicUrl).hostname;
  if (isPublicName(host)) return host;
  const domain = domainToASCII(/@([^\s<>@]+)>?\s*$/u.exec(from)?.[1] ?? "");
  return isPublicName(domain) ? domain : "localhost.localdomain";
}
