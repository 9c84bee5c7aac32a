import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { AppDependencies } from "./app.ts";
import type { Config } from "./config.ts";
import { claimForDemo } from "./dependencies/claim-database.ts";
import { startDatabaseClock } from "./db/database-clock.ts";
import { watchStorage } from "./db/storage-watch.ts";
import { describeService } from "./dependencies/describe-service.ts";
import { openCheckout, type OpenedCheckout } from "./dependencies/open-checkout.ts";
import { openDatabase } from "./dependencies/open-database.ts";
import { openMailer } from "./dependencies/open-mailer.ts";
import { openMetrics } from "./dependencies/open-metrics.ts";
import { openTraces } from "./dependencies/open-traces.ts";
import { openTutor } from "./dependencies/open-tutor.ts";
import type { Places, Report } from "./dependencies/wiring.ts";
import {
  startBackgroundServices,
  type BackgroundServices,
} from "./dependencies/background-services.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { createPublicAddress, type PublicAddress } from "./http/public-address.ts";
import { createPgBossJobs } from "./jobs/pg-boss-jobs.ts";
import { createStoredLimits, NO_LIMITS } from "./limits/stored-limits.ts";
import { createStopLinks } from "./identity/links/stop-links.ts";
import { passesAbuseList, passesWordList } from "./moderation/passes-word-list.ts";
import { createPayments } from "./payment/create-payments.ts";
import type { Payments } from "./payment/payments.ts";
import { createPendingPayment } from "./payment/pending-payment.ts";
import { createBetterAuthIdentity } from "./identity/better-auth/identity.ts";
import type { Identity } from "./identity/identity.ts";
import { createOpenidSignOn } from "./identity/openid/sign-on.ts";
import { createSignOnDesk } from "./identity/sign-on-desk.ts";
import { createKnownDevices } from "./identity/known-devices.ts";
import { keepSessionSecret } from "./identity/session-secret-file.ts";
import { deriveSecrets, type Secrets } from "./identity/secrets.ts";
import { refuseDemoUsers } from "./identity/refuse-demo-users.ts";
import { createDemoClassStore } from "./store/demo/demo-class-store.ts";
import { createDemoMailStore } from "./store/demo/demo-mail-store.ts";
import { hideDemoAccounts } from "./store/demo/hide-demo-accounts.ts";
import { createStores } from "./store/stores.ts";
import { createModelCalls } from "./tutoring/create-model-calls.ts";
import { createDemoCheckoutStore } from "./store/payments/demo-checkout-store.ts";

/** The app's dependencies, what must be told when it listens, and how to let go of all. */
export interface Wiring extends BackgroundServices {
  readonly dependencies: AppDependencies;
  close(): Promise<void>;
}

/** Longer than any work of ours holds everything up: then it is too many requests. */
const BUSY_AFTER_MS = 2000;

const newId = randomUUID;

/** Parts that the rest is wired from. */
interface Base {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly address: PublicAddress;
  readonly report: Report;
  /** By the database's clock. */
  readonly now: () => Date;
  readonly database: AppDependencies["database"];
  readonly storage: AppDependencies["storage"];
  readonly stores: AppDependencies["stores"];
  readonly jobs: AppDependencies["jobs"];
  readonly metrics: AppDependencies["metrics"];
}

async function openPaymentDesk(
  base: Base,
): Promise<(OpenedCheckout & { payments: Payments }) | null> {
  const { config, address, report, now, database, stores, jobs } = base;
  if (config.payment === null) return null;
  const { amount, currency } = config.payment;
  const publicUrl = address.current;
  const opened = await openCheckout(config.payment, {
    store: createDemoCheckoutStore(database.orm),
    publicUrl,
    now,
    newId,
    onPaid: (sessionId) => payments.follow({ about: "session", sessionId }),
    report,
  });
  const payments: Payments = createPayments({
    checkout: opened.checkout,
    store: stores.payments,
    accounts: stores.accounts,
    progress: stores.progress,
    amount,
    currency,
    now,
    newId,
    publicUrl,
    report,
    onMail: () => jobs.nudge("deliver_mail"),
  });
  return { ...opened, payments };
}

async function prepareData(dependencies: AppDependencies): Promise<void> {
  const { database, stores } = dependencies;
  // Whoever held anything is dead: nobody else can have this database open.
  if (database.isExclusive) {
    await stores.turns.clearLeases();
    await stores.workLeases.clear();
    await stores.mails.releaseHeld();
  }
  if (dependencies.demo === null) return;
  await claimForDemo(database);
  const classes = createDemoClassStore(database.orm);
  const loadTutor = async () => (await import("./dependencies/demo-tutor.ts")).demoTutor;
  await seedDemo({ ...dependencies, classes, loadTutor });
}

/** In production without the demo's people. */
function openIdentity({ config, secrets, address, report, database: { orm } }: Base): Identity {
  const publicUrl = address.current();
  const identity = createBetterAuthIdentity({ orm, secrets, publicUrl, newId, onError: report });
  return config.isDemo ? identity : refuseDemoUsers(identity);
}

