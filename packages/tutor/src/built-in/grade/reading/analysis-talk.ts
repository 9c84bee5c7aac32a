import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./analysis-talk-phrases.json" with { type: "json" };

const ASKS = compilePhrases(phrases.asks);
const ABSENCE = compilePhrases(phrases.absence);

/** A question about what ought to be, or one that only protests. */
const PROTESTS = compilePhrases(phrases.protests);

/** Whether a text asks for a fact, or says that one is not given. */
export function asksForFact(text: string): boolean {
  const plain = normalise(text);
  return (ASKS.test(plain) || ABSENCE.test(plain)) && !PROTESTS.test(plain);
}

const TRIFLE = compilePhrases(phrases.trifle);

/** Whether a text asks for something that could change nobody's mind. */
export function asksForTrifle(text: string): boolean {
  return TRIFLE.test(normalise(text));
}

const MATTERS_TO_ALL = compilePhrases(phrases.mattersToAll);

/** Whether a question is of a kind that matters to almost any argument: cost, numbers, comparison, source. */
export function asksForWeight(text: string): boolean {
  return MATTERS_TO_ALL.test(normalise(text));
}

const TAKEN_FOR_GRANTED = compilePhrases(phrases.takenForGranted);

/** Whether a text speaks of what is taken for granted, or doubts that it is so. */
export function takesForGranted(text: string): boolean {
  return TAKEN_FOR_GRANTED.test(normalise(text));
}

const VALUE_TALK = compilePhrases(phrases.valueTalk);

/** Whether a text ranks values or speaks of them. */
export function speaksOfValues(text: string): boolean {
  return VALUE_TALK.test(normalise(text));
}

const OPINES = compilePhrases(phrases.opines);

/** Whether a text says how its writer feels about the matter, or what ought to be. */
export function opines(text: string): boolean {
  return OPINES.test(normalise(text));
}

const RANKS =
  /\b(?:more important|matters? (?:most|more|less)|better than|worth more|prefers?|should come first|more than (?:fun|money|freedom|safety|fairness))\b|\bvalues? .{1,40} (?:over|more|above)\b/u;

/** Whether a text says what matters more, which no fact can settle. */
export function ranksValues(text: string): boolean {
  return RANKS.test(normalise(text));
}

const UNSPECIFIC =
  /^(?:(?:i think|maybe|perhaps|well|that|there|it|the|writer|this|is|are|could|be|can|other|another|different|conclusions?|something|anything|else|things?|options?|ways?|solutions?|possib\w*|many|some|more|lots?|of|a|to|do|we|they|you|about|problem|should|find|better|new|might)[,. ]*)+$/u;

/** Whether a text promises a point and makes none: "there could be other conclusions". */
export function isUnspecific(text: string): boolean {
  return UNSPECIFIC.test(normalise(text)) || wordsOf(text).length < 3;
}

const ARGUMENT_TALK = compilePhrases(phrases.argumentTalk);

/** Whether a text speaks of the argument as an argument, in words that fit any passage. */
export function speaksOfArgument(text: string): boolean {
  return ARGUMENT_TALK.test(normalise(text));
}

const OPEN = compilePhrases(phrases.open);
/** With so many content words besides, a text says what it proposes after all. */
const CONCRETE = 5;

/** Whether a text proposes "another way" or "a wise decision" and does not say which. */
export function leavesOpen(text: string): boolean {
  const plain = normalise(text);
  const rest = plain.replaceAll(OPEN, " ");
  return rest !== plain && contentStems(rest).size < CONCRETE;
}
