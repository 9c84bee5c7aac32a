import { AppError } from "./app-error.ts";
import { DatabaseAwayError } from "./database-away-error.ts";

/** The log gets one line of it, without a trace: where the program stood says nothing, and every request would say it. */
class DatabaseTrouble extends Error {
  override readonly name = "DatabaseTrouble";
  readonly code: string;

  constructor(error: Error) {
    super(error.message);
    this.code = readCode(error);
    this.stack = "";
  }
}

/** Troubles that keep a database from doing anything now, or from storing anything. */
type Trouble = "away" | "full" | "read_only" | "conflict";

const REFUSALS: Readonly<Record<Trouble, [code: string, text: string, retryAfter: number]>> = {
  away: [
    "database_unavailable",
    "The server cannot reach its database right now. Please try again in a moment.",
    5,
  ],
  full: [
    "storage_full",
    "The server has no room left to store anything. Please try again later.",
    60,
  ],
  read_only: [
    "storage_read_only",
    "The server cannot store anything right now. Please try again later.",
    60,
  ],
  conflict: ["database_busy", "The server was busy with the same. Please try again.", 1],
};

/** By SQLSTATE, or the beginning of one. Source: PostgreSQL, appendix A. */
const SQLSTATES: readonly (readonly [RegExp, Trouble])[] = [
  [/^53100$/u, "full"],
  [/^25006$/u, "read_only"],
  // Deadlocks and serialization.
  [/^40/u, "conflict"],
  // Connections; log-in and pg_hba; a database that is gone; resources, connections among them; an operator, a
  // shutdown, a start; limits of time; a disk or a file that fails.
  [/^(?:08|28|3D|53|57|58|25P0[34]|55P03|XX00[12])/u, "away"],
];

/** The system's codes for files. */
const OF_FILES: Readonly<Record<string, Trouble>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read_only",
  EIO: "away",
};

/** The system's codes for connections: the database's only where it was asked something. */
const OF_CONNECTIONS =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)(?:UNREACH|DOWN))$/u;

/** Messages of the drivers and PostgreSQL that come without a code, or with one that tells nothing. */
const MESSAGES: readonly (readonly [RegExp, Trouble])[] = [
  [/no space left on device|could not extend file|disk (?:is )?full|quota exceeded/iu, "full"],
  [/read-only file system/iu, "read_only"],
  [
    /^(?:unreachable$|program terminated with exit|aborted\(|connection terminated|timeout exceeded when trying to connect|query read timeout|client was closed|client has encountered a connection error|cannot use a pool after|pglite is clos)/iu,
    "away",
  ],
];

function readCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether it is Drizzle's, whose cause is the database's. */
function isOfQuery(error: Error): boolean {
  return error instanceof DatabaseAwayError || ("query" in error && "params" in error);
}

/** Whether it has the fields of what PostgreSQL itself says. */
function isOfPostgres(error: Error): boolean {
  return "severity" in error && /^[0-9A-Z]{5}$/u.test(readCode(error));
}

function findTrouble(error: Error, isAsked: boolean): Trouble | null {
  if (error instanceof DatabaseAwayError) return "away";
  const code = readCode(error);
  const find = (table: typeof MESSAGES, text: string) =>
    table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  // A query's own message has the learner's text in it.
  const said = isOfQuery(error) ? null : find(MESSAGES, error.message);
  if (isOfPostgres(error)) {
    const trouble = find(SQLSTATES, code);
    // Of a file that fails, the words tell why.
    return trouble === "away" ? (said ?? trouble) : trouble;
  }
  if (!isAsked) return null;
  return OF_FILES[code] ?? (OF_CONNECTIONS.test(code) ? "away" : said);
}

/** A trouble of the database, and the error that tells it best. */
interface Found {
  readonly trouble: Trouble;
  readonly error: Error;
}

/** Null where a failure does not come of the database. */
function findCause(failure: unknown): Found | null {
  let found: Found | null = null;
  let isAsked = false;
  for (let error: unknown = failure; error instanceof Error; error = error.cause) {
    isAsked ||= isOfQuery(error);
    const trouble = findTrouble(error, isAsked);
    // A deeper cause knows better.
    if (trouble !== null) found = { trouble, error };
  }
  return found;
}

/**
 * 503, where a failure comes of what the database cannot do now: it is away, full, or not to be written to. What
 * was asked for can be asked for again.
 */
export function describeDatabaseFailure(failure: unknown): AppError | null {
  const found = findCause(failure);
  if (found === null) return null;
  const [code, text, retryAfter] = REFUSALS[found.trouble];
  return new AppError(503, code, text, { cause: new DatabaseTrouble(found.error), retryAfter });
}
