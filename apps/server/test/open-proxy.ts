import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a PostgreSQL that can be cut. */
export interface Proxy {
  /** The same address by this way. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Takes connections and what is said on them, and lets nothing through either way. */
  swallow(): void;
  /** Lets everything through, what was swallowed too. */
  pass(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a way to a PostgreSQL that lets everything through. */
export async function openProxy(target: string): Promise<Proxy> {
  const url = new URL(target);
  const port = Number(url.port);
  const host = url.hostname;
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect({ host, port });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => to.write(data));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSwallowing) from.pause();
    }
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  };
  const refuse = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  url.hostname = "127.0.0.1";
  url.port = String(own);
  return {
    url: url.href,
    refuse,
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) socket.pause();
    },
    async pass() {
      isSwallowing = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(own);
    },
    async close() {
      if (server.listening) await refuse();
    },
  };
}
