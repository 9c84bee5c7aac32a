import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { NEAR } from "@elenchus/dialogue/coverage";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import type { FreshChoice } from "./fresh-choice.ts";
import { namedPhrase } from "@elenchus/dialogue/words/word-talk";
import questions from "./questions.json" with { type: "json" };

/** What is asked after a near answer, by what was asked for. */
const MORE: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = questions.more;

/** The expectation that is asked about, if any. */
export function targetOf(argument: Argument, id: string | null): Expectation | null {
  return argument.key.expectations.find((one) => one.id === id) ?? null;
}

/** A hint of the given strength, or the next that was not said yet; weaker ones, and the question again, only when all are said. */
export function hintFor(target: Expectation, level: number, choice: FreshChoice): string | null {
  const stronger = target.hints.slice(level);
  const weaker = target.hints.slice(0, level).toReversed();
  return choice.first([...stronger, ...weaker, target.prompt]) ?? askAgain(target, choice);
}

/** What the question is for: the expectation, how far the learner is with it, and the last message. */
interface Gap {
  readonly target: Expectation;
  readonly dialogue: Dialogue;
  readonly message: string;
  /** Whether this very message came near to it. */
  readonly isNear: boolean;
  /** Whether this very message covered something else. */
  readonly isFurther: boolean;
}

/** A question that leaves only a small gap, or the question again; for a term that was named, the question for its meanings. */
export function promptFor(gap: Gap, choice: FreshChoice): string | null {
  const { target } = gap;
  const narrow = [...narrowQuestions(gap), target.prompt, ...target.hints.toReversed()];
  return choice.first(narrow) ?? askAgain(target, choice);
}

function narrowQuestions({ target, dialogue, message, isNear, isFurther }: Gap): readonly string[] {
  if (target.kind === "ambiguous_term") {
    const isNamed = (dialogue.coverage[target.id] ?? 0) >= NEAR;
    // The word of this very message is done with where it covered something.
    const phrase = target.term?.phrase ?? (isFurther ? null : namedPhrase(message));
    if (!isNamed || phrase === null) return [];
    return questions.meanings.map((one) => one.replace("{}", () => phrase));
  }
  if (!isNear) return [];
  if (target.kind === "reason" && isFurther) return questions.other;
  return MORE[target.kind] ?? [];
}

/** The question again, in words that were not used yet. */
export function askAgain(target: Expectation, choice: FreshChoice): string | null {
  const own = target.question === undefined ? [] : [target.question];
  const narrow = target.kind === "probe" ? [target.prompt, ...target.hints] : [];
  return (
    choice.first([...own, ...narrow]) ??
    choice.among(questions.again[target.kind]) ??
    choice.first([target.prompt, ...target.hints]) ??
    choice.among(questions.invitations)
  );
}
