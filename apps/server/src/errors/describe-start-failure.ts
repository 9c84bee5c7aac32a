import { resolve } from "node:path";
import { describeOfDatabase } from "./describe-database-start.ts";
import { StartRefusal } from "./start-refusal.ts";

/** Settings of the start, as far as they are told where it fails. */
export interface StartSettings {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
}

type Describe = (settings: StartSettings) => string;

const badHost: Describe = ({ host }) =>
  `HOST=${host} is no address of this machine. Set HOST to one that is, or to localhost.`;

/** Failures of listening and of the network, by their codes. */
const LISTENING: Readonly<Record<string, Describe>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}. Ports below 1024 need a right of their own: set PORT to a higher number.`,
  EADDRNOTAVAIL: badHost,
  EAFNOSUPPORT: badHost,
  ENOTFOUND: badHost,
  EAI_AGAIN: badHost,
  EINVAL: badHost,
};

const full: Describe = ({ dataDir }) =>
  `The disk of the folder ${dataDir} (DATA_DIR) is full. Make room, or set DATA_DIR to another folder.`;
const forbidden: Describe = ({ dataDir }) =>
  `The folder ${dataDir} cannot be written to by this user. Give it to the user that runs Elenchus (chown), or set DATA_DIR to another folder.`;
const noFolder: Describe = ({ dataDir }) =>
  `The folder ${dataDir} cannot be made: it is a file, or below one. Set DATA_DIR to a folder.`;

/** Why nothing can be written into the data folder, by the system's codes. */
const FOLDER: Readonly<Record<string, Describe>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: ({ dataDir }) =>
    `The folder ${dataDir} cannot be written to: its disk is read-only. Mount it for writing, or set DATA_DIR to another folder.`,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EISDIR: noFolder,
};
const FOLDER_OTHERS: ReadonlySet<string> = new Set(["ENOENT", "ENAMETOOLONG", "EIO", "EBUSY"]);

/** Numbers of SQLite, whose file is the lock. Source: sqlite.org/rescode.html */
const OF_SQLITE: Readonly<Record<number, Describe>> = { 8: forbidden, 13: full, 14: forbidden };

/** Messages of PGlite, which is PostgreSQL on the data folder's disk. */
const OF_PGLITE: readonly (readonly [RegExp, Describe])[] = [
  [/no space left on device|could not extend file|disk (?:is )?full|errno 51\b/iu, full],
  [/permission denied|errno 2\b/iu, forbidden],
  [
    /^(?:unreachable|PGlite failed to initialize|program terminated with exit|aborted\(|memory access out of bounds|null function)/iu,
    ({ dataDir }) =>
      `The demo's database in ${dataDir} does not open: it was damaged, as by a power failure, or is of another version. Set DATA_DIR to another folder and restore a backup there.`,
  ],
];

/** A field that Node or the database's driver adds to an error. */
function readText(error: Error, name: "code" | "syscall" | "path"): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}

function readNumber(error: Error, name: "errcode" | "errno"): number {
  return Number(Reflect.get(error, name));
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
  const [path, folder] = [resolve(readText(error, "path")), resolve(dataDir)];
  return readText(error, "path") === "" || path.startsWith(folder) || folder.startsWith(path);
}

function describeOfFolder(error: Error, settings: StartSettings): string | null {
  const code = readText(error, "code");
  if (code === "ERR_SQLITE_ERROR")
    return (OF_SQLITE[readNumber(error, "errcode") & 0xff] ?? forbidden)(settings);
  if (!mayBeOfFolder(error, settings)) return null;
  const known = FOLDER[code];
  if (known !== undefined) return known(settings);
  if (FOLDER_OTHERS.has(code)) {
    return `The folder ${settings.dataDir} cannot be written to (${error.message}). Set DATA_DIR to one that can.`;
  }
  if (settings.databaseUrl !== null) return null;
  const said = `${error.message} errno ${readNumber(error, "errno")}`;
  return OF_PGLITE.find(([pattern]) => pattern.test(said))?.[1](settings) ?? null;
}

function describeOne(error: Error, settings: StartSettings): string | null {
  if (error instanceof StartRefusal) return error.message;
  const { databaseUrl } = settings;
  const said = databaseUrl === null ? null : describeOfDatabase(error, databaseUrl);
  if (said !== null) return said;
  const code = readText(error, "code");
  if (["listen", "bind", "getaddrinfo"].includes(readText(error, "syscall")))
    return LISTENING[code]?.(settings) ?? null;
  if (code === "EMFILE" || code === "ENFILE") {
    return "This process may open too few files. Raise the limit (ulimit -n, or LimitNOFILE in the unit).";
  }
  return describeOfFolder(error, settings);
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
