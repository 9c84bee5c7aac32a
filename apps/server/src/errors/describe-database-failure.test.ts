import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { AppError } from "./app-error.ts";
import { DatabaseAwayError } from "./database-away-error.ts";
import { describeDatabaseFailure } from "./describe-database-failure.ts";
import { describeFailure } from "./describe-failure.ts";
import { serializeError } from "./serialize-error.ts";
import { tutorFailed } from "./tutor-failed.ts";

const AWAY = "database_unavailable";
const FULL = "storage_full";
const READ_ONLY = "storage_read_only";

/** What PostgreSQL says, by either driver. */
function refusal(code: string, message = "no"): Error {
  return Object.assign(new Error(message), { code, severity: "FATAL" });
}

/** What the system says. */
function failing(code: string, message = "no"): Error {
  return Object.assign(new Error(message), { code, syscall: "connect" });
}

function asked(cause: Error): Error {
  return new DrizzleQueryError("insert into messages values ($1)", ["disk full"], cause);
}

test.each([
  ["an administrator's end of the connection", refusal("57P01"), AWAY],
  ["a crash", refusal("57P02"), AWAY],
  ["a start that is under way", refusal("57P03"), AWAY],
  ["a statement that was cancelled", refusal("57014"), AWAY],
  ["too many connections", refusal("53300"), AWAY],
  ["no memory", refusal("53200"), AWAY],
  ["a broken connection", refusal("08006"), AWAY],
  ["pg_hba.conf", refusal("28000", "no pg_hba.conf entry for host"), AWAY],
  ["a password that was changed", refusal("28P01"), AWAY],
  ["a database that was dropped", refusal("3D000"), AWAY],
  ["a file that cannot be read", refusal("58030", "could not read file: I/O error"), AWAY],
  ["a full disk", refusal("53100"), FULL],
  ["a full disk of the log", refusal("58030", "could not write: No space left on device"), FULL],
  ["a standby", refusal("25006"), READ_ONLY],
  [
    "a disk that was remounted",
    refusal("58030", "could not open: Read-only file system"),
    READ_ONLY,
  ],
  ["a deadlock", refusal("40P01"), "database_busy"],
  ["nobody there", failing("ECONNREFUSED"), AWAY],
  ["a reset", failing("ECONNRESET"), AWAY],
  ["no such host", failing("ENOTFOUND"), AWAY],
  ["a full disk under PGlite", failing("ENOSPC"), FULL],
  ["a read-only disk under PGlite", failing("EROFS"), READ_ONLY],
  ["a cut connection", new Error("Connection terminated unexpectedly"), AWAY],
  ["a pool that has none left", new Error("timeout exceeded when trying to connect"), AWAY],
  ["no answer", new DatabaseAwayError("the database does not answer"), AWAY],
  ["PGlite after its end", new Error("PGlite is closed"), AWAY],
])("%s is a 503 with a time to try again", (_what, error, code) => {
  for (const failure of [asked(error), tutorFailed("tutor_failed", "Again", asked(error))]) {
    const described = describeFailure(failure);
    expect(described).toMatchObject({ status: 503, code });
    expect(described.retryAfter).toBeGreaterThan(0);
    // Told once and not anew on its way, and in the log without a stack.
    expect(describeFailure(described)).toBe(described);
    expect(serializeError(described.cause)).toMatchObject({
      message: expect.any(String),
      stack: "",
    });
  }
});

test.each([
  ["a query that is wrong", asked(refusal("42601"))],
  ["a value that is taken", asked(refusal("23505"))],
  ["what a learner wrote", asked(refusal("22P02", "invalid input: disk full"))],
  ["another server that is away", failing("ECONNREFUSED")],
  ["a fault of the program", new Error("Connection to what?")],
  ["something else", "no error"],
])("%s is none of the database's", (_what, failure) => {
  expect(describeDatabaseFailure(failure)).toBeNull();
});

test("another failure keeps its own words", () => {
  const failure = new AppError(502, "tutor_failed", "No.", { cause: failing("ECONNREFUSED") });
  expect(describeFailure(failure)).toBe(failure);
});
