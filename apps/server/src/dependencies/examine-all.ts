import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { examineDatabase, type DatabaseFound } from "../doctor/examine-database.ts";
import { examineAddress } from "../doctor/examine-address.ts";
import { examineBackups } from "../doctor/examine-backups.ts";
import { askRemoteClock, examineClock, type OtherClock } from "../doctor/examine-clock.ts";
import { examineDisk } from "../doctor/examine-disk.ts";
import { examineSecrets } from "../identity/examine-secrets.ts";
import { examineServer } from "../doctor/examine-server.ts";
import { findingsAbout, type Finding } from "../doctor/finding.ts";
import { createPublicAddress } from "../http/public-address.ts";
import { chooseMailHost } from "../mail/mail-host.ts";
import { examineMail } from "../mail/smtp-examine.ts";
import { readSecret } from "../identity/session-secret-file.ts";
import { deriveSelfKey } from "../identity/secrets.ts";
import { examineTutor } from "./examine-tutor.ts";
import { findMigrations } from "./open-database.ts";
import type { Places } from "./wiring.ts";

/** Options of whoever asks, beside the settings. */
export interface DoctorOptions {
  /** How many servers share the database. */
  readonly servers: number;
  /** Where backups are kept; null: nobody said. */
  readonly backups: string | null;
  /** Where the settings come from; null: the environment alone. */
  readonly envFile: string | null;
}

const settings = findingsAbout("settings");
const database = findingsAbout("database");
const payment = findingsAbout("payment");
const lti = findingsAbout("lti");

/** Far away, and sure to be right. */
const PROVIDERS: Readonly<Record<string, string>> = {
  anthropic: "https://api.anthropic.com",
  openai: "https://api.openai.com",
};

function examineSettings({ isDemo, warnings }: Config): Finding[] {
  const mode = isDemo ? "the demo's" : "production's";
  return warnings.length === 0
    ? [settings.ok(`They are ${mode}, and none is wrong.`)]
    : warnings.map((warning) => settings.doubt(warning));
}

async function examineData(
  config: Config,
  places: Places,
  { servers, isRunning }: DoctorOptions & { readonly isRunning: boolean },
): Promise<DatabaseFound> {
  const { databaseUrl, databasePoolSize: poolSize, dataDir } = config;
  const migrationsFolder = findMigrations(places);
  if (databaseUrl !== null) {
    return examineDatabase({ ...config, databaseUrl, poolSize, servers, migrationsFolder });
  }
  const alone = (finding: Finding) => ({ findings: [finding], clock: null });
  if (isRunning)
    return alone(database.ok(`The demo's own, in ${dataDir}, is in use by the server.`));
  if (!existsSync(join(dataDir, "pglite"))) {
    return alone(database.ok(`The demo's own is made in ${dataDir} when the server starts.`));
  }
  const { examinePglite } = await import("../doctor/examine-pglite.ts");
  return { findings: await examinePglite(dataDir, migrationsFolder), clock: null };
}

async function examinePayment({ payment: how, publicUrl }: Config): Promise<Finding> {
  if (how === null) return payment.ok("PAYMENT is off: access is free.");
  if (how.stripe === null) return payment.ok("The test checkout charges nobody.");
  const { examineStripe } = await import("../payment/stripe/stripe-examine.ts");
  const webhookUrl = publicUrl === null ? null : `${publicUrl}/api/stripe_webhook`;
  return examineStripe({ ...how.stripe, webhookUrl });
}

async function examineSignOn({ signOn }: Config): Promise<Finding[]> {
  if (signOn.length === 0) return [];
  const { examineProvider } = await import("../identity/openid/examine.ts");
  return Promise.all(signOn.map((provider) => examineProvider(provider)));
}

async function examineLti({ hasLti, databaseUrl, publicUrl }: Config): Promise<Finding[]> {
  if (!hasLti) return [];
  if (databaseUrl === null)
    return [lti.ok("The demo's platforms are its server's to list: npm run admin -- platforms.")];
  const { examinePlatforms } = await import("../lti/examine-platforms.ts");
  const { loadPlatforms } = await import("../store/platforms/load-platforms.ts");
  try {
    return await examinePlatforms(await loadPlatforms(databaseUrl), publicUrl);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [lti.broken(`Registered platforms cannot be read from the database: ${why}`)];
  }
}

/** Of those whom this installation asks anyway. */
async function listRemoteClocks({ tutor, payment: how, signOn }: Config): Promise<OtherClock[]> {
  const provider = tutor === null ? null : (tutor.baseUrl ?? PROVIDERS[tutor.provider] ?? null);
  const stripe = how === null || how.stripe === null ? null : how.stripe.apiUrl;
  const origins = [
    provider,
    how?.stripe ? (stripe ?? "https://api.stripe.com") : null,
    ...signOn.map(({ issuer }) => issuer),
  ];
  const asked = origins.flatMap((origin) =>
    origin === null ? [] : [askRemoteClock(new URL(origin).origin)],
  );
  return (await Promise.all(asked)).filter((clock) => clock !== null);
}

/** Looks at everything that an installation lives by. */
export async function examineAll(
  config: Config,
  places: Places,
  options: DoctorOptions,
): Promise<Finding[]> {
  const now = (): Date => new Date();
  const secret = config.sessionSecrets ?? readSecret(config.dataDir);
  const key = deriveSelfKey(secret ?? [""]);
  const server = await examineServer(createPublicAddress(config).local(), key);
  const { isRunning } = server;
  const { publicUrl, trustedProxies } = config;
  const [data, remote, mail, tutor, paid, signOn, courses, disk, address] = await Promise.all([
    examineData(config, places, { ...options, isRunning }),
    listRemoteClocks(config),
    examineMail(config.smtpUrl, chooseMailHost(config.publicUrl, config.mailFrom)),
    examineTutor(config.tutor),
    examinePayment(config),
    examineSignOn(config),
    examineLti(config),
    examineDisk(config.dataDir, config.databaseUrl === null),
    publicUrl === null ? [] : examineAddress({ publicUrl, key, trustedProxies, isRunning, now }),
  ]);
  const clocks = [...(data.clock === null ? [] : [data.clock]), ...remote];
  // PGlite counts by this machine's own.
  const isAlone = config.databaseUrl === null && clocks.length === 0;
  return [
    server.finding,
    ...examineSettings(config),
    ...data.findings,
    mail,
    ...tutor,
    paid,
    ...signOn,
    ...courses,
    ...(isAlone ? [] : [examineClock(clocks)]),
    disk,
    ...address,
    examineSecrets(config.sessionSecrets, options.envFile),
    ...(config.isDemo && options.backups === null
      ? []
      : await examineBackups(options.backups, now)),
  ];
}
