import closeWithGrace from "close-with-grace";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { SchemaError } from "./db/check-schema.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { DEMO_ADVANCED, DEMO_LEARNER, DEMO_PASSWORD, DEMO_SUPERVISOR } from "./demo/demo-people.ts";
import { wireDependencies, type Wiring } from "./dependencies.ts";
import type { Places } from "./dependencies/wiring.ts";
import { logReport, writeReport } from "./errors/log-report.ts";
import type { ApiApp } from "./http/api-app.ts";

const CLOSE_WITHIN_MS = 15_000;

// Turns leave much behind that is soon dead. Left to itself, the heap grows to four times what is alive before it
// is tidied; at twice and a half a busy server stays 150 MB smaller and is as quick (`npm run bench -- model-turn`).
setFlagsFromString("--heap-growing-percent=150");

/** This file lies in `src/` as a source and in `dist/` as the bundle: one folder deep in either. */
function findPlaces(): Places {
  const isBundle = import.meta.filename.endsWith(".js");
  return {
    serverFolder: resolve(import.meta.dirname, ".."),
    encoderScript: isBundle ? new URL("./encoder-child.js", import.meta.url) : null,
  };
}

class PortInUseError extends Error {}

async function listen(app: ApiApp, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new PortInUseError(
      `Port ${config.port} is already in use. Stop the program that uses it, or set PORT to another number.`,
      { cause: error },
    );
  }
  return (app.server.address() as AddressInfo).port;
}

function announce(app: ApiApp, config: Config, port: number): void {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  if (!config.isDemo) {
    app.log.info({ address, port }, "Elenchus is running");
    return;
  }
  const people = [DEMO_LEARNER, DEMO_ADVANCED, DEMO_SUPERVISOR];
  const emails = people.map(({ email }) => email).join(" or ");
  process.stdout.write(
    `Elenchus is running at ${address}\nLog in as ${emails} with the password ${DEMO_PASSWORD}\n`,
  );
}

/** Ends what is being answered, then lets go of everything; the same when nothing caught a failure. */
function closeOnSignals({ log }: ApiApp, stop: () => Promise<void>): void {
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, "closing after a failure that nothing caught");
    else log.info({ signal }, "closing");
    await stop();
  });
}

async function start(): Promise<void> {
  const config = readConfig();
  let app: ApiApp | null = null;
  const wiring: Wiring = await wireDependencies(config, findPlaces(), (message, cause) => {
    if (app) logReport(app.log, message, cause);
    else process.stderr.write(writeReport(message, cause));
  });
  const stop = async (): Promise<void> => {
    await wiring.stop();
    await app?.close();
    await wiring.close();
  };
  try {
    app = await buildApp(wiring.dependencies);
    closeOnSignals(app, stop);
    const port = await listen(app, config);
    await wiring.start(port);
    announce(app, config, port);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Mistakes of the person who starts it are told in words, the program's own with their trace. */
function explain(error: unknown): string {
  const isPlain = [ConfigError, FolderInUseError, PortInUseError, SchemaError].some(
    (kind) => error instanceof kind,
  );
  if (isPlain && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
