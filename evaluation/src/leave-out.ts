import { hashText } from "@elenchus/dialogue/seeded-choice";

/** What samples have in common that must not be told apart by what they share: an argument, a message. */
interface OfOrigin {
  readonly origin: string;
}

/** Leaves a part of the origins out in turn; each sample with what `judgeBy` makes of it, fitted to the others. */
export function leaveOut<Sample extends OfOrigin, Result>(
  samples: readonly Sample[],
  folds: number,
  judgeBy: (others: readonly Sample[]) => (sample: Sample) => Result,
): Result[] {
  const foldOf = ({ origin }: Sample): number => hashText(origin) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const judge = judgeBy(samples.filter((one) => foldOf(one) !== fold));
    return samples.filter((one) => foldOf(one) === fold).map(judge);
  }).flat();
}
