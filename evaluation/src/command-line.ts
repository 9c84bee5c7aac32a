import { parseArgs, type ParseArgsConfig } from "node:util";

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** Options that are unknown or make no sense; the message is for whoever typed them. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * What was typed, by the options that a command knows.
 * @throws UsageError where something else was typed: a command that takes hours, or money, guesses nothing
 */
export function parseFlags<const Known extends Flags>(args: readonly string[], flags: Known) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const [first = said] = said.split(/\.\s/u);
    throw new UsageError(`${first.replace(/\.$/u, "")}. --help lists the options.`);
  }
}

/**
 * A whole number.
 * @throws UsageError where it is none, or less than the least
 */
export function readNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} is a whole number of ${least} or more, not "${text}".`);
}

/**
 * Items of a list with commas, in the order in which they are known.
 * @throws UsageError where one is unknown
 */
export function readList<Item extends string | number>(
  name: string,
  text: string,
  known: readonly Item[],
): Item[] {
  const wanted = text.split(",").map((one) => one.trim());
  const strange = wanted.filter((one) => !known.some((item) => String(item) === one));
  if (strange.length === 0) return known.filter((item) => wanted.includes(String(item)));
  throw new UsageError(`--${name} knows ${known.join(", ")}, not "${strange.join(", ")}".`);
}

/**
 * Runs a command with what was typed behind it. `--help` prints its help and runs nothing.
 * @param run gives the exit code
 * @returns the exit code
 */
export async function runCommandLine(
  help: string,
  run: (args: readonly string[]) => Promise<number>,
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    return 0;
  }
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 1;
  }
}
