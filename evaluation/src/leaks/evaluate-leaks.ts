import { createReader } from "@elenchus/tutor/reader/reader";
import { parseFlags } from "../command-line.ts";
import { measureLeaks } from "./measure-leaks.ts";

const FLAGS = {
  leaks: { type: "boolean", default: true },
  show: { type: "boolean", default: false },
} as const;

/**
 * `npm run evaluate -- --leaks`: honest replies that lose a sentence, and telling sentences that are refused, as tables.
 * @returns the exit code
 * @throws UsageError
 */
export async function evaluateLeaks(args: readonly string[]): Promise<number> {
  const { show } = parseFlags(args, FLAGS);
  const reader = createReader();
  const { honest, telling, examples } = await measureLeaks(reader);
  await reader.close();
  console.log("Honest replies of which a sentence is refused:");
  console.table(honest);
  console.log("Telling sentences that are refused:");
  console.table(telling);
  if (show) console.log(examples.join("\n"));
  return 0;
}
