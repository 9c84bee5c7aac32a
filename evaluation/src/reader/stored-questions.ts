import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { contentStems } from "@elenchus/dialogue/words/words";
import { questionText } from "@elenchus/tutor/reader/question-text";
import type { Split } from "./read-turn.ts";

/** A way of asking something, beside the other ways of asking the same, or beside those of asking something else. */
export interface StoredQuestion {
  readonly split: Split;
  readonly message: string;
  /** What the reader reads it with. */
  readonly texts: readonly string[];
  readonly isSame: boolean;
}

/** Ways of asking something else, so many of the likest in words, and so many others. */
const OTHERS = { alike: 2, any: 1 } as const;
/** Of eight ways of asking one draws limits and one is for testing. */
const SPLITS: Readonly<Partial<Record<number, Split>>> = { 0: "limits", 1: "test" };

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length;
}

/** The stored questions as pairs: each way of asking with the others of its answer, and with those of other answers. */
export function storedQuestions(): StoredQuestion[] {
  const known = STORED_ANSWERS.map(({ questions }) => ({
    questions,
    stems: contentStems(questions.join(" ")),
  }));
  return known.flatMap((own) =>
    own.questions.flatMap((message): StoredQuestion[] => {
      const seed = hashText(message);
      const split = SPLITS[seed % 8] ?? "fit";
      const stems = contentStems(message);
      const others = shuffleBySeed(known, seed).filter((one) => one !== own);
      const alike = others.toSorted(
        (one, other) => likeness(other.stems, stems) - likeness(one.stems, stems),
      );
      const textsOf = (questions: readonly string[]): string[] => [
        questionText(questions),
        questionText(shuffleBySeed(questions, seed)),
      ];
      const same = own.questions.filter((one) => one !== message);
      return [
        { split, message, texts: textsOf(same), isSame: true },
        ...[...alike.slice(0, OTHERS.alike), ...others.slice(0, OTHERS.any)].map((one) => ({
          split,
          message,
          texts: textsOf(one.questions),
          isSame: false,
        })),
      ];
    }),
  );
}
