import { setTimeout as sleep } from "node:timers/promises";
import { openAdminServer, type AdminServer } from "../admin/admin-server.ts";
import type { AppDependencies } from "../app.ts";
import type { Config } from "../config.ts";
import type { PublicAddress } from "../http/public-address.ts";
import { describeDatabaseFailure } from "../errors/describe-database-failure.ts";
import { keepLedgerFile, type LedgerFile } from "../deletions/keep-ledger-file.ts";
import { createHandlers } from "../jobs/create-handlers.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Secrets } from "../identity/secrets.ts";
import { claimForProduction } from "./claim-database.ts";
import { findMigrations } from "./open-database.ts";
import type { OpenedTutor } from "./open-tutor.ts";
import type { Places, Report } from "./wiring.ts";

/** Whoever waited for the start is answered before any of it. */
const FIRST_ANSWERS_MS = 300;
const TRY_AGAIN_MS = 2000;

/** The parts from which whatever runs beside the requests is made. */
export interface Running {
  readonly config: Config;
  readonly address: PublicAddress;
  readonly report: Report;
  readonly dependencies: AppDependencies;
  readonly openModelCheck: OpenedTutor["openModelCheck"];
  readonly loadTutor: OpenedTutor["load"];
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly places: Places;
}

/** The jobs, and the door for whoever runs the server. */
export interface BackgroundServices {
  /** Opens the door, once the server listens at this port. */
  open(port: number): Promise<void>;
  /** Takes up the work that no request waits for, a moment later. */
  startWork(): Promise<void>;
  /** Lets jobs end and takes no new ones: before the app closes. */
  stop(): Promise<void>;
}

/** Who listens already goes on answering while the database is away, full or read-only. False where it closes first. */
async function startOnceStorageLets(
  start: () => Promise<void>,
  { report, closing }: Pick<Running, "report"> & { readonly closing: AbortSignal },
): Promise<boolean> {
  for (let tries = 0; !closing.aborted; tries += 1) {
    try {
      await start();
      return true;
    } catch (error) {
      const trouble = describeDatabaseFailure(error);
      if (trouble === null) throw error;
      if (tries === 0) report("jobs wait for the database", trouble.cause);
      await sleep(TRY_AGAIN_MS);
    }
  }
  return false;
}

export function startBackgroundServices({
  config,
  address,
  report,
  ...parts
}: Running): BackgroundServices {
  const { dependencies, openModelCheck, loadTutor, mailer, secrets, places } = parts;
  const { database, jobs, newId, payments, ltiDesk, publicUrl, stopLinks, stores, now } =
    dependencies;
  const closing = new AbortController();
  const mailing = { mailer, newId, publicUrl, stopLinks };
  const { adminDoor, dataDir, sessionSecrets, smtpUrl, retentionDays } = config;
  const shared = { stores, payments, ltiDesk, jobs, now, report, closing: closing.signal };
  const work = { ...mailing, ...shared, retentionDays };
  const secretsInUse = {
    older: secrets.length - 1,
    isKept: sessionSecrets === null,
    usedSince: now(),
  };
  const ofAdmin = { openModelCheck, mailer, isMailKept: smtpUrl === null, secrets: secretsInUse };
  let admin: AdminServer | null = null;
  let ledger: LedgerFile | null = null;
  return {
    async open(port) {
      address.listensAt(port);
      if (!config.isDemo) await claimForProduction(database, report);
      const context = { ...dependencies, ...ofAdmin, report };
      const { restoreScript } = places;
      const migrationsFolder = findMigrations(places);
      const place = { ...adminDoor, dataDir, migrationsFolder, restoreScript };
      admin = await openAdminServer(context, place);
    },
    async startWork() {
      await sleep(FIRST_ANSWERS_MS);
      if (closing.signal.aborted) return;
      const isStarted = await startOnceStorageLets(() => jobs.start(createHandlers(work)), shared);
      if (!isStarted) return;
      const { deletions: store } = stores;
      ledger = await keepLedgerFile({ store, dataDir, apply: () => store.apply(), report });
      await loadTutor();
    },
    async stop() {
      closing.abort();
      await admin?.close();
      await jobs.close();
      await ledger?.close();
    },
  };
}
