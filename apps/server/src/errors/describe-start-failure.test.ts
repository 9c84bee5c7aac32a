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
])("%j is told in a line", (facts, text) => {
  const wrapped = new Error("a query failed", { cause: failure(facts) });
  for (const error of [failure(facts), wrapped, new AggregateError([failure(facts)])]) {
    const said = describeStartFailure(error, SETTINGS);
    expect(said).toContain(text);
    expect(said).not.toMatch(/\n|THE-PASSWORD|ada/u);
  }
});

test.each([[{}], [{ code: "ENOENT", syscall: "open", path: "/opt/elenchus/legal/terms.md" }]])(
  "the program's own mistake keeps its trace: %j",
  (facts) => {
    expect(describeStartFailure(failure(facts), SETTINGS)).toMatch(/^Error: it failed\n +at /u);
  },
);
