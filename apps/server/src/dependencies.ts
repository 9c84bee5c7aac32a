import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createSentenceEncoder } from "@elenchus/tutor/built-in/sentence-encoder";
import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { AppDependencies } from "./app.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createPgliteDatabase } from "./db/pglite-database.ts";
import { createPostgresDatabase } from "./db/postgres-database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { passesWordList } from "./moderation/passes-word-list.ts";
import { createBetterAuthIdentity } from "./session/better-auth-identity.ts";
import { keepSecret } from "./session/keep-secret.ts";
import { createStores } from "./store/stores.ts";

/** Where the program's own files are, from sources and from the bundle. */
export interface Places {
  /** `apps/server`. */
  readonly serverFolder: string;
  /** The encoder's thread; null takes the one beside its source. */
  readonly encoderWorker: URL | null;
}

/** Told of failures that no request waits for. */
export type Report = (message: string, cause: unknown) => void;

/** The app's dependencies, and how to let go of them. */
export interface Wiring {
  readonly dependencies: AppDependencies;
  close(): Promise<void>;
}

/** Others see what at least this many learners share. Source: design §3. */
const SHARED_BY = 3;
const SHARED_BY_IN_DEMO = 1;

async function openDatabase(config: Config, places: Places, report: Report): Promise<Database> {
  const migrationsFolder = join(places.serverFolder, "migrations");
  const database =
    config.databaseUrl === null
      ? await createPgliteDatabase({ folder: config.dataDir, migrationsFolder })
      : createPostgresDatabase({
          url: config.databaseUrl,
          migrationsFolder,
          poolSize: config.databasePoolSize,
          onError: (error) => report("lost a database connection", error),
        });
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The tutor, ready before its encoder is: the first turn waits for what is left of the loading. */
function openTutor(places: Places, report: Report) {
  const workerUrl = places.encoderWorker;
  const encoder = createSentenceEncoder(workerUrl === null ? {} : { workerUrl });
  let isClosing = false;
  encoder.warm().catch((error: unknown) => {
    if (!isClosing) report("the sentence encoder does not load", error);
  });
  const close = (): Promise<void> => {
    isClosing = true;
    return encoder.close();
  };
  return { tutor: createBuiltInTutor({ encoder }), close };
}

async function prepareData(dependencies: AppDependencies, isDemo: boolean): Promise<void> {
  const { database } = dependencies;
  const stores = createStores(database.orm);
  // Whoever held a dialogue is dead: nobody else can have this database open.
  if (database.isExclusive) await stores.turns.clearLeases();
  if (isDemo) await seedDemo({ ...dependencies, stores });
}

/** Chooses every adapter and opens what needs opening. */
export async function wireDependencies(
  config: Config,
  places: Places,
  report: Report,
): Promise<Wiring> {
  const database = await openDatabase(config, places, report);
  const { tutor, close: closeTutor } = openTutor(places, report);
  const close = async (): Promise<void> => {
    await closeTutor();
    await database.close();
  };
  const newId = randomUUID;
  const identity = createBetterAuthIdentity({
    orm: database.orm,
    secret: config.sessionSecret ?? keepSecret(config.dataDir),
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    newId,
    onError: report,
  });
  const dependencies: AppDependencies = {
    database,
    identity,
    tutor,
    newId,
    moderate: passesWordList,
    random: () => randomInt(2 ** 31),
    sharedByAtLeast: config.isDemo ? SHARED_BY_IN_DEMO : SHARED_BY,
    publicUrl: config.publicUrl,
    webFolder: join(places.serverFolder, "../web/dist"),
    logLevel: config.logLevel,
  };
  try {
    await prepareData(dependencies, config.isDemo);
  } catch (error) {
    await close();
    throw error;
  }
  return { dependencies, close };
}
