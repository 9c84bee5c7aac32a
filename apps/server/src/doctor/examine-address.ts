import { lookup } from "node:dns/promises";
import { isLoopbackHost } from "../http/local-host.ts";
import { askInstanceIdentity, type Reply } from "./ask-instance-identity.ts";
import { findingsAbout, type Finding } from "./finding.ts";

export interface AddressQuestion {
  readonly publicUrl: string;
  readonly key: string;
  readonly trustedProxies: readonly string[];
  /** Whether the server runs on this machine: else what does not answer may only wait for it. */
  readonly isRunning: boolean;
  readonly now: () => Date;
  /** How this machine looks up names: as it does, unless another is given. */
  readonly lookUp?: (host: string) => Promise<readonly string[]>;
}

const { ok, doubt, broken } = findingsAbout("address");
const certificate = findingsAbout("certificate");
const proxies = findingsAbout("proxies");
const streaming = findingsAbout("streaming");

const DAY_MS = 86_400_000;
const RENEW_BEFORE_DAYS = 14;
/** The server takes twice as long; one that is held back comes in one go. */
const STREAMS_FOR_MS = 400;

/** Failures of TLS and of the way there, by Node's codes. */
const FAILURES: readonly (readonly [code: RegExp, text: string])[] = [
  [/^ENOTFOUND$/u, "has a name that nobody knows: make its DNS record, or correct PUBLIC_URL"],
  [/^EAI_AGAIN$/u, "cannot be looked up: this machine reaches no name server"],
  [/^ECONNREFUSED$/u, "is served by nobody: start the proxy, or look at its port and the firewall"],
  [
    /^(?:ABORT_ERR|ETIMEDOUT|E(?:HOST|NET)UNREACH)$/u,
    "does not answer: look at the firewall, and whether this machine can reach its own public address",
  ],
  [/^CERT_HAS_EXPIRED$/u, "has a certificate that has ended: renew it, and reload the proxy"],
  [/^CERT_NOT_YET_VALID$/u, "has a certificate that is not yet valid: look at the clocks"],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/u,
    "has the certificate of another name: get one for this name, or correct PUBLIC_URL",
  ],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*)$/u,
    "has a certificate that this machine does not trust: have the proxy send the whole chain (fullchain.pem); for an authority of your own, set NODE_EXTRA_CA_CERTS",
  ],
  [
    /^(?:EPROTO|ERR_SSL_.*)$/u,
    "speaks no TLS, and PUBLIC_URL begins with https://: set up TLS in the proxy, or look at its port",
  ],
  [
    /^(?:HPE_.*|ECONNRESET)$/u,
    "hangs up: if it wants TLS, write PUBLIC_URL with https://, else look at the proxy's log",
  ],
];

function describeFailure({ publicUrl, isRunning }: AddressQuestion, error: unknown): Finding {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const told = FAILURES.find(([pattern]) => pattern.test(code))?.[1];
  const said = error instanceof Error ? error.message : String(error);
  const text = `${publicUrl} ${told ?? `cannot be asked: ${said}`}.`;
  // Without a proxy, nobody is there before the server is.
  return code === "ECONNREFUSED" && !isRunning ? doubt(text) : broken(text);
}

function describeOther({ publicUrl, isRunning }: AddressQuestion, reply: Reply): Finding {
  const { status, location } = reply;
  if (status >= 300 && status < 400 && location !== null) {
    const origin = URL.parse(location, publicUrl)?.origin ?? location;
    return broken(
      `${publicUrl} sends people on to ${origin}: set PUBLIC_URL to that, or links in mails and log-ins go wrong.`,
    );
  }
  if (status >= 502 && status <= 504) {
    const text = `${publicUrl} is a proxy that gets no answer from Elenchus (${status})`;
    if (!isRunning) return doubt(`${text}, which does not run here.`);
    return broken(`${text}: have it pass requests on to this server's HOST and PORT.`);
  }
  if (status === 400) {
    return broken(
      `${publicUrl} does not take what it is asked (400): if TLS is spoken there, write PUBLIC_URL with https://.`,
    );
  }
  return broken(
    `${publicUrl} is answered by something else (${status}): another program, or an Elenchus with another SESSION_SECRET. Correct PUBLIC_URL, its DNS record, or the proxy.`,
  );
}

