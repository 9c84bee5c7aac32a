import type { Span } from "../../store/operations/operations-usage.ts";
import type { Stores } from "../../store/stores.ts";

const MICROS = 1_000_000;

export const USAGE_COLUMNS = [
  "day",
  "model",
  "group_name",
  "turns",
  "calls",
  "faults",
  "input_tokens",
  "output_tokens",
  "cost_dollars",
  "unpriced_calls",
];

/** The models' use by day, model and group. */
export async function* usageRows({ operations }: Pick<Stores, "operations">, span: Span) {
  for (const row of await operations.listUsage(span)) {
    yield {
      day: row.day,
      model: row.model,
      group_name: row.group,
      turns: row.turns,
      calls: row.calls,
      faults: row.faults,
      input_tokens: row.inputTokens,
      output_tokens: row.outputTokens,
      cost_dollars: row.costMicros / MICROS,
      unpriced_calls: row.unpriced,
    };
  }
}
