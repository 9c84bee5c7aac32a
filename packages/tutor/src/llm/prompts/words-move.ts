import type { Expectation } from "@elenchus/dialogue/argument";
import type { Move } from "@elenchus/dialogue/dialogue";
import { nameNoTry } from "@elenchus/dialogue/finding";
import { findingOf } from "@elenchus/dialogue/summary/step-findings";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { describeMarks } from "./describe-marks.ts";
import { fenceLines, neutralise } from "./fence.ts";
import { withoutGaming } from "./fence-transcript.ts";
import { describeStep } from "./summary-prompt.ts";
import { isBegun, type Materials, type MoveTurn } from "../word/materials.ts";
import texts from "./words-move.json" with { type: "json" };

/** What a reply is for after a message that was no try, by what its judge found. */
const NO_TRY: Readonly<Record<string, string>> = texts.noTry;

/** What is said first to an act, whatever the move; to an answer nothing. */
const ACTS: Readonly<Record<string, string>> = texts.acts;

function list(told: readonly string[]): string {
  return told.map((text) => `- ${neutralise(text)}`).join("\n");
}

/** A statement as a tutor may repeat it: of missing information it is a question, which nobody is to answer. */
export function asTold({ kind, statement }: Expectation): string {
  return kind === "missing_information"
    ? `What is missing is the answer to this: ${statement}`
    : statement;
}

/** What the learner found, in the words that found it: the key's would say more. What was only pointed to is the passage's. */
export function asFound(view: DialogueView, one: Expectation): string {
  const name = one.kind === "probe" ? "further question" : one.kind.replaceAll("_", " ");
  const words = view.heard?.earnedBy?.[one.id] ?? findingOf(view, one).words;
  if (words !== null && words !== "") return `${name}: "${withoutGaming(words)}"`;
  const isPlace = one.kind === "conclusion" || one.kind === "reason";
  return `${name}: ${isPlace ? (one.quote ?? one.statement) : one.statement}`;
}

/** What the judge found in the message: what is right, half right and wrong in it, and why. */
function describeJudgement({ view, move }: MoveTurn, materials: Materials): string[] {
  const { because, halfSaid = {}, earnedBy = {} } = view.heard ?? {};
  const isAhead = ({ step }: Expectation): boolean => step > move.step;
  const ahead = materials.covered.some(isAhead) ? ` ${texts.ahead}` : "";
  const found = materials.covered.map(
    (one) => `- ${isAhead(one) ? "ahead, " : ""}${asFound(view, one)}`,
  );
  const half = move.near.flatMap((id) =>
    halfSaid[id] === undefined
      ? []
      : [`- "${withoutGaming(earnedBy[id] ?? "")}". The judge: ${halfSaid[id]}`],
  );
  return [
    ...fenceLines(`Just found by the learner, and right${ahead}:`, "found", found),
    ...fenceLines("Near, and not yet enough:", "near", half),
    ...(because === undefined ? [] : [`The judge's reason: ${neutralise(because)}`]),
    ...(materials.wrong === null
      ? []
      : [
          `There is a common mistake in the message. What a tutor might say to it (leave out what it asks): ${neutralise(materials.wrong)}`,
        ]),
  ];
}

function help(text: string | null): string[] {
  return text === null ? [] : [`Help: "${neutralise(text)}"`];
}

/** What a reply is for that helps on after a message that did not get there. */
function helpOn({ speechAct, near, again }: Move): string {
  if (near.length > 0) return texts.helpOn.near;
  if (again !== undefined) return texts.helpOn.again;
  return speechAct === "answer" ? texts.helpOn.tried : texts.helpOn.stuck;
}

/** How a message is taken up of which something is right, and perhaps something is not. */
function confirming({ wrong }: Materials): string {
  return wrong === null
    ? "The learner is right. Confirm it in their words, and say what makes it right."
    : "Part of the message is right. Confirm that in their words, and say what makes it right; then say what does not hold.";
}

/** What is asked for at the open step: its question, or what is left of it where a part was found or told. */
function askForRest({ view }: MoveTurn, materials: Materials): string[] {
  const { target, question } = materials;
  if (target === null || target.kind === "probe" || !isBegun(view)) return help(question);
  const title = view.argument.steps[view.dialogue.step]?.title ?? "";
  return [
    `Ask for what is still missing at "${title}": ${texts.missing[target.kind]}. Do not say which, or where.`,
  ];
}

function askNext(turn: MoveTurn, materials: Materials): string[] {
  const { target, help: given, question } = materials;
  if (target?.kind === "probe")
    return [
      "The learner has found this. Confirm it in their words, and push on with one question that goes further. Ask for what the help asks for.",
      ...help(question),
    ];
  const confirm = confirming(materials);
  if (target !== null && given !== null && turn.move.near.includes(target.id))
    return [
      `${confirm} They have half said more: ask the narrow question that brings out the rest.`,
      ...help(given),
    ];
  return [`${confirm} Then ask on.`, ...askForRest(turn, materials)];
}

