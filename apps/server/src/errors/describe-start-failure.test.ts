import { expect, test } from "vitest";
import { describeStartFailure } from "./describe-start-failure.ts";

const SETTINGS = {
  databaseUrl: "postgres://ada:THE-PASSWORD@db.example.org:5432/elenchus",
  dataDir: "./data",
  host: "10.9.8.7",
  port: 80,
};

const failure = (facts: Record<string, string>, message = "it failed"): Error =>
  Object.assign(new Error(message), facts);

const DATABASE = "database db.example.org:5432/elenchus";

test.each([
  [{ code: "EADDRINUSE", syscall: "listen" }, "Port 80 is already in use"],
  [{ code: "EACCES", syscall: "listen" }, "This user may not listen on port 80"],
  [{ code: "EADDRNOTAVAIL", syscall: "listen" }, "HOST=10.9.8.7 is no address of this machine"],
  [{ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "10.9.8.7" }, "HOST=10.9.8.7 is no"],
  [{ code: "ECONNREFUSED", syscall: "connect" }, `The ${DATABASE} cannot be reached`],
  [{ code: "ETIMEDOUT", syscall: "connect" }, `The ${DATABASE} cannot be reached`],
  [{ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "db.example.org" }, "cannot be reached"],
  [{ code: "28P01" }, "refuses the user or the password"],
  [{ code: "28000" }, "does not let this user in from here"],
  [{ code: "3D000" }, "does not exist"],
  [{ code: "42501" }, "does not let this user create what is needed"],
  [{ code: "53300" }, "has no connection left"],
  [{ code: "EROFS", syscall: "mkdir", path: "data" }, "The folder ./data cannot be written to"],
  [{ code: "53100" }, `The disk of the ${DATABASE} is full`],
  [{ code: "25006" }, "is read-only, perhaps a standby"],
  [{ code: "ENOSPC", syscall: "write" }, "The disk of the folder ./data (DATA_DIR) is full"],
  [{ code: "EACCES", syscall: "mkdir", path: "data" }, "cannot be written to by this user"],
  [{ code: "ENOTDIR", syscall: "mkdir", path: "data/x" }, "it is a file, or below one"],
  [{ code: "ECONNRESET", syscall: "read" }, "is no PostgreSQL, or one that hangs up"],
  [{ code: "SELF_SIGNED_CERT_IN_CHAIN" }, "has a certificate that this machine does not trust"],
  [{ code: "EMFILE", syscall: "open" }, "may open too few files"],
])("%j is told in a line", (facts, text) => {
  const wrapped = new Error("a query failed", { cause: failure(facts) });
  for (const error of [failure(facts), wrapped, new AggregateError([failure(facts)])]) {
    const said = describeStartFailure(error, SETTINGS);
    expect(said).toContain(text);
    expect(said).not.toMatch(/\n|THE-PASSWORD|ada/u);
  }
});

/** What PostgreSQL, poolers and PGlite say in words, where a code tells nothing. */
test.each([
  ["transaction blocks not allowed in statement pooling mode", "PgBouncer in statement mode"],
  ['no pg_hba.conf entry for host "10.0.0.1", user "u", no encryption', "without TLS"],
  ["no more connections allowed (max_client_conn)", "has no connection left"],
  ['no such database: "elenchus"', "does not exist"],
  ["no such user: u", "refuses the user or the password"],
  ["could not extend file: No space left on device", "is full"],
  ["received invalid response: 48", "is no PostgreSQL"],
])("%j is told in a line", (message, text) => {
  const said = describeStartFailure(failure({ code: "08P01" }, message), SETTINGS);
  expect(said).toContain(text);
  expect(said).not.toMatch(/\n|THE-PASSWORD|ada/u);
});

test.each([
  [{}, "could not extend file: No space left on device", "The disk of the folder ./data"],
  [{ errcode: 13, code: "ERR_SQLITE_ERROR" }, "database or disk is full", "is full"],
  [{ errcode: 14, code: "ERR_SQLITE_ERROR" }, "unable to open", "cannot be written to by"],
  [{}, "program terminated with exit(1)", "does not open: it was damaged"],
])("of the demo's own database, %j %s is told in a line", (facts, message, text) => {
  const error = Object.assign(new Error(message), facts);
  const said = describeStartFailure(error, { ...SETTINGS, databaseUrl: null });
  expect(said).toContain(text);
  expect(said).not.toMatch(/\n/u);
});

test.each([[{}], [{ code: "ENOENT", syscall: "open", path: "/opt/elenchus/legal/terms.md" }]])(
  "the program's own mistake keeps its trace: %j",
  (facts) => {
    expect(describeStartFailure(failure(facts), SETTINGS)).toMatch(/^Error: it failed\n +at /u);
  },
);
