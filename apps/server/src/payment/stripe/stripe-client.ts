import { Stripe } from "stripe";

/** Whom to ask, and as who. */
export interface StripeClientOptions {
  readonly secretKey: string;
  /** Where the API is when it is not Stripe's: `http://host:port`. */
  readonly apiUrl: string | null;
  /** The function that carries requests; null for the network. */
  readonly fetch: typeof globalThis.fetch | null;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** @throws Error for an address with a path or a query, which the SDK could not keep */
function readAddress(apiUrl: string) {
  const { protocol, hostname, port, pathname, search } = new URL(apiUrl);
  if ((protocol !== "http:" && protocol !== "https:") || pathname !== "/" || search !== "") {
    throw new Error("the address of Stripe's API must be http(s)://host:port");
  }
  const scheme = protocol === "http:" ? "http" : "https";
  return {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === "http" ? 80 : 443),
  } as const;
}

/** A client of Stripe, or of whatever speaks its wire format. */
export function createClient({ secretKey, apiUrl, fetch }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl === null ? {} : readAddress(apiUrl)),
    ...(fetch === null ? {} : { httpClient: Stripe.createFetchHttpClient(fetch) }),
  });
}
