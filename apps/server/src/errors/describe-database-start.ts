/** Describes a failure of the database, which is named without user and password. */
type Describe = (database: string, message: string) => string;

const unreachable: Describe = (database) =>
  `${database} cannot be reached. Is it running, and is DATABASE_URL right?`;
const badLogIn: Describe = (database) =>
  `${database} refuses the user or the password. Correct them in DATABASE_URL.`;
const missing: Describe = (database) =>
  `${database} does not exist. Create it (createdb), or correct DATABASE_URL.`;
const tooMany: Describe = (database) =>
  `${database} has no connection left. Raise its max_connections (or the user's limit, or PgBouncer's max_client_conn), or lower DATABASE_POOL_SIZE.`;
const readOnly: Describe = (database) =>
  `${database} is read-only, perhaps a standby. Set DATABASE_URL to a server that allows writing.`;
const full: Describe = (database) =>
  `The disk of ${database} is full. Make room there; nothing was changed.`;
const statementMode: Describe = (database) =>
  `${database} is reached through a PgBouncer in statement mode, in which no transaction works. Set its pool_mode to transaction.`;
const wantsTls: Describe = (database) =>
  `${database} lets nobody in without TLS from here. Add ?sslmode=verify-full to DATABASE_URL (or sslmode=no-verify, where its certificate is its own).`;
const badCertificate: Describe = (database, message) =>
  `${database} has a certificate that this machine does not trust (${message}). Set NODE_EXTRA_CA_CERTS to the authority's certificate, or correct the name in DATABASE_URL.`;
const notPostgres: Describe = (database) =>
  `${database} is no PostgreSQL, or one that hangs up. Is the port in DATABASE_URL right?`;
const starting: Describe = (database) =>
  `${database} is starting or stopping. Try again in a moment.`;

/** Messages of PostgreSQL and poolers, where their code says less or something else. */
const MESSAGES: readonly (readonly [RegExp, Describe])[] = [
  [/statement pooling mode/iu, statementMode],
  [/no encryption|SSL off|SSL\/TLS required|SSL connection is required/iu, wantsTls],
  [/^no such database/iu, missing],
  [/^(?:no such user|SASL: SCRAM|password authentication failed|auth failed)/iu, badLogIn],
  [
    /no more connections allowed|too many (?:clients|connections)|remaining connection slots/iu,
    tooMany,
  ],
  [/no space left on device|could not extend file|disk (?:is )?full/iu, full],
  [/read-only file system/iu, readOnly],
];

/** PostgreSQL's codes. Source: its manual, appendix A. */
const CODES: Readonly<Record<string, Describe>> = {
  "28P01": badLogIn,
  "28000": (database) =>
    `${database} does not let this user in from here. Correct DATABASE_URL, or PostgreSQL's pg_hba.conf.`,
  "3D000": missing,
  "42501": (database) =>
    `${database} does not let this user create what is needed. Make it the owner of the database, or GRANT CREATE ON DATABASE.`,
  "53300": tooMany,
  "53100": full,
  "25006": readOnly,
  "57P03": starting,
  "57P01": starting,
};

const OF_CERTIFICATES =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT_ALTNAME_INVALID)/u;

/** A file is written to as a connection is; these are said of files alone. */
const OF_DISKS: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO"]);

/** The driver's own words: there was no answer, no password, no TLS. */
const OF_DRIVER = /^(?:Connection terminated|timeout e|SASL|The server does not support SSL)/u;

function read(error: Error, name: "code" | "syscall" | "hostname"): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}

/** Why the database of `DATABASE_URL` cannot be used; null where it is not the database's doing. */
export function describeOfDatabase(error: Error, databaseUrl: string): string | null {
  const url = URL.parse(databaseUrl);
  const name = url === null ? "the database" : `the database ${url.host}${url.pathname}`;
  const { message } = error;
  const [code, syscall] = [read(error, "code"), read(error, "syscall")];
  // A query's own message quotes it.
  const isQuery = "query" in error && "params" in error;
  const byWords = isQuery ? undefined : MESSAGES.find(([pattern]) => pattern.test(message))?.[1];
  const told = byWords ?? CODES[code];
  if (told !== undefined) return told(name, message);
  if (OF_CERTIFICATES.test(code)) return badCertificate(name, message);
  if (code === "ECONNRESET" || code === "EPIPE") return notPostgres(name, message);
  const isOfNetwork = ["connect", "read", "write"].includes(syscall) && !OF_DISKS.has(code);
  if (isOfNetwork) return unreachable(name, message);
  if (syscall === "getaddrinfo" && read(error, "hostname") === url?.hostname)
    return unreachable(name, message);
  if (/^(?:received invalid response|unexpected message)/iu.test(message))
    return notPostgres(name, message);
  return OF_DRIVER.test(message)
    ? `${name} cannot be used: ${message}. Is DATABASE_URL right?`
    : null;
}
