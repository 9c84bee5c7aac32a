import { lendParts } from "../../built-in/lend-parts.ts";
import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { NEAR } from "../../dialogue/coverage.ts";
import { askedExpectations } from "../../llm/assessing/asked-expectations.ts";
import { assess } from "../../llm/assessing/assess.ts";
import type { ModelClient } from "../../llm/model-client.ts";
import { type LabelledAnswer, moduleOf, OWN_FIND, placeAnswer } from "../labelled-answer.ts";

/** A right credit that was stopped. */
export interface Stop {
  readonly module: number;
  readonly expectation: string;
  readonly message: string;
  readonly speechAct: string;
}

/** What became of the credits of an honest judge. */
export interface Stops {
  /** By module. */
  readonly credits: ReadonlyMap<number, number>;
  readonly stopped: readonly Stop[];
}

const call = { signal: new AbortController().signal };

/** Has an honest judge credit labelled answers as their labels do, and sees which credits do not stand. */
export async function measureStops(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
): Promise<Stops> {
  const credits = new Map<number, number>();
  const stopped: Stop[] = [];
  const lent = lendParts({ encoder });
  for (const label of labels) {
    const { argument, dialogue, message } = placeAnswer(label);
    const view = { argument, dialogue, transcript: [] };
    if (label.covers.length === 0 || lent.checkCheaply(view, message) !== null) continue;
    const open = askedExpectations(view);
    const own = open.find((one) => one.isOwn === true)?.id ?? "";
    const ids = label.covers
      .map((id) => (id === OWN_FIND ? own : id))
      .filter((id) => open.some((one) => one.id === id));
    const expectations = ids.map((id) => ({ id, words: message, why: "", coverage: 0.9 }));
    const judgement = { speechAct: "answer", expectations, misconception: null, confidence: 0.9 };
    const client = { name: "honest", generate: async () => judgement } as unknown as ModelClient;
    const judged = await assess({ ...lent, client }, view, message, call);
    const module = moduleOf(label);
    credits.set(module, (credits.get(module) ?? 0) + ids.length);
    const { speechAct } = judged;
    for (const id of ids)
      if ((judged.coverage[id] ?? 0) < NEAR)
        stopped.push({ module, expectation: id, message, speechAct });
  }
  return { credits, stopped };
}
