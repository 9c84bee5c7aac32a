import { writeFile } from "node:fs/promises";
import { roundFitted } from "../fit-network.ts";

/** Numbers by name, and numbers within them, as they are written. */
export function roundAll(numbers: object): unknown {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "number" ? roundFitted(value) : roundAll(value as object),
    ]),
  );
}

/** Writes what was fitted beside the code that weighs with it. */
export async function writeFitted(name: string, fitted: unknown, indent: number): Promise<void> {
  const file = new URL(
    `../../../packages/tutor/src/built-in/grade/second-look/${name}`,
    import.meta.url,
  );
  await writeFile(file, `${JSON.stringify(fitted, null, indent)}\n`);
}
