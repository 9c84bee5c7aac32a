import type { Argument } from "./argument.ts";
import type { Assessment, Choice, Dialogue } from "./dialogue.ts";
import { isOwnFinding } from "./is-own-finding.ts";
import { hashText, shuffleBySeed } from "./seeded-choice.ts";
import { readPick } from "./read-pick.ts";
import { normalise, plainWords } from "./words/words.ts";

/** Wrong statements beside the right one. */
const MOST_WRONG = 3;
const LEAST_WRONG = 2;

/** The coverage of a right choice: that of an answer to a prompt, too. */
const CHOSEN = 0.85;

const sameText = (one: string, other: string): boolean => normalise(one) === normalise(other);

/** A statement as a sentence of its own, so that none stands out by its look. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[.\s]+$/u, "");
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[?!]$/u.test(trimmed) ? "" : "."}`;
}

/**
 * Three or four statements to choose from: the right one, its opposite, and misconceptions of its step, in an order that
 * differs from argument to argument. Null where there are too few.
 */
export function offerChoice(argument: Argument, dialogue: Dialogue, id: string): Choice | null {
  const meant = argument.key.expectations.find((one) => one.id === id);
  // A find of the learner's own is in no list.
  if (meant === undefined || meant.kind === "probe" || isOwnFinding(meant)) return null;
  const seed = hashText(`${argument.passage}:${meant.id}:${dialogue.learnerMessages}`);
  // An opposite that has the statement in it ("it does not matter whether …") would give it away.
  const whole = plainWords(meant.statement);
  const opposite = meant.opposites?.find((one) => !plainWords(one).includes(whole));
  const mistaken = argument.key.misconceptions
    .filter(({ step }) => step === meant.step)
    .flatMap(({ paraphrases }) => shuffleBySeed(paraphrases, seed).slice(0, 1));
  const right = asSentence(meant.statement);
  const wrong = [...(opposite === undefined ? [] : [opposite]), ...shuffleBySeed(mistaken, seed)]
    .map(asSentence)
    .filter((text, at, all) => all.findIndex((one) => sameText(one, text)) === at)
    .filter((text) => !sameText(text, right))
    .slice(0, MOST_WRONG);
  if (wrong.length < LEAST_WRONG) return null;
  const options = shuffleBySeed([right, ...wrong], seed);
  return { target: meant.id, options, right: options.indexOf(right) };
}

/** The letter of an option, as the tutor lists it and a learner may type it. */
export function letterOf(index: number): string {
  return String.fromCodePoint("A".charCodeAt(0) + index);
}

/** The option that a message picks, by its text, letter or place; −1 where it picks none. */
function pickedBy({ options }: Choice, message: string): number {
  const byText = options.findIndex((one) => sameText(one, message));
  return byText === -1 ? (readPick(message, options.length) ?? -1) : byText;
}

/** The judgement of a message that picks one of the statements that were offered; null where it picks none. */
export function judgeChoice(
  { key }: Argument,
  { choice }: Dialogue,
  message: string,
): Assessment | null {
  const picked = choice === null ? -1 : pickedBy(choice, message);
  if (choice === null || picked === -1) return null;
  const isRight = picked === choice.right;
  const option = choice.options[picked] ?? "";
  const misconception = key.misconceptions.find(({ paraphrases }) =>
    paraphrases.some((one) => sameText(asSentence(one), option)),
  );
  return {
    speechAct: "answer",
    coverage: isRight ? { [choice.target]: CHOSEN } : {},
    chose: isRight ? "right" : "wrong",
    misconceptions: isRight || misconception === undefined ? [] : [misconception.id],
    confidence: 1,
    findings: [],
    judge: "look-up",
  };
}
