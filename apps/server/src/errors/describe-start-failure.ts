import { resolve } from "node:path";
import { StartRefusal } from "./start-refusal.ts";

/** What the program was started with, as far as it is told where starting fails. */
export interface StartSettings {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
}

type Describe = (settings: StartSettings) => string;

/** Where the database is, without user and password. */
function databaseOf({ databaseUrl }: StartSettings): string {
  const url = URL.parse(databaseUrl ?? "");
  return url === null ? "the database" : `the database ${url.host}${url.pathname}`;
}

const unreachable: Describe = (settings) =>
  `${databaseOf(settings)} cannot be reached. Is it running, and is DATABASE_URL right?`;
const badHost: Describe = ({ host }) =>
  `HOST=${host} is no address of this machine. Set HOST to one that is, or to localhost.`;

/** Failures of listening and of the network, by their codes. */
const LISTENING: Readonly<Record<string, Describe>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Ports below 1024 need a right of their own: set PORT to a higher number.`,
  EADDRNOTAVAIL: badHost,
  ENOTFOUND: badHost,
  EAI_AGAIN: badHost,
  EINVAL: badHost,
};

/** What PostgreSQL says, by its codes. Source: its manual, appendix A. */
const DATABASE: Readonly<Record<string, Describe>> = {
  "28P01": (settings) =>
    `${databaseOf(settings)} refuses the user or the password. Correct them in DATABASE_URL.`,
  "28000": (settings) =>
    `${databaseOf(settings)} does not let this user in from here. Correct DATABASE_URL, or PostgreSQL's pg_hba.conf.`,
  "3D000": (settings) =>
    `${databaseOf(settings)} does not exist. Create it (createdb), or correct DATABASE_URL.`,
  "42501": (settings) =>
    `${databaseOf(settings)} does not let this user create what is needed. Make it the owner of the database, or GRANT CREATE ON DATABASE.`,
  "53300": (settings) =>
    `${databaseOf(settings)} has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE.`,
  "57P03": (settings) => `${databaseOf(settings)} is starting or stopping. Try again in a moment.`,
};

const FOLDER_CODES: ReadonlySet<string> = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EEXIST",
  "EISDIR",
  "ENOENT",
  "ENOSPC",
  "ENAMETOOLONG",
  "ERR_SQLITE_ERROR",
]);

/** What Node and the database's driver add to an error. */
function readText(error: Error, name: "code" | "syscall" | "hostname" | "path"): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}

/** An error and all that caused it, outermost first. */
function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    causes.push(each);
    if (each instanceof AggregateError) causes.push(...listCauses(each.errors[0]));
  }
  return causes;
}

/** Whether a failure of the file system may be the data folder's; a file of the program's own is not. */
function mayBeOfFolder(error: Error, { dataDir }: StartSettings): boolean {
  if (!FOLDER_CODES.has(readText(error, "code"))) return false;
  const [path, folder] = [resolve(readText(error, "path")), resolve(dataDir)];
  return readText(error, "path") === "" || path.startsWith(folder) || folder.startsWith(path);
}

function describeOne(error: Error, settings: StartSettings): string | null {
  if (error instanceof StartRefusal) return error.message;
  const code = readText(error, "code");
  const syscall = readText(error, "syscall");
  if (settings.databaseUrl !== null) {
    const said = DATABASE[code]?.(settings);
    if (said !== undefined) return said;
    const isOfConnection = ["connect", "getaddrinfo", "read", "write"].includes(syscall);
    if (isOfConnection && syscall !== "getaddrinfo") return unreachable(settings);
    const host = URL.parse(settings.databaseUrl)?.hostname;
    if (syscall === "getaddrinfo" && readText(error, "hostname") === host) {
      return unreachable(settings);
    }
    // The driver's own words: there was no answer, no password, no TLS.
    if (
      /^(?:Connection terminated|timeout e|SASL|The server does not support SSL)/u.test(
        error.message,
      )
    ) {
      return `${databaseOf(settings)} cannot be used: ${error.message}. Is DATABASE_URL right?`;
    }
  }
  if (["listen", "bind", "getaddrinfo"].includes(syscall))
    return LISTENING[code]?.(settings) ?? null;
  if (mayBeOfFolder(error, settings)) {
    return `The folder ${settings.dataDir} cannot be written to (${error.message}). Set DATA_DIR to one that can.`;
  }
  return null;
}

function withCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * Why the program did not start: in a line where whoever starts it can mend that, and the program's own mistakes
 * with their trace.
 */
export function describeStartFailure(error: unknown, settings: StartSettings | null): string {
  for (const cause of listCauses(error)) {
    const text = settings === null ? null : describeOne(cause, settings);
    if (text !== null) return withCapital(text);
    if (cause instanceof StartRefusal) return cause.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