function examineCertificate({ now }: AddressQuestion, { certificateEnds }: Reply): Finding[] {
  if (certificateEnds === null) return [];
  const days = Math.floor((certificateEnds.getTime() - now().getTime()) / DAY_MS);
  const text = `It ends on ${certificateEnds.toISOString().slice(0, 10)}, in ${days} days`;
  return days < RENEW_BEFORE_DAYS
    ? [certificate.doubt(`${text}: renew it, and see why it is not renewed by itself.`)]
    : [certificate.ok(`${text}.`)];
}

function examineProxies({ trustedProxies }: AddressQuestion, { self }: Reply): Finding {
  const { peer = "", address = "", forwarded = null } = self ?? {};
  if (forwarded === null) {
    return trustedProxies.length === 0
      ? proxies.ok("No proxy says for whom it asks, and none is trusted.")
      : proxies.doubt(
          "TRUSTED_PROXIES is set, and no X-Forwarded-For arrives: have the proxy send it, or everybody counts as one.",
        );
  }
  // From this very machine the asker's address may be the proxy's own.
  if (self?.isTrusted !== true) {
    return proxies.broken(
      `Requests come through ${peer}, which TRUSTED_PROXIES does not name: all learners count as one, and limits shut them out together. Set TRUSTED_PROXIES=${peer}.`,
    );
  }
  return proxies.ok(`Requests come through ${peer}, which is trusted; this one was ${address}'s.`);
}

function examineStreaming({ streamedMs }: Reply): Finding {
  if (streamedMs >= STREAMS_FOR_MS) return streaming.ok("Words arrive as they are written.");
  return streaming.broken(
    "A proxy holds replies back until they are whole: turn its buffering off (nginx: proxy_buffering off, and do not ignore X-Accel-Buffering; gzip off for text/event-stream).",
  );
}

async function lookUpHere(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/**
 * Whether this machine alone takes the name for itself: Debian writes its own name into /etc/hosts, at 127.0.1.1. What
 * others find there cannot be seen from here.
 */
async function leadsHome({
  publicUrl,
  lookUp = lookUpHere,
}: AddressQuestion): Promise<string | null> {
  const host = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/u, "$1");
  if (isLoopbackHost(host)) return null;
  try {
    const addresses = await lookUp(host);
    const isHome = addresses.length > 0 && addresses.every((address) => isLoopbackHost(address));
    return isHome ? addresses.join(", ") : null;
  } catch {
    // That it cannot be looked up is told when it is asked.
    return null;
  }
}

/** A finding from here need not hold for others: it is told as a warning. */
function soften(finding: Finding, home: string | null): Finding {
  if (home === null || finding.state !== "broken") return finding;
  const why = `This machine takes the name for itself (${home}, see /etc/hosts), so it cannot be asked from here as others ask: try it from another one.`;
  return doubt(`${finding.text} ${why}`);
}

/** Whether people reach this very installation at `PUBLIC_URL`, and what stands in between. */
export async function examineAddress(question: AddressQuestion): Promise<Finding[]> {
  let reply: Reply;
  try {
    reply = await askInstanceIdentity(question.publicUrl, question.key);
  } catch (error) {
    return [soften(describeFailure(question, error), await leadsHome(question))];
  }
  const ofCertificate = examineCertificate(question, reply);
  if (reply.self === null) {
    const home = await leadsHome(question);
    return [soften(describeOther(question, reply), home), ...ofCertificate];
  }
  return [
    ok(`${question.publicUrl} is answered by this installation (${reply.self.version}).`),
    ...ofCertificate,
    examineProxies(question, reply),
    examineStreaming(reply),
  ];
}
