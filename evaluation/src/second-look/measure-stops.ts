import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import { askedExpectations } from "@elenchus/tutor/llm/grade/asked-expectations";
import { assess } from "@elenchus/tutor/llm/grade/assess";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import { earns, type RightAnswer } from "../right-answer.ts";

/** A right credit that was stopped. */
export interface Stop {
  readonly module: number;
  readonly expectation: string;
  readonly message: string;
  /** What the message counts as then. */
  readonly speechAct: string;
}

/** What became of the credits of an honest judge. */
export interface Stops {
  /** By module. */
  readonly credits: ReadonlyMap<number, number>;
  readonly stopped: readonly Stop[];
  /** How many stand in part, as having come near. */
  readonly near: number;
}

const call = { signal: new AbortController().signal };

/** Has an honest judge credit right answers, and sees which credits do not stand. */
export async function measureStops(
  encoder: SentenceEncoder,
  answers: readonly RightAnswer[],
): Promise<Stops> {
  const credits = new Map<number, number>();
  const stopped: Stop[] = [];
  let near = 0;
  const lent = lendParts({ encoder });
  for (const answer of answers) {
    const { argument, dialogue, message } = answer;
    const { module } = argument;
    const view = { argument, dialogue, transcript: [] };
    if (lent.checkCheaply(view, message) !== null) continue;
    const ids = askedExpectations(view)
      .filter((one) => earns(answer, one))
      .map(({ id }) => id)
      .slice(0, answer.covers.length);
    const expectations = ids.map((id) => ({ id, words: message, why: "", coverage: 0.9 }));
    const judgement = { speechAct: "answer", expectations, misconception: null, confidence: 0.9 };
    const client = { name: "honest", generate: async () => judgement } as unknown as ModelClient;
    const { coverage, speechAct } = await assess({ ...lent, client }, view, message, call);
    credits.set(module, (credits.get(module) ?? 0) + ids.length);
    for (const id of ids) {
      const stands = coverage[id] ?? 0;
      if (stands < NEAR) stopped.push({ module, expectation: id, message, speechAct });
      else if (stands < COVERED) near += 1;
    }
  }
  return { credits, stopped, near };
}