function openNext(turn: MoveTurn, materials: Materials): string[] {
  const { view, move } = turn;
  const step = move.nextStep === null ? undefined : view.argument.steps[move.nextStep];
  if (step === undefined) return [];
  const skipped = view.argument.steps.slice(move.step + 1, move.nextStep ?? 0);
  const wanted = step.enough === undefined ? "" : ` ${step.enough} are wanted there in all.`;
  return [
    ...skipped.map(
      ({ title }) => `"${title}" has been answered already: say that it is done, too.`,
    ),
    `Then open the next step, "${step.title}", in a paragraph of its own. ${texts.openNext}${wanted}`,
    ...askForRest(turn, materials),
  ];
}

/** How a success is closed: the learner is credited with what they did, and with nothing else. */
function closingOfSuccess({ view, message, move }: MoveTurn): string {
  const { argument, dialogue, heard } = view;
  const last = { sender: "user", text: message, step: move.step } as const;
  const transcript = [
    ...view.transcript,
    heard === undefined ? last : { ...last, assessment: heard },
    { sender: "system", text: "", step: move.step, move } as const,
  ];
  const events = argument.steps.map((_, step) => describeStep({ ...view, transcript }, step));
  const own = argument.steps.filter((step) => step.isSkill).map((step) => `"${step.title}"`);
  const found =
    dialogue.asserted.length === 0
      ? "The learner found what each step asks for, which need not be all there is."
      : `The learner found what the module is about (${own.join(", ")}); other things had to be told.`;
  return `The dialogue is over. ${found} What happened:\n${events.join("\n")}\n${texts.closing.all_covered}`;
}

function closing(turn: MoveTurn): string {
  const reason = turn.view.dialogue.outcomeReason ?? "message_limit";
  return reason === "all_covered" ? closingOfSuccess(turn) : texts.closing[reason];
}

function telling(turn: MoveTurn, materials: Materials): string[] {
  return [
    `There is no more help to give. Now you tell: say in a few words that you will show it, then tell exactly this, all of it, close to these words:`,
    list(materials.told.map(asTold)),
    ...(turn.move.nextStep === null ? [closing(turn)] : openNext(turn, materials)),
  ];
}

/** How a message is taken up whose words leave open what is meant. Of marks beside them it is known what they are. */
function unclear({ kind, marks = [] }: Move): string {
  if (marks.some(({ standing }) => standing === "right" || standing === "wrong"))
    return "The learner marked a sentence, and you know what it is. Say so of what they marked, and why; then ask for what is still wanted.";
  return kind === "pump" ? texts.pump : texts.locate;
}

const LEAD_BACK = "Then lead back to what is open, in other words than before.";

/** How all that a message does is met, before the move is made. */
function meetActs({ view, move }: MoveTurn): string[] {
  const { findings = [], believed } = view.heard ?? {};
  const isBefore = findings.some(({ kind }) => kind === "said_before");
  const wasSaid = move.again !== undefined || believed !== undefined || isBefore;
  const spoken = findings.flatMap((one) => (one.kind === "spoken" ? [one.act] : []));
  return [...new Set([move.speechAct, ...spoken])]
    .filter((act) => move.kind !== "assertion" || act !== "asks_for_answer")
    .flatMap((act) => {
      if (act !== "complaint" || move.takenBack !== undefined) return ACTS[act] ?? [];
      return `${texts.acts.complaint} ${wasSaid ? texts.wasSaid : texts.notSaid}`;
    });
}

/** What the judge found, what the decided move is for, and the only parts of the key that it may be made from. */
export function describeMove(turn: MoveTurn, materials: Materials): string {
  const { move, view } = turn;
  const { help: given } = materials;
  const found = materials.covered.length > 0 ? [confirming(materials)] : [];
  const purpose: Readonly<Record<Move["kind"], () => readonly string[]>> = {
    confirm: () => askNext(turn, materials),
    advance: () => [...found, ...openNext(turn, materials)],
    close: () => [...found, closing(turn)],
    assertion: () => [...found, ...telling(turn, materials)],
    hint: () => [helpOn(move), ...help(given)],
    prompt: () => [helpOn(move), ...help(given)],
    pump: () => [unclear(move), ...askForRest(turn, materials)],
    locate: () => [unclear(move)],
    choose: () => {
      throw new Error("Choices are offered by the tutor without a model alone.");
    },
    apologise: () => [LEAD_BACK, ...askForRest(turn, materials)],
    correct: () =>
      given === null
        ? [unclear(move), ...askForRest(turn, materials)]
        : [texts.correct, ...help(given)],
    answer_question: () => [LEAD_BACK, ...askForRest(turn, materials)],
    redirect: () => [
      NO_TRY[nameNoTry(move.because) ?? ""] ??
        "The learner has left the subject. Answer in one kind sentence, without following them there.",
      LEAD_BACK,
      ...askForRest(turn, materials),
    ],
    support: () => {
      throw new Error("What a learner in distress is told never goes through a model.");
    },
  };
  const own = move.takenBack === undefined ? [] : [texts.takenBack];
  const lines = [...own, ...purpose[move.kind]()];
  return [
    ...describeJudgement(turn, materials),
    ...describeMarks(view.argument, move.marks),
    ...meetActs(turn),
    `What your reply is for (${move.kind}): ${lines.join("\n")}`,
  ].join("\n");
}
