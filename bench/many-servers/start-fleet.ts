import { join } from "node:path";
import { findFreePort } from "../../apps/server/test/find-free-port.ts";
import { startBalancer } from "../../apps/server/test/start-balancer.ts";
import { startBuiltServer, type BuiltServer } from "../../scripts/serving/start-built-server.mjs";

/** What servers are started with. */
export interface FleetOptions {
  /** For what they keep on their disks. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** The model of each server: as many servers as there are models. */
  readonly modelUrls: readonly string[];
}

/** Servers on one database behind nginx. */
export interface Fleet {
  /** nginx's. */
  readonly url: string;
  server(index: number): BuiltServer;
  /** Starts a server that has ended, at its port. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them one after the other: the first one makes the schema. */
export async function startFleet({ folder, databaseUrl, modelUrls }: FleetOptions): Promise<Fleet> {
  await using open = new AsyncDisposableStack();
  const ports = await Promise.all(modelUrls.map(findFreePort));
  const servers: BuiltServer[] = [];
  const server = (index: number): BuiltServer => {
    const found = servers[index];
    if (found === undefined) throw new Error(`there is no server ${index}`);
    return found;
  };
  const restart = async (index: number): Promise<void> => {
    servers[index] = await startBuiltServer({
      dataDir: join(folder, `server-${index}`),
      env: {
        PORT: String(ports[index]),
        LIMITS: "off",
        DATABASE_URL: databaseUrl,
        SESSION_SECRET: "a secret that all servers of the benchmark have",
        TUTOR: "openai-compatible",
        TUTOR_MODEL: "bench",
        TUTOR_BASE_URL: modelUrls[index],
        TUTOR_DAILY_TOKENS: "1000000000",
        TUTOR_DIALOGUE_TOKENS: "1000000000",
      },
    });
  };
  for (const index of modelUrls.keys()) {
    await restart(index);
    open.defer(() => server(index).stop());
  }
  const balancer = await startBalancer(ports);
  open.defer(() => balancer.stop());
  const all = open.move();
  return { url: balancer.address, server, restart, stop: () => all.disposeAsync() };
}
