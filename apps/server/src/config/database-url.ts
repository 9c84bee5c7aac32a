import { accessSync, constants } from "node:fs";
import * as z from "zod/mini";

const EXAMPLE = "postgres://user:password@db.example.org:5432/elenchus";

/** The driver's options of TLS. Any other that looks like one would be passed over, and nothing be encrypted. */
const OF_TLS: ReadonlySet<string> = new Set([
  "ssl",
  "sslmode",
  "sslcert",
  "sslkey",
  "sslrootcert",
  "sslpassword",
  "sslnegotiation",
]);
const SSL_MODES: ReadonlySet<string> = new Set([
  "disable",
  "allow",
  "prefer",
  "require",
  "verify-ca",
  "verify-full",
  "no-verify",
]);
const FILES = ["sslcert", "sslkey", "sslrootcert"] as const;

function parametersOf(given: string): URLSearchParams {
  return URL.parse(given)?.searchParams ?? new URLSearchParams();
}

function canRead(file: string | null): boolean {
  if (file === null || file === "system") return true;
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    // Whatever the reason, the driver could not read it either.
    return false;
  }
}

const filesOfTls = FILES.map((name) =>
  z.refine<string>(
    (given) => canRead(parametersOf(given).get(name)),
    `names a file as ${name} that is not there, or that this user may not read`,
  ),
);

/** Where PostgreSQL is. */
export const DatabaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error:
      `must be an address such as ${EXAMPLE}; ` +
      "signs in a password are written as %23 for #, %40 for @, %2F for /",
    abort: true,
  })
  .check(
    z.refine(
      (given) => !/^\/*$/u.test(URL.parse(given)?.pathname ?? "/"),
      `names no database: write its name at the end, as in ${EXAMPLE}`,
    ),
    z.refine(
      (given) =>
        [...parametersOf(given).keys()].every(
          (name) => !/ssl|tls/iu.test(name) || OF_TLS.has(name),
        ),
      "has a parameter about TLS that does not exist: write ?sslmode=verify-full, just so",
    ),
    z.refine((given) => {
      const mode = parametersOf(given).get("sslmode");
      return mode === null || SSL_MODES.has(mode);
    }, "must write ?sslmode= with disable, prefer, require, verify-ca or verify-full"),
    ...filesOfTls,
  );
