import { type Direction, leaningOf, project } from "@elenchus/tutor/built-in/grade/leaning";
import { normalise } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { fitDirection } from "./fit-ridge.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** A labelled answer as a vector, under the name of the direction that it tells something of. */
export interface LeaningSample {
  readonly label: LabelledAnswer;
  readonly name: string;
  readonly vector: Float32Array;
  readonly right: boolean;
}

/** How far each labelled answer leans, by a direction that was fitted without its issue. */
export type Leanings = ReadonlyMap<LabelledAnswer, number>;

/** Found by leaving issues out in turn. */
const SHRINK = 0.01;
const FOLDS = 6;

/** The labelled answers to steps whose right answers have something in common. */
export async function collectLeaningSamples(
  encoder: SentenceEncoder,
  labels: readonly LabelledAnswer[],
): Promise<LeaningSample[]> {
  const samples: LeaningSample[] = [];
  for (const label of labels) {
    if (label.probe !== undefined || label.act !== "answer") continue;
    const { argument, message } = placeAnswer(label);
    const asked = argument.key.expectations.find(
      (one) => one.step === label.step && leaningOf(one) !== null,
    );
    const name = asked === undefined ? null : leaningOf(asked);
    if (asked === undefined || name === null) continue;
    const isOpen = asked.kind !== "fallacy";
    const right = isOpen ? label.covers.length > 0 : label.covers.includes(asked.id);
    if (!right && label.near.length > 0) continue;
    const [vector] = await encoder.embed([normalise(message)]);
    if (vector !== undefined && vector.length > 0) samples.push({ label, name, vector, right });
  }
  return samples;
}

/** One direction for each name. */
export function fitLeanings(samples: readonly LeaningSample[]): Record<string, Direction> {
  const byName = Map.groupBy(samples, (sample) => sample.name);
  return Object.fromEntries([...byName].map(([name, own]) => [name, fitDirection(own, SHRINK)]));
}

/** How far each sample leans by directions that were fitted without the issues of its fold. */
export function leanInTurn(samples: readonly LeaningSample[]): Leanings {
  const issues = [...new Set(samples.map(({ label }) => label.issue))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const foldOf = new Map(issues.map((issue, at) => [issue, at % FOLDS]));
  const leanings = new Map<LabelledAnswer, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = ({ label }: LeaningSample): boolean => foldOf.get(label.issue) === fold;
    const directions = fitLeanings(samples.filter((sample) => !isOut(sample)));
    for (const sample of samples.filter(isOut)) {
      const direction = directions[sample.name];
      if (direction !== undefined) leanings.set(sample.label, project(direction, sample.vector));
    }
  }
  return leanings;
}
