import { readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../../../../deploy/systemd/elenchus.service");

/** What systemd would do with `deploy/systemd/elenchus.service`. */
export interface Unit {
  /** The last value of a setting that is given once. @throws Error where there is none */
  get(name: string): string;
  /** What `Environment=` lines set, in order. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Lines of the form `Name=value`, as systemd reads them. */
export function readUnit(): Unit {
  const lines = readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => /^[A-Z]/u.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const set = lines
    .filter(([name]) => name === "Environment")
    .map(([, line]) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
  return {
    get(name) {
      const value = lines.findLast(([key]) => key === name)?.[1];
      if (value === undefined) throw new Error(`the unit has no ${name}`);
      return value;
    },
    environment: Object.fromEntries(set) as Record<string, string>,
  };
}
