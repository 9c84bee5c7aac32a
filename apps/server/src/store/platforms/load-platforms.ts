import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { createLtiKeyStore } from "./lti-key-store.ts";
import { createLtiPlatformStore } from "./lti-platform-store.ts";
import type { LtiPlatform } from "./lti-platform.ts";

const ANSWER_WITHIN_MS = 10_000;

/** Learning platforms of a database that no server of ours need be running on, and how many keys of ours it has. */
export async function loadPlatforms(
  databaseUrl: string,
): Promise<{ readonly platforms: readonly LtiPlatform[]; readonly keys: number }> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  await client.connect();
  try {
    const orm = drizzle(client);
    const platforms = await createLtiPlatformStore(orm).list();
    const keys = await createLtiKeyStore(orm).listPublic(new Date());
    return { platforms, keys: keys.length };
  } finally {
    await client.end();
  }
}
