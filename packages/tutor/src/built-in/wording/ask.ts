import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { NEAR } from "../../dialogue/coverage.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import type { FreshChoice } from "./fresh-choice.ts";
import { ASK_AGAIN } from "./phrases.ts";

/** The expectation that is asked about, if any. */
export function targetOf(argument: Argument, id: string | null): Expectation | null {
  return argument.key.expectations.find((one) => one.id === id) ?? null;
}

/** A hint of the given strength, or the next that was not said yet; weaker ones only when all are said. */
export function hintFor(target: Expectation, level: number, choice: FreshChoice): string | null {
  const stronger = target.hints.slice(level);
  const weaker = target.hints.slice(0, level).toReversed();
  return choice.first([...stronger, ...weaker, target.prompt]);
}

/** A question that leaves only a small gap; for a term that was named, the question for its meanings. */
export function promptFor(target: Expectation, dialogue: Dialogue, choice: FreshChoice): string | null {
  const isNamed = target.term !== undefined && (dialogue.coverage[target.id] ?? 0) >= NEAR;
  const forMeanings = isNamed
    ? [
        `Stay with "${target.term.phrase}". What are two different things that it could mean in that sentence?`,
        `So far we have the word "${target.term.phrase}". What would one reader take it to mean there, and what would another?`,
        `If the writer were asked what exactly "${target.term.phrase}" stands for, which two answers could come?`,
      ]
    : [];
  const forWhole =
    target.kind === "reason" || target.kind === "conclusion"
      ? ["Say it as one whole sentence: who or what does what, according to the passage?"]
      : [];
  const partly = (dialogue.coverage[target.id] ?? 0) >= NEAR ? forWhole : [];
  return choice.first([...forMeanings, ...partly, target.prompt, ...target.hints.toReversed()]);
}

/** The question again, in words that were not used yet. */
export function askAgain(target: Expectation, choice: FreshChoice): string | null {
  const own = target.question === undefined ? [] : [target.question];
  return choice.first(own) ?? choice.among(ASK_AGAIN[target.kind]) ?? choice.first([target.prompt, ...target.hints]);
}
