import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { join } from "node:path";
import { findingsAbout, type Finding } from "./finding.ts";
import { examineSchema } from "./examine-schema.ts";
import { lockFolder } from "../db/folder-lock.ts";

const { ok, broken } = findingsAbout("database");

/**
 * Whether the demo's database opens. It is opened under its lock, as the server does, and nothing is changed.
 * @param folder that has one
 */
export async function examinePglite(folder: string, migrationsFolder: string): Promise<Finding[]> {
  try {
    const lock = lockFolder(folder);
    try {
      const client = await PGlite.create(join(folder, "pglite"));
      try {
        const schema = await examineSchema(drizzle(client), migrationsFolder, true);
        return [ok(`The demo's own, in ${folder}, opens.`), schema];
      } finally {
        await client.close();
      }
    } finally {
      lock.release();
    }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [broken(`The demo's own, in ${folder}, does not open: ${said}`)];
  }
}
