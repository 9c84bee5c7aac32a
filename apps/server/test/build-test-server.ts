import { NO_METRICS } from "../src/metrics/metrics.ts";
import type { KeyDrafter } from "@elenchus/dialogue/own-text";
import { createOwnTextDesk } from "@elenchus/tutor/own-text/own-text-desk";
import { formatMoney } from "@elenchus/domain/money";
import { randomInt, randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { buildApp, type AppDependencies } from "../src/app.ts";
import type { Database } from "../src/db/database.ts";
import type { ApiApp } from "../src/http/api-app.ts";
import { createHandlers } from "../src/jobs/create-handlers.ts";
import type { JobName } from "../src/jobs/jobs.ts";
import { NO_LIMITS } from "../src/limits/stored-limits.ts";
import type { Mail } from "../src/mail/mailer.ts";
import { createStopLinks } from "../src/identity/links/stop-links.ts";
import { passesAbuseList, passesWordList } from "../src/moderation/passes-word-list.ts";
import { createKnownDevices } from "../src/identity/known-devices.ts";
import { createPendingPayment } from "../src/payment/pending-payment.ts";
import { describeRetention } from "../src/retention/describe-retention.ts";
import { createBetterAuthIdentity } from "../src/identity/better-auth/identity.ts";
import type { Identity, NewAccount } from "../src/identity/identity.ts";
import { createStores, type Stores } from "../src/store/stores.ts";
import { createModelCalls } from "../src/tutoring/create-model-calls.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import {
  buildPaymentDesk,
  TEST_PRICE,
  type PaymentDesk,
  type Price,
} from "./build-payment-desk.ts";
import { buildScriptedTutor, type ScriptedTutor } from "./build-scripted-tutor.ts";
import { logIn, TEST_PASSWORD, type TestUser } from "./test-user.ts";

/** The address that people open, in links. */
export const TEST_URL = "https://learn.example.org";
const LEGAL_FOLDER = resolve(import.meta.dirname, "../legal");
const LEGAL_VALUES = {
  operator: "Example School",
  contact_email: "contact@example.org",
  min_age: "16",
  price: "$29.00",
  terms_version: "2026-11-20",
  public_url: TEST_URL,
  version: "1.2.3",
  sign_on: "",
  ...describeRetention(null),
};
/** The legal pages; the notices were not built. */
export const LEGAL = { folder: LEGAL_FOLDER, noticesFile: "none", values: LEGAL_VALUES };
const SECRET = "a secret of thirty-two characters or more";

export const TEST_STOP_LINKS = createStopLinks([SECRET], () => TEST_URL);

/** A model that proposes nothing for a key. */
const DRAFTS_NOTHING: KeyDrafter = {
  whyNot: () => null,
  draft: async () => ({ flaw: "", points: [], leftOut: [] }),
};

/** A whole app on a database of its own, and people who use it. */
export interface TestServer {
  readonly app: ApiApp;
  readonly database: Database;
  readonly stores: Stores;
  readonly tutor: ScriptedTutor;
  readonly identity: Identity;
  /** What was mailed, oldest first, once its job ran. */
  readonly mails: readonly Mail[];
  /** Where learners pay: the Stripe server, its events going to this app. */
  readonly desk: PaymentDesk;
  readonly now: () => Date;
  /** Runs a job now. Nothing runs by itself. */
  runJob(name: JobName): Promise<void>;
  addUser(account?: Partial<NewAccount>): Promise<TestUser>;
  close(): Promise<void>;
}

/** Changes to what an app is built from. */
export interface ServerChanges extends Partial<AppDependencies> {
  readonly hasPayment?: boolean;
  readonly price?: Price;
  readonly retentionDays?: number | null;
  /** Hears what jobs tell the log; without it a line of theirs fails the test. */
  readonly report?: (message: string, facts: unknown) => void;
}

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

function buildMailbox() {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => void mails.push(mail),
    close: async () => {},
  };
  return { mails, mailer };
}

