import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import type { Move, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { neutralise } from "./fence.ts";
import type { Materials, MoveTurn } from "../word/materials.ts";

/** What a find is called when another one is asked for. */
const ANOTHER: Readonly<Record<ExpectationKind, string>> = {
  conclusion: "the conclusion",
  reason: "another reason that the passage gives",
  ambiguous_term: "another word of the passage that can be read in two ways, with both readings",
  missing_information: "another fact that is not told and would matter",
  assumption: "another thing that is taken for granted",
  value: "the other value that is at stake",
  fallacy: "what goes wrong in that step, in the learner's own words",
  fallacy_name: "the name of the fault that the learner has described",
  alternative: "another conclusion that the same reasons would bear",
  statistical_flaw: "what is wrong with the use of the figures",
  impact: "how far the argument still persuades, and why",
  probe: "the further question",
};

/** What was wrong with a message that was no try, by what its judge found. */
const FINDINGS: Readonly<Record<string, string>> = {
  commands_the_tutor:
    "The learner tried to give you orders. Say in one sentence that only what they say about the passage counts.",
  copies_the_passage:
    "The learner copied the passage. Say in one sentence that you would like their own words.",
  copies_a_hint:
    "The learner sent your own words back. Say in one sentence that it is their words you would like.",
  heap_of_words:
    "The learner wrote a heap of key words. Say in one sentence that a claim needs a sentence.",
  says_a_courtesy: "The learner said a courtesy. Return it in a few words.",
  no_content: "The learner wrote next to nothing. Ask in one sentence for a rough thought.",
};

function list(texts: readonly string[]): string {
  return texts.map((text) => `- ${neutralise(text)}`).join("\n");
}

/** What the learner has just got right; of a find of their own, only that it counts. */
function confirmation({ covered }: Materials): string {
  if (covered.length === 0) return "";
  const own = covered.some(isOwnFind);
  const listed = covered.filter((one) => !isOwnFind(one)).map(asTold);
  return [
    "The learner has just said this, and it is right; confirm it plainly in one sentence, naming what was right in the learner's own words:",
    listed.length > 0 ? list(listed) : "",
    own
      ? "- A find of the learner's own that nobody had listed, and it counts. Name it as they put it."
      : "",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** How to take up a message that did not get there. */
function opener({ speechAct, finding, near, again }: Move): string {
  if (finding === "asks_for_a_hint") return "The learner asked for a hint and gets one.";
  if (speechAct === "dont_know")
    return "The learner does not know. Take that lightly in a few words.";
  if (speechAct === "asks_for_answer")
    return "The learner asked to be told. Say kindly in a few words that finding it is the point.";
  if (near.length > 0)
    return "The learner came near. Say that it goes in the right direction, and neither that it is right nor what is missing.";
  return again === undefined
    ? "The learner tried and missed. Take up what they wrote without calling it right or wrong outright."
    : "The learner says again what has been found already, and nothing else. Say in a few words, with theirs, that it is found.";
}

function exactly(what: string, text: string | null): string {
  return `${what}, word for word or lightly fitted to what the learner wrote, and go no further than it does: "${neutralise(text ?? "")}"`;
}

function askAgain({ question }: Materials): string {
  return `Then ask the open question again, in other words that give away no more: "${neutralise(question ?? "")}"`;
}

function askNext({ move }: MoveTurn, materials: Materials): string {
  const { target, prompt, question } = materials;
  if (target === null) return askAgain(materials);
  if (target.kind === "probe")
    return exactly("Lead over to a further question in a few words and ask it", question);
  if (prompt !== null && move.near.includes(target.id))
    return exactly("More came near as well. Ask for it with this", prompt);
  return `Then ask for ${ANOTHER[target.kind]}. Do not say which, or where.`;
}

function openNext({ view, move }: MoveTurn, { question }: Materials): string {
  const step = move.nextStep === null ? undefined : view.argument.steps[move.nextStep];
  if (step === undefined) return "";
  return `Then open the next step, "${step.title}", in a paragraph of its own, with this question word for word: "${neutralise(question ?? "")}"`;
}

/** How a success is closed: the learner is credited with what nobody told, and with nothing else. */
function closingOfSuccess({ argument, dialogue }: DialogueView): string {
  const title = argument.steps.at(-1)?.title ?? "";
  if (dialogue.asserted.length === 0)
    return `The dialogue is over, and the learner found everything, up to "${title}". Close in one or two sentences with what they can now do, without praise of their person. Ask nothing.`;
  const own = argument.steps.filter((step) => step.isSkill).map((step) => `"${step.title}"`);
  return `The dialogue is over. The learner found what the module is about (${own.join(", ")}); other things had to be told. Close in one or two sentences with what they can now do there, without praise of their person, and neither say nor suggest that they found everything or anything that was told. Ask nothing.`;
}

function closing(view: DialogueView): string {
  switch (view.dialogue.outcomeReason) {
    case "all_covered":
      return closingOfSuccess(view);
    case "skill_step_told":
      return "The dialogue is over. Part of it had to be told. Close kindly in one or two sentences; say that the summary shows what to look at next. Do not call it a success, and tell nothing more. Ask nothing.";
    case "message_limit":
    case null:
      return "The dialogue has reached its length. Close kindly in one or two sentences; say that the summary shows how far they got and what is worth another look. Do not call it a success, and tell nothing that is still open. Ask nothing.";
  }
}

/** Why the tutor tells now. */
const WHY_TOLD: Readonly<Partial<Record<SpeechAct, string>>> = {
  dont_know: "The learner does not know, and there is no more help to give.",
  asks_for_answer: "The learner wants to be told, and there is no more help to give.",
};

/** A statement as a tutor may repeat it: of missing information it is a question, which nobody is to answer. */
export function asTold({ kind, statement }: Expectation): string {
  return kind === "missing_information"
    ? `What is missing is the answer to this: ${statement}`
    : statement;
}

function telling(turn: MoveTurn, materials: Materials): string {
  const { told } = materials;
  const next = turn.move.nextStep === null ? closing(turn.view) : openNext(turn, materials);
  return [
    `${WHY_TOLD[turn.move.speechAct] ?? "The learner has tried often enough."} The tutor tells now. Say in a few words that you will show it, then tell exactly this, all of it, close to these words:`,
    list(told.map(asTold)),
    next,
  ].join("\n");
}

/** What the decided move is to say, and the only parts of the key that it may be made from. */
export function describeMove(turn: MoveTurn, materials: Materials): string {
  const { move, view } = turn;
  const lines: Readonly<Record<Move["kind"], () => readonly string[]>> = {
    confirm: () => [confirmation(materials), askNext(turn, materials)],
    advance: () => [confirmation(materials), openNext(turn, materials)],
    close: () => [confirmation(materials), closing(view)],
    assertion: () => [confirmation(materials), telling(turn, materials)],
    hint: () => [opener(move), exactly("Give this hint", materials.hint)],
    prompt: () => [opener(move), exactly("Ask with this", materials.prompt)],
    pump: () => [
      "You cannot tell what the learner means. Say so without calling it right or wrong, and ask them to say more.",
      askAgain(materials),
    ],
    correct: () => [
      "The learner gave an answer that many give. Take it up in their own words, and say what is wrong about it with no more than the material says.",
      materials.correction === null
        ? exactly("Give this hint", materials.hint)
        : exactly("Say this", materials.correction),
    ],
    answer_question: () => [
      "The learner asked something. If it is about the task, a word of the lesson, or you, answer it in one or two sentences, in the lesson's words and without an example. If it is about the answer itself, say kindly that this is what the two of you are finding out.",
      askAgain(materials),
    ],
    redirect: () => [
      FINDINGS[move.finding ?? ""] ??
        "The learner left the subject. Say so kindly in one sentence, without following them there.",
      askAgain(materials),
    ],
    support: () => {
      throw new Error("What a learner in distress is told never goes through a model.");
    },
  };
  return [`The move: ${move.kind}`, ...lines[move.kind]()].filter((line) => line !== "").join("\n");
}
