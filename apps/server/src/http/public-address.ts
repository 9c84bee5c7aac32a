/** The addresses of this server. Neither is ever taken from a request. */
export interface PublicAddress {
  /** The one that people open, for links in mail; without a slash at the end. */
  readonly current: () => string;
  /** The one at which this very process can be reached from its own machine. */
  readonly local: () => string;
  /** Where nobody set a port, it is known once the server listens. */
  listensAt(port: number): void;
}

/** What is set of it. */
export interface AddressSettings {
  /** `PUBLIC_URL`; null in a demo, which is opened on its own machine. */
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/** Listening everywhere is no address to go to. */
const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::", ""]);

export function createPublicAddress({ publicUrl, host, port }: AddressSettings): PublicAddress {
  let actualPort = port;
  const name = EVERYWHERE.has(host) ? "localhost" : host;
  const local = (): string => `http://${name.includes(":") ? `[${name}]` : name}:${actualPort}`;
  return {
    local,
    current: () => publicUrl?.replace(/\/+$/, "") ?? `http://localhost:${actualPort}`,
    listensAt(known) {
      actualPort = known;
    },
  };
}
