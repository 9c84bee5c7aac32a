import { COVERED } from "../../dialogue/coverage.ts";
import type { LentParts } from "../../lent-parts.ts";
import { assess } from "../../llm/assessing/assess.ts";
import type { ModelClient } from "../../llm/model-client.ts";
import { creditAll, type Insight } from "./worst-case-model.ts";

/** Ids of what a message earns with a judge that credits it with everything. */
export async function earnWonOver(lent: LentParts, insight: Insight): Promise<string[]> {
  const { view, message } = insight;
  const judgement = creditAll(insight);
  const client = { name: "won over", generate: async () => judgement } as unknown as ModelClient;
  const call = { signal: new AbortController().signal };
  const { coverage } = await assess({ ...lent, client }, view, message, call);
  return Object.entries(coverage)
    .filter(([, value]) => value >= COVERED)
    .map(([id]) => id);
}
