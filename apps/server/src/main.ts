import closeWithGrace from "close-with-grace";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { buildApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { DEMO_ADVANCED, DEMO_LEARNER, DEMO_PASSWORD, DEMO_SUPERVISOR } from "./demo/demo-people.ts";
import { wireDependencies, type Wiring } from "./dependencies.ts";
import { migrateDatabase } from "./dependencies/migrate-database.ts";
import type { Places } from "./dependencies/wiring.ts";
import { describeStartFailure } from "./errors/describe-start-failure.ts";
import { logReport, writeReport } from "./errors/log-report.ts";
import { StartRefusal } from "./errors/start-refusal.ts";
import { tellUnsettled } from "./errors/tell-unsettled.ts";
import { freeStartMemory } from "./free-start-memory.ts";
import type { ApiApp } from "./http/api-app.ts";
import { VERSION } from "./version.ts";

const CLOSE_WITHIN_MS = 15_000;

// Turns leave much behind that is soon dead. Left to itself, the heap grows to four times what is alive before it
// is tidied; at twice and a half a busy server stays 150 MB smaller and is as quick (`npm run bench -- model-turn`).
setFlagsFromString("--heap-growing-percent=150");

/** This file lies in `src/` as a source and in `dist/` as the bundle: one folder deep in either. */
function findPlaces(): Places {
  const isBundle = import.meta.filename.endsWith(".js");
  return {
    serverFolder: resolve(import.meta.dirname, ".."),
    readerScript: isBundle ? new URL("./reader-child.js", import.meta.url) : null,
    restoreScript: isBundle ? new URL("./restore-child.js", import.meta.url) : null,
  };
}

async function listen(app: ApiApp, config: Config): Promise<number> {
  await app.listen({ host: config.host, port: config.port });
  return (app.server.address() as AddressInfo).port;
}

/** Doubts about settings are told in the log's own lines, and in the demo in plain ones. */
function warn(app: ApiApp, { isDemo, warnings }: Config): void {
  for (const warning of warnings) {
    if (isDemo) process.stderr.write(`${warning}\n`);
    else app.log.warn(warning);
  }
}

interface Listening {
  readonly port: number;
  readonly address: string;
}

function announce(app: ApiApp, config: Config, { port, address }: Listening): void {
  if (!config.isDemo) {
    app.log.info({ address, port, version: VERSION }, "Elenchus is running");
    return;
  }
  const people = [DEMO_LEARNER, DEMO_ADVANCED, DEMO_SUPERVISOR];
  const emails = people.map(({ email }) => email).join(" or ");
  const logIns = config.isSignOnOnly
    ? "Log in by the provider that is set: passwords are not used."
    : `Log in as ${emails} with the password ${DEMO_PASSWORD}`;
  process.stdout.write(`Elenchus is running at ${address}\n${logIns}\n`);
}

/** Ends what is being answered, then lets go of everything; the same when nothing caught a failure. */
function closeOnSignals({ log }: ApiApp, stop: () => Promise<void>): void {
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, "closing after a failure that nothing caught");
    else log.info({ signal }, "closing");
    await stop();
  });
}

async function start(config: Config): Promise<void> {
  let app: ApiApp | null = null;
  const wiring: Wiring = await wireDependencies(config, findPlaces(), (message, cause) => {
    if (app) logReport(app.log, message, cause);
    else print(message, cause);
  });
  const stop = async (): Promise<void> => {
    await wiring.stop();
    await app?.close();
    await wiring.close();
  };
  try {
    app = await buildApp(wiring.dependencies);
    warn(app, config);
    closeOnSignals(app, stop);
    const port = await listen(app, config);
    await wiring.open(port);
    announce(app, config, { port, address: wiring.dependencies.publicUrl() });
    await wiring.startWork();
    if (!config.isDemo) freeStartMemory();
  } catch (error) {
    await stop();
    throw error;
  }
}

const print = (message: string, cause: unknown): void =>
  void process.stderr.write(writeReport(message, cause));

async function migrate(config: Config): Promise<void> {
  await migrateDatabase(config, findPlaces(), print);
  process.stdout.write(`The database is what Elenchus ${VERSION} needs.\n`);
}

/** Without a word the program serves. */
const TASKS: Readonly<Record<string, (config: Config) => Promise<void>>> = {
  serve: start,
  migrate,
};

let config: Config | null = null;
tellUnsettled("The start");
try {
  const [task = "serve", ...others] = process.argv.slice(2);
  const run = Object.hasOwn(TASKS, task) && others.length === 0 ? TASKS[task] : undefined;
  if (run === undefined)
    throw new StartRefusal(
      `Elenchus knows no task ${[task, ...others].join(" ")}: only ${Object.keys(TASKS).join(" and ")}.`,
    );
  config = readConfig();
  await run(config);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error, config)}\n`);
  process.exitCode = 1;
}
