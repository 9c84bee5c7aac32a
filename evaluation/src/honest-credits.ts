import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { askedExpectations } from "@elenchus/tutor/llm/grade/asked-expectations";
import { assess } from "@elenchus/tutor/llm/grade/assess";
import type { Judgement } from "@elenchus/tutor/llm/grade/judgement";
import { earns, type RightAnswer } from "./right-answer.ts";
import { createScriptedClient } from "./scripted-client.ts";

/** A credit that an honest judge gave, and what of it stands. */
export interface HonestCredit {
  readonly module: number;
  readonly id: string;
  readonly message: string;
  /** Above 0: how far the judge saw it said. */
  readonly judged: number;
  readonly stands: number;
}

const call = { signal: new AbortController().signal };

/** What stands of a judgement. */
export async function standingCredits(
  view: DialogueView,
  message: string,
  judgement: Judgement,
): Promise<HonestCredit[]> {
  const client = createScriptedClient({ name: "honest", generate: async () => judgement });
  const { coverage } = await assess(client, view, message, call);
  return judgement.expectations.map(({ id, coverage: judged }) => ({
    module: view.argument.module,
    id,
    message,
    judged,
    stands: coverage[id] ?? 0,
  }));
}

/** Whether less than the judge gave stands: near for covered, or nothing. */
export function isOverruled({ judged, stands }: HonestCredit): boolean {
  return (judged >= COVERED && stands < COVERED) || (judged >= NEAR && stands < NEAR);
}

/** Has an honest judge credit right answers with all of their words, and sees what stands. */
export async function creditRightAnswers(answers: readonly RightAnswer[]): Promise<HonestCredit[]> {
  const found: HonestCredit[] = [];
  for (const answer of answers) {
    const { argument, dialogue, message } = answer;
    const view = { argument, dialogue, transcript: [] };
    const expectations = askedExpectations(view)
      .filter((one) => earns(answer, one))
      .slice(0, answer.covers.length)
      .map(({ id }) => ({ id, words: message, why: "", coverage: 0.9 }));
    const judgement = { because: "", expectations, misconceptions: [], confidence: 0.9 };
    found.push(...(await standingCredits(view, message, { ...judgement, speechActs: ["answer"] })));
  }
  return found;
}
