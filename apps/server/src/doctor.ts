import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "./config.ts";
import { examineAll, type DoctorOptions } from "./dependencies/examine-all.ts";
import { tellUnsettled } from "./errors/tell-unsettled.ts";
import { describeFindings, findingsAbout, type Finding } from "./doctor/finding.ts";

/** @throws Error in words, for what is no option */
function readOptions(): DoctorOptions {
  const { values } = parseArgs({
    options: {
      servers: { type: "string", default: "1" },
      backups: { type: "string" },
      "env-file": { type: "string" },
    },
  });
  if (!/^[1-9]\d{0,3}$/u.test(values.servers)) throw new Error("--servers must be a number.");
  return {
    servers: Number(values.servers),
    backups: values.backups ?? null,
    envFile: values["env-file"] ?? null,
  };
}

/** Settings that are refused say all that there is to say: the server does not start with them. */
async function examine(options: DoctorOptions): Promise<Finding[]> {
  const serverFolder = resolve(import.meta.dirname, "..");
  try {
    return await examineAll(
      readConfig(),
      { serverFolder, readerScript: null, restoreScript: null },
      options,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.message.split("\n").slice(1, -1);
    const { broken, doubt } = findingsAbout("settings");
    return [
      ...lines.map((line) => broken(`${line.trim()}.`)),
      doubt("Nothing else was looked at: correct these, and ask again."),
    ];
  }
}

tellUnsettled("The examination");
try {
  const findings = await examine(readOptions());
  process.stdout.write(`${describeFindings(findings)}\n`);
  process.exitCode = findings.some(({ state }) => state === "broken") ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
