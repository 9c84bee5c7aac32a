import { join } from "node:path";
import { startBuiltServer } from "../../scripts/serving/start-built-server.mjs";
import { seedSchool, type SchoolSize } from "../seed/seed-school.ts";
import { SEED_SUPERVISORS } from "../seed/seed-people.ts";
import { createDatabase } from "../open-postgres.ts";
import { logInSupervisor, type AdminClient } from "./admin-client.ts";

/** A server on a school of its own. */
export interface School {
  readonly pid: number;
  readonly databaseUrl: string;
  /** Sees everybody. */
  readonly all: AdminClient;
  /** Sees three groups. */
  readonly some: AdminClient;
  stop(): Promise<void>;
}

/** Makes a school in a database of its own and starts a server on it. */
export async function openSchool(
  postgresUrl: string,
  { folder, name, size }: { folder: string; name: string; size: SchoolSize },
): Promise<School> {
  const databaseUrl = await createDatabase(postgresUrl, name);
  console.log(`\n${name}:`);
  await seedSchool(databaseUrl, size, (line) => console.log(`  ${line}`));
  const server = await startBuiltServer({
    dataDir: join(folder, name),
    env: { LIMITS: "off", DATABASE_URL: databaseUrl },
  });
  return {
    pid: server.pid,
    databaseUrl,
    all: await logInSupervisor(server.url, SEED_SUPERVISORS.all),
    some: await logInSupervisor(server.url, SEED_SUPERVISORS.some),
    stop: () => server.stop(),
  };
}
