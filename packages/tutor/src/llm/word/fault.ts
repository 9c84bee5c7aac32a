/** Kinds of things that no sentence of a tutor may do. */
const FAULT_KINDS = {
  leak: "It gave away, or all but gave away, something that the learner has not found yet.",
  form: "It held a link, a list, code, a symbol or other marks; only plain sentences are wanted.",
  role: "It spoke of the tutor's own instructions, or took on another part than the tutor's.",
  asks_again: "It asked for something that the learner has found or been told already.",
  asks_twice: "It asked a second question.",
  asks_on: "It asked something new although the dialogue is over.",
  too_long: "It was far too long.",
  repeats: "It said the same thing again and again.",
  empty: "It said nothing.",
  late: "It did not come in time.",
} as const;

/** What a sentence did that it may not do. */
export type FaultKind = keyof typeof FAULT_KINDS;

/** Why a sentence is not said. */
export interface Fault {
  readonly kind: FaultKind;
  /** A short named reason for whoever reviews, without any text: "conclusion: whole". */
  readonly reason: string;
}

/** What was wrong, in words for the model; never with the words that were wrong. */
export function describeFault({ kind }: Fault): string {
  return FAULT_KINDS[kind];
}

/** What stopped a try at a reply. */
export interface Refused {
  readonly fault: Fault;
  /** The sentence that was refused; empty where none came. */
  readonly sentence: string;
  /** What the learner had read of the reply by then. */
  readonly said: string;
}
