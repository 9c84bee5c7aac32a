import type { ExpectationKind } from "@elenchus/dialogue/argument";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { matterOf } from "../grade/speaks-of-matter.ts";
import { compileOpenings, compileSpeech } from "./plain-speech.ts";
import type { Clause, SpokenKind } from "./read-clauses.ts";
import phrases from "./speech-phrases.json" with { type: "json" };

/** A kind of speech, or a question of no listed kind. */
export type Spoken = SpokenKind | "asks_other";

/** By its start, which speech act a kind is of; the first in this order stands for a whole message. */
const ACTS: readonly (readonly [start: string, SpeechAct])[] = [
  ["tells_", "off_topic"],
  ["complains_", "complaint"],
  ["objects_", "objection"],
  ["asks_for_answer", "asks_for_answer"],
  ["asks_for_a_hint", "dont_know"],
  ["asks_after", "off_topic"],
  ["asks_", "question"],
  ["says_it_", "dont_know"],
  ["sees_nothing", "dont_know"],
  ["greets", "off_topic"],
  ["thanks", "off_topic"],
  ["praises", "off_topic"],
];

function actOf(kind: Spoken): SpeechAct {
  return ACTS.find(([start]) => kind.startsWith(start))?.[1] ?? "answer";
}

/** Talk that says nothing of the matter, beside what people say of themselves and the exercise. */
const FILLER = contentStems(phrases.idle);
const REPORTS = compileSpeech(phrases.reports);
const OF_PERSONS = compileSpeech(["(i|me|my|we|you|your)"]);
const OF_TASK = compileSpeech(phrases.ofTask);
const OF_TERM = compileSpeech(["(you|<term>)"]);
const ASKS = compileOpenings(phrases.asksOther);
const ASKS_BY_MARK = compileOpenings(phrases.asksByMark);
const POINTS = compileSpeech(phrases.points);
const HEDGE = compileSpeech([
  "(maybe|perhaps|possibly|probably|because|is it|could it be|i (think|guess|suppose)|but)",
]);

/** Kinds that ask, and in a step whose answers are questions may be such an answer. */
function mayAnswer({ kinds, text }: Clause): boolean {
  return kinds.every((kind) => {
    if (kind === "asks_meaning" || kind === "asks_same") return !fits(OF_TERM, text);
    return actOf(kind) === "question" || kind === "objects_problem" ? !fits(OF_TASK, text) : false;
  });
}

/** What is left of a message when phrases of speech are taken out, in plain speech. */
interface Rest {
  readonly clauses: readonly { readonly text: string; readonly isOfMatter: boolean }[];
  readonly stems: readonly string[];
  /** Stems that the passage or the key has too. */
  readonly matter: readonly string[];
  /** Whether the message ends in a question. */
  readonly isAsked: boolean;
}

function restOf(view: DialogueView, clauses: readonly Clause[]): Rest {
  const matter = matterOf(view.argument);
  const own = (text: string): string[] =>
    [...contentStems(text)].filter((stem) => !FILLER.has(stem));
  const texts = clauses.map((one) => one.rest).filter((one) => one !== "");
  const stems = own(texts.join(" "));
  return {
    clauses: texts.map((text) => ({
      text,
      isOfMatter: own(text).some((stem) => matter.has(stem)),
    })),
    stems,
    matter: stems.filter((stem) => matter.has(stem)),
    isAsked: clauses.at(-1)?.isAsked ?? false,
  };
}

const fits = (pattern: RegExp, text: string): boolean => ` ${text.trim()} `.search(pattern) >= 0;

/** Whether what is left beside a speech act is an answer, to be graded. */
function isAnswerBeside(
  kind: Spoken,
  act: SpeechAct,
  rest: Rest,
  step: ExpectationKind | null,
): boolean {
  const { length: own } = rest.stems;
  const reports = own > 0 && rest.clauses.some(({ text }) => fits(REPORTS, text));
  const isOfMatter = rest.matter.length > 0 && own > 3;
  switch (act) {
    case "complaint":
      if (kind === "complains_said") return own > 1;
      return reports || (isOfMatter && kind !== "complains_credit" && kind !== "complains_told");
    case "objection":
      if (step === "impact" && (kind === "objects_fine" || kind === "objects_false")) return true;
      return reports || (own > 3 && (kind !== "objects_view" || !isOfPassage(step)));
    case "question":
      if (reports || (VAGUE.has(kind) && own > 2)) return true;
      return kind === "asks_why" ? isOfMatter : own > (rest.isAsked ? 5 : 3);
    case "dont_know":
      return (
        own > (kind === "says_it_is_all" ? 0 : 4) ||
        (own > 0 && rest.clauses.some(({ text }) => fits(HEDGE, text))) ||
        rest.clauses.some(({ text, isOfMatter: hasMatter }) => hasMatter && !fits(OF_PERSONS, text))
      );
    case "asks_for_answer":
      return isOfMatter;
    default:
      return kind.startsWith("tells_") ? rest.matter.length > 1 : own > 0;
  }
}