/** Learning platforms confirm addresses by the same pages. */
function openSignOn({ config, secrets, now }: Base, isSecure: boolean) {
  if (config.signOn.length === 0 && !config.hasLti) return null;
  const { membersHaveAccess, isSignOnOnly: isOnly } = config;
  const settings = { secrets, isSecure, now, membersHaveAccess, isOnly };
  return createSignOnDesk(createOpenidSignOn(config.signOn, secrets), settings);
}

async function openLti({ config, secrets, stores, now }: Base, isSecure: boolean) {
  if (!config.hasLti) return null;
  // The library that signs and checks is loaded where it is needed alone.
  const { createLtiDesk } = await import("./lti/jose-desk.ts");
  return createLtiDesk({ keys: stores.ltiKeys, secrets, isSecure, newId, now });
}

function openModelCalls({ config, stores, metrics, now, report }: Base) {
  return createModelCalls({
    store: stores.modelCalls,
    leases: stores.workLeases,
    budget: {
      perDay: config.tutor?.tokensPerDay ?? null,
      perDialogue: config.tutor?.tokensPerDialogue ?? null,
    },
    hasFallback: config.tutor?.hasFallback ?? false,
    patience: config.tutor?.patience ?? 1,
    metrics,
    now,
    report,
  });
}

async function wireApp(
  base: Base,
  places: Places,
): Promise<Omit<AppDependencies, "tutor" | "ownTextDesk" | "keyDrafter" | "moderateByModel">> {
  const { config, secrets, address, now } = base;
  const { database, storage, stores, jobs, metrics } = base;
  const isHttps = address.current().startsWith("https:");
  const desk = await openPaymentDesk(base);
  const demoMails = createDemoMailStore(database.orm);
  const publicUrl = address.current;
  return {
    database,
    storage,
    stores,
    jobs,
    metrics,
    now,
    newId,
    publicUrl,
    stopLinks: createStopLinks(secrets, publicUrl),
    identity: openIdentity(base),
    signOnDesk: openSignOn(base, isHttps),
    ltiDesk: await openLti(base, isHttps),
    modelCalls: openModelCalls(base),
    limits: config.hasLimits
      ? createStoredLimits(database.orm, { factor: config.limitsFactor })
      : NO_LIMITS,
    knownDevices: createKnownDevices(deriveSecrets(secrets, "known devices"), isHttps, now),
    payments: desk?.payments ?? null,
    pendingPayment: createPendingPayment(deriveSecrets(secrets, "pending payment"), isHttps),
    moderate: passesWordList,
    isAbusive: (text) => !passesAbuseList(text),
    random: () => randomInt(2 ** 31),
    followHost: address.follow,
    ...describeService(base, places),
    demo: config.isDemo
      ? {
          mails: config.smtpUrl === null ? demoMails : null,
          checkout: desk?.desk ?? null,
        }
      : null,
    webFolder: join(places.serverFolder, "../web/dist"),
    busyAfterMs: BUSY_AFTER_MS,
    logLevel: config.logLevel,
  };
}

function openStores({ isDemo }: Config, database: AppDependencies["database"]) {
  const stores = createStores(database);
  return isDemo ? stores : { ...stores, ...hideDemoAccounts(stores) };
}

/** Chooses every adapter and opens what needs opening. */
export async function wireDependencies(
  config: Config,
  places: Places,
  report: Report,
): Promise<Wiring> {
  const database = await openDatabase(config, places, report);
  const { now, close: stopClock } = await startDatabaseClock(database, report);
  const storage = watchStorage({ database, dataDir: config.dataDir });
  const figures = await openMetrics(config, { database, storage }, report);
  const { metrics, close: closeMetrics } = await openTraces(config, figures, report);
  const opened = await openTutor(config.tutor, places, { report, metrics });
  const { openModelCheck, load: loadTutor, close: closeTutor, ...tutoring } = opened;
  const address = createPublicAddress(config);
  const secrets: Secrets = config.sessionSecrets ?? [keepSessionSecret(config.dataDir)];
  const stores = openStores(config, database);
  const jobs = createPgBossJobs(database.connection, report);
  const held = { database, storage, stores, jobs, metrics };
  const base = { config, secrets, address, report, now, ...held };
  const mailer = openMailer(config, createDemoMailStore(database.orm), now);
  const dependencies: AppDependencies = { ...(await wireApp(base, places)), ...tutoring };
  const close = async (): Promise<void> => {
    // Turns that came to their end while the app closed have told of their calls since.
    await dependencies.modelCalls.flush();
    await mailer.close();
    await closeTutor();
    await closeMetrics();
    stopClock();
    await database.close();
  };
  try {
    await prepareData(dependencies);
  } catch (error) {
    await close();
    throw error;
  }
  const running = { config, address, secrets, openModelCheck, loadTutor, mailer, report, places };
  return { dependencies, ...startBackgroundServices({ ...running, dependencies }), close };
}
