import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://user:secret@db/elenchus",
  PUBLIC_URL: "https://learn.example.org",
  SESSION_SECRET: "x".repeat(32),
};

function problemsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("settings", () => {
  test("of an empty environment are the demo's", () => {
    expect(readConfig({})).toEqual({
      isDemo: true,
      host: "localhost",
      port: 3000,
      logLevel: "warn",
      dataDir: "./data",
      databaseUrl: null,
      databasePoolSize: 10,
      publicUrl: null,
      sessionSecret: null,
    });
  });

  test("that are empty count as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", DATA_DIR: "" })).toEqual(readConfig({}));
  });

  test("of production are taken as set", () => {
    expect(readConfig({ ...PRODUCTION, PORT: "8080" })).toMatchObject({
      isDemo: false,
      host: "0.0.0.0",
      port: 8080,
      logLevel: "info",
      databaseUrl: PRODUCTION.DATABASE_URL,
      publicUrl: PRODUCTION.PUBLIC_URL,
    });
  });

  test("that production lacks are named all at once", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const key of ["DATABASE_URL", "PUBLIC_URL", "SESSION_SECRET"]) {
      expect(problems).toContain(`${key} is not set`);
    }
  });

  test("that are wrong are told with the reason, and never with the value", () => {
    const wrong = { ...PRODUCTION, PORT: "many", SESSION_SECRET: "short", PUBLIC_URL: "ftp://x" };
    const problems = problemsOf(wrong);
    expect(problems).toContain("PORT must be a number");
    expect(problems).toContain("SESSION_SECRET must have at least 32 characters");
    expect(problems).toContain("PUBLIC_URL must be the address");
    expect(problems).not.toContain("short");
  });

  test.each(["-1", "65536", "80.5", "x"])("take no port %s", (PORT) => {
    expect(problemsOf({ PORT })).toContain("PORT");
  });
});