const isOfPassage = (step: ExpectationKind | null): boolean =>
  step === "conclusion" || step === "reason";

/** What a message does, by the phrases of speech in it; null where nothing but an answer may be in it. */
export function weighClauses(
  view: DialogueView,
  clauses: readonly Clause[],
): { readonly speechAct: SpeechAct; readonly about: Spoken | null } | null {
  const step = kindOfStep(view);
  const isOpen = asksForQuestions(view) || step === "ambiguous_term";
  const kept = clauses.map((one) => (isOpen && mayAnswer(one) ? asAnswer(one) : one));
  const rest = restOf(view, kept);
  const heard = kept
    .flatMap((one) => one.kinds)
    .filter((kind) => kind !== "asks_right" || rest.stems.length === 0);
  const about = heard.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
  if (about === undefined)
    return hearQuestion(kept, rest, isOpen) ?? (step === "impact" ? null : hearTalk(kept));
  const speechAct = actOf(about);
  if (!isAnswerBeside(about, speechAct, rest, step)) return { speechAct, about };
  const isToAnswer = ["question", "objection", "complaint"].includes(speechAct);
  return isToAnswer ? { speechAct: "answer", about } : null;
}

/** Asked beside a plainer question, these say nothing of their own. */
const VAGUE: ReadonlySet<Spoken> = new Set(["asks_repeat", "asks_right"]);

function rankOf(kind: SpokenKind): number {
  return ACTS.findIndex(([start]) => kind.startsWith(start)) + (VAGUE.has(kind) ? 0.5 : 0);
}

function asAnswer(clause: Clause): Clause {
  return { ...clause, kinds: [], rest: clause.text.trim() };
}

/** So many words without a question mark may be "what is missing is …". */
const LONG_WITHOUT_MARK = 6;

function isAsking({ text, isAsked }: Clause): boolean {
  if (isAsked) return fits(ASKS, text) || fits(ASKS_BY_MARK, text);
  return fits(ASKS, text) && text.trim().split(" ").length <= LONG_WITHOUT_MARK;
}

/** A question of no listed kind that is put to the tutor, or asks what stands nowhere. */
function hearQuestion(
  clauses: readonly Clause[],
  rest: Rest,
  isOpen: boolean,
): { readonly speechAct: SpeechAct; readonly about: Spoken } | null {
  const asked = clauses.filter((one) => isAsking(one) && (!isOpen || fits(OF_TASK, one.text)));
  if (asked.length === 0) return null;
  const isAll = asked.length === clauses.length && !clauses.some((one) => fits(REPORTS, one.text));
  return {
    speechAct: isAll && rest.matter.length < 3 ? "question" : "answer",
    about: "asks_other",
  };
}

/** Words of the exercise: who has no others says nothing of the matter. */
const TALK = contentStems(phrases.talk);
const TALK_KINDS = Object.entries(phrases.talkKinds).map(
  ([kind, all]) => [kind as SpokenKind, compileSpeech(all)] as const,
);

/** Talk about the exercise in no listed phrase: a question, an objection or a complaint by the words in it. */
function hearTalk(
  clauses: readonly Clause[],
): { readonly speechAct: SpeechAct; readonly about: Spoken } | null {
  const text = clauses.map((one) => one.text.trim()).join(" ");
  const stems = [...contentStems(text)];
  const isTalk = stems.every((stem) => TALK.has(stem) || FILLER.has(stem));
  if (!isTalk || !stems.some((stem) => TALK.has(stem)) || fits(POINTS, text)) return null;
  if (clauses.some((one) => one.isAsked)) return { speechAct: "question", about: "asks_other" };
  const kind = TALK_KINDS.find(([, pattern]) => fits(pattern, text))?.[0];
  return kind === undefined ? null : { speechAct: actOf(kind), about: kind };
}
