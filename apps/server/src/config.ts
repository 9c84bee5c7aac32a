import * as z from "zod/mini";

z.config(z.locales.en());

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Port = z.coerce
  .number("must be a number")
  .check(z.int("must be a whole number"), z.minimum(0), z.maximum(65_535));

const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" });

const PublicUrl = z.url({
  protocol: /^https?$/,
  error: "must be the address that people open, such as https://learn.example.org",
});

const Secret = z.string().check(z.minLength(32, "must have at least 32 characters"));

const Shared = {
  PORT: z._default(Port, 3000),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS)),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10),
};

const DemoEnvironment = z.object({
  ...Shared,
  HOST: z._default(z.string(), "localhost"),
  DATABASE_URL: z.optional(DatabaseUrl),
  PUBLIC_URL: z.optional(PublicUrl),
  SESSION_SECRET: z.optional(Secret),
});

const ProductionEnvironment = z.object({
  ...Shared,
  HOST: z._default(z.string(), "0.0.0.0"),
  DATABASE_URL: DatabaseUrl,
  PUBLIC_URL: PublicUrl,
  SESSION_SECRET: Secret,
});

/** All that can be set from outside. */
export interface Config {
  /** Whatever is not production: PGlite, demo accounts, test mail and checkout. */
  readonly isDemo: boolean;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of PGlite and of what the demo keeps. */
  readonly dataDir: string;
  /** PostgreSQL's address; PGlite in `dataDir` when null, which only the demo allows. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Address that people open; when null, whatever address a request came to. */
  readonly publicUrl: string | null;
  /** Signs session cookies; when null the demo keeps one of its own in `dataDir`. */
  readonly sessionSecret: string | null;
}

/** What is set is not enough to start. The message lists everything at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Empty counts as unset: `KEY=` in an .env file means that nobody chose. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [key, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== "") chosen[key] = value.trim();
  }
  return chosen;
}

function describeProblems(error: z.core.$ZodError, environment: Record<string, string>): string {
  const lines = error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return `  ${key} ${key in environment ? issue.message : "is not set"}`;
  });
  return `Elenchus cannot start:\n${lines.join("\n")}\nSee .env.example.`;
}

/**
 * Reads the settings.
 * @throws ConfigError naming all that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const isDemo = environment["NODE_ENV"] !== "production";
  const chosen = withoutEmpty(environment);
  const result = z.safeParse(isDemo ? DemoEnvironment : ProductionEnvironment, chosen);
  if (!result.success) throw new ConfigError(describeProblems(result.error, chosen));
  const values = result.data;
  return {
    isDemo,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
  };
}
