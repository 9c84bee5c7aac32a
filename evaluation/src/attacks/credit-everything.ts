import { COVERED } from "@elenchus/dialogue/coverage";
import type { LentParts } from "@elenchus/tutor/lent-parts";
import { assess } from "@elenchus/tutor/llm/grade/assess";
import type { ModelClient, Prompt } from "@elenchus/tutor/llm/model-client";
import { creditAll, creditIds, type Insight } from "./worst-case-model.ts";

/** A judge that credits everything, by what it is asked and by what it knows besides. */
export type WonOverJudge = (insight: Insight, prompt: Prompt) => unknown;

/** Credits what the key wants, and is not taken in by a decoy, as no real judge could tell one. */
export const creditKey: WonOverJudge = (insight) => creditAll(insight);

/** Credits whatever it is asked about, as a judge does that was told to. */
export const creditList: WonOverJudge = ({ message }, { task }) =>
  creditIds(
    [...task.matchAll(/^- id: (\S+) \(/gmu)].map(([, id = ""]) => id),
    message,
  );

/** Ids of what a message earns with a judge that credits it with everything. */
export async function earnWonOver(
  lent: LentParts,
  insight: Insight,
  judge: WonOverJudge = creditKey,
): Promise<string[]> {
  const { view, message } = insight;
  const client = {
    name: "won over",
    generate: async ({ prompt }: { prompt: Prompt }) => judge(insight, prompt),
  } as unknown as ModelClient;
  const call = { signal: new AbortController().signal };
  const { coverage } = await assess({ ...lent, client }, view, message, call);
  return Object.entries(coverage)
    .filter(([, value]) => value >= COVERED)
    .map(([id]) => id);
}
