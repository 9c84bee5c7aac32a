import type { Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { NEAR } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import texts from "../prompts/words-move.json" with { type: "json" };

/** A decided move, what it answers, and the state after it. */
export interface MoveTurn {
  /** `view.dialogue` is the state after the move; the message is not in the transcript yet. */
  readonly view: DialogueView;
  readonly message: string;
  readonly move: Move;
}

/** What of the answer key a move may use. There is nothing else of it that its words may be made from. */
export interface Materials {
  /** What the tutor asks about now. */
  readonly target: Expectation | null;
  /** What this message earned. */
  readonly covered: readonly Expectation[];
  /** What the tutor tells now. */
  readonly told: readonly Expectation[];
  /** The hint, narrow question or correction by which this move helps on. */
  readonly help: string | null;
  /** What is wrong about the misconceptions that the help does not speak of, without the right answer. */
  readonly wrong: string | null;
  /** The question that is open after the move: the next step's, the probe's, or the step's own again. */
  readonly question: string | null;
}

/** A hint of the given strength, or the next that was not said yet. */
function chooseHint({ view }: MoveTurn, { hints, prompt }: Expectation, level: number): string {
  const said = view.transcript
    .filter((one) => one.sender === "system")
    .map((one) => one.text)
    .join("\n");
  const inOrder = [...hints.slice(level), ...hints.slice(0, level).toReversed()];
  return inOrder.find((hint) => !said.includes(hint)) ?? prompt;
}

/** A word that the learner has named already needs no narrower question than what it may mean. */
function promptFor({ view }: MoveTurn, target: Expectation): string {
  const isNamed = (view.dialogue.coverage[target.id] ?? 0) >= NEAR;
  if (target.kind !== "ambiguous_term" || !isNamed || target.term === undefined)
    return target.prompt;
  return `What are two different things that "${target.term.phrase}" could mean in that sentence?`;
}

function chooseHelp(
  turn: MoveTurn,
  target: Expectation | null,
  correction: string | null,
): string | null {
  const { move } = turn;
  // Help towards something else would leave the mistake where it is.
  if (move.kind === "correct") return correction;
  if (target === null) return null;
  if (move.kind === "hint") return chooseHint(turn, target, move.level);
  const isNear = move.kind === "confirm" && move.near.includes(target.id);
  return move.kind === "prompt" || isNear ? promptFor(turn, target) : null;
}

/** Whether a part of the open step was found or told, so that its opening would ask for that again. */
export function isBegun({ argument, dialogue }: DialogueView): boolean {
  return argument.key.expectations.some(
    (one) => one.step === dialogue.step && one.kind !== "probe" && isEarned(dialogue, one),
  );
}

/** The question that stays open when the move is made: the target's own, what is left of the step, or all of it. */
function openQuestion({ view, move }: MoveTurn, target: Expectation | null): string | null {
  const { argument, dialogue } = view;
  if (dialogue.outcome !== null) return null;
  if (move.nextStep === null && target?.question !== undefined) return target.question;
  if (target !== null && target.kind !== "probe" && isBegun(view)) return texts.rest[target.kind];
  return argument.steps[dialogue.step]?.opening ?? null;
}

/** Gathers what a move may use of the key. */
export function materialsOf(turn: MoveTurn): Materials {
  const { view, move } = turn;
  const { key } = view.argument;
  const target = key.expectations.find((one) => one.id === move.target) ?? null;
  const shown = key.misconceptions.filter((one) => move.misconceptions.includes(one.id));
  const correction = shown[0]?.correction ?? null;
  const help = chooseHelp(turn, target, correction);
  return {
    target,
    covered: key.expectations.filter((one) => move.covered.includes(one.id)),
    told: key.expectations.filter((one) => move.asserted.includes(one.id)),
    help,
    wrong:
      shown
        .map((one) => one.correction)
        .filter((one) => one !== help)
        .join(" ") || null,
    question: openQuestion(turn, target),
  };
}

/** The texts among them that may stand in the reply word for word. */
export function allowedTexts({ help, wrong, question }: Materials): string[] {
  return [help, wrong, question].filter((text) => text !== null);
}