/** Builds an app on a database that is there already: another instance, or one after a restart. */
export async function buildServerOn(
  database: Database,
  { hasPayment = true, price = TEST_PRICE, retentionDays = null, ...changes }: ServerChanges = {},
): Promise<TestServer> {
  const tutor = buildScriptedTutor();
  const identity = createBetterAuthIdentity({
    orm: database.orm,
    secrets: [SECRET],
    publicUrl: "http://localhost",
    newId: randomUUID,
    onError: fail,
  });
  const stores = createStores(database);
  const now = changes.now ?? (() => new Date());
  const report = changes.report ?? fail;
  const desk = buildPaymentDesk({ database, stores, now, publicUrl: () => TEST_URL, price });
  const payments = hasPayment ? desk.payments : null;
  const jobs = { nudge: () => {}, start: async () => {}, close: async () => {} };
  const app = await buildApp({
    database,
    storage: { state: async () => ({ database: "ok", folder: null }) },
    stores,
    identity,
    tutor,
    ownTextDesk: createOwnTextDesk(tutor),
    modelCalls: createModelCalls({
      store: stores.modelCalls,
      leases: stores.workLeases,
      budget: { perDay: null, perDialogue: null },
      hasFallback: false,
      now,
      metrics: NO_METRICS,
      report: fail,
    }),
    jobs,
    metrics: NO_METRICS,
    now,
    payments,
    accessPrice: hasPayment ? formatMoney(price.amount, price.currency) : null,
    limits: NO_LIMITS,
    knownDevices: createKnownDevices([SECRET], false, now),
    pendingPayment: createPendingPayment([SECRET], false),
    moderate: passesWordList,
    isAbusive: (text) => !passesAbuseList(text),
    moderateByModel: null,
    keyDrafter: DRAFTS_NOTHING,
    random: () => randomInt(2 ** 31),
    newId: randomUUID,
    sharing: { interests: { known: [], sharedBy: 1 }, issues: { known: [], sharedBy: 1 } },
    signOnDesk: null,
    ltiDesk: null,
    registration: { who: "open", domains: [] },
    hasUserNames: true,
    minAge: 16,
    service: {
      version: "1.2.3",
      retentionDays,
      tokensPerDay: 1000,
      tokensPerDialogue: null,
      database: database.connection.kind,
      ping: () => database.ping(),
      connections: () => database.connections(),
    },
    needsSecondFactor: false,
    publicUrl: () => TEST_URL,
    stopLinks: TEST_STOP_LINKS,
    followHost: () => {},
    ownOrigin: null,
    selfKey: SECRET,
    trustedProxies: [],
    legal: LEGAL,
    demo: null,
    webFolder: null,
    // A machine that many tests share lags.
    busyAfterMs: 0,
    logLevel: "silent",
    ...changes,
  });
  desk.connect(app);
  const { mails, mailer } = buildMailbox();
  const closing = new AbortController().signal;
  const mailing = {
    mailer,
    newId: randomUUID,
    publicUrl: () => TEST_URL,
    stopLinks: TEST_STOP_LINKS,
  };
  const { ltiDesk = null } = changes;
  const shared = { stores, payments, ltiDesk, jobs, now, report, closing };
  const work = { ...mailing, ...shared, retentionDays };
  const handlers = {
    ...createHandlers(work),
    // Mail is dated by the database, which no test puts forward; in production all clocks are that one.
    deliver_mail: createHandlers({ ...work, now: () => new Date() }).deliver_mail,
  };
  return {
    app,
    database,
    tutor,
    identity,
    stores,
    mails,
    desk,
    now,
    runJob: (name) => handlers[name](),
    async addUser(account = {}) {
      const email = account.email ?? `${randomUUID()}@example.org`;
      await identity.ensureAccount({
        password: TEST_PASSWORD,
        firstName: "Ada",
        lastName: "Lovelace",
        userType: "learner",
        hasAccess: true,
        awaitsConsent: false,
        seesAllStudents: true,
        ...account,
        email,
      });
      return logIn(app, email);
    },
    close: () => app.close(),
  };
}

/** Builds an app on a database of its own. */
export async function buildTestServer(
  kind: DatabaseKind,
  changes: ServerChanges = {},
): Promise<TestServer> {
  const database = await buildDatabase(kind);
  const server = await buildServerOn(database, changes);
  return {
    ...server,
    async close() {
      await server.close();
      await database.close();
    },
  };
}
