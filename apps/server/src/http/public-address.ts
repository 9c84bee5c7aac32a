import type { FastifyInstance, FastifyRequest } from "fastify";
import { AsyncLocalStorage } from "node:async_hooks";
import { isLocalHost } from "./local-host.ts";

/** The addresses of this server. */
export interface PublicAddress {
  /**
   * The one that people open, for links and checkouts; without a slash at the end. Where none is set, that of the
   * request which is being answered, if it is this machine's or one in the local network; else `local`.
   */
  readonly current: () => string;
  /** The one at which this very process can be reached from its own machine. */
  readonly local: () => string;
  /** Has `current` know what host a request came to. */
  readonly follow: (app: FastifyInstance) => void;
  /** Where nobody set a port, it is known once the server listens. */
  listensAt(port: number): void;
}

/** The settings of it. */
export interface AddressSettings {
  /** `PUBLIC_URL`; null in a demo. */
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/** Listening everywhere is no address to go to. */
const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::", ""]);

/** A host and port as browsers send them, and nothing else. */
const HOST = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u;

/**
 * The origin that a request came to; null where its host is one of the internet, or none: whoever asks writes
 * that header, and a link in a mail must not lead to somebody else's server.
 */
function readLocalOrigin({ host, protocol }: Pick<FastifyRequest, "host" | "protocol">) {
  const given = host.toLowerCase();
  const url = HOST.test(given) ? URL.parse(`${protocol}://${given}`) : null;
  return url !== null && isLocalHost(url.hostname) ? url.origin : null;
}

export function createPublicAddress({ publicUrl, host, port }: AddressSettings): PublicAddress {
  let actualPort = port;
  const asked = new AsyncLocalStorage<string | null>();
  const name = EVERYWHERE.has(host) ? "localhost" : host;
  const local = (): string => `http://${name.includes(":") ? `[${name}]` : name}:${actualPort}`;
  return {
    local,
    current: () => publicUrl ?? asked.getStore() ?? local(),
    follow(app) {
      if (publicUrl !== null) return;
      // After the body was read, which would lose it.
      app.addHook("preHandler", (request, _reply, done) => {
        asked.run(readLocalOrigin(request), done);
      });
    },
    listensAt(known) {
      actualPort = known;
    },
  };
}
