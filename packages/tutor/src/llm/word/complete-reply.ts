import { shareOfMessageCopied } from "../../text/copying.ts";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { askByKey, tell } from "./canned-reply.ts";
import type { Materials, MoveTurn } from "./materials.ts";

/** Share of a text's runs of words that show that it has been said, lightly fitted. */
const SAID = 0.5;
/** Share of a statement's content words that show that it has been told. */
const TOLD = 0.6;
/** Sentences at the end of a reply in which its question may stand: "Which one? There are two of them." */
export const LAST = 2;

/** What sets a task where it begins a clause: "Now tell me why". */
const TASKS = new Set(
  "add ask build choose check compare complete count decide describe do draw explain find finish fill follow give go guess have imagine join keep leave list look make mark name pick point put quote read reread rewrite say see set show sort spell start state suppose swap take tell test think try turn underline use weigh work write".split(
    " ",
  ),
);
/** What may stand before it. */
const LEADS = new Set(
  "and but so now then first next please just also instead again perhaps maybe here once more".split(
    " ",
  ),
);

/** Whether a sentence ends in a question mark, whatever closes behind it. */
function isQuestion(sentence: string): boolean {
  return /\?["'”’)*\s]*$/u.test(sentence);
}

/** Whether it asks the learner: a question in quotation marks is told. */
export function asks(sentence: string): boolean {
  return /\?[)*\s]*$/u.test(sentence);
}

function setsTask(sentence: string): boolean {
  return sentence.split(/[,:;–—-]/u).some((clause) => {
    const verb = wordsOf(clause).find((word) => !LEADS.has(word));
    return verb !== undefined && TASKS.has(verb);
  });
}

function isSaid(text: string, reply: string): boolean {
  return normalise(reply).includes(normalise(text)) || shareOfMessageCopied(text, reply) >= SAID;
}

/** Whether a reply ends with a question or a task, its own or the key's. */
function endsOpen({ help, question }: Materials, reply: string): boolean {
  const last = splitSentences(reply).slice(-LAST);
  return (
    last.some((sentence) => isQuestion(sentence) || setsTask(sentence)) ||
    [help, question].some((text) => text !== null && isSaid(text, last.join(" ")))
  );
}

/** What this reply is to tell and has not told. */
export function findUntold({ told }: Materials, reply: string): Materials["told"] {
  const said = contentStems(reply);
  return told.filter(({ statement }) => {
    const stems = [...contentStems(statement)];
    const share = stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length);
    return share < TOLD;
  });
}

/** Whether a reply that has to tell something goes on to ask, or to close, before it has told it. */
export function tellsLate(materials: Materials, said: string, sentence: string): boolean {
  const { told, question } = materials;
  // What tells may be a question as well: of what is missing the key has the question.
  if (findUntold(materials, said).length === 0) return false;
  if (findUntold(materials, sentence).length < told.length) return false;
  return isQuestion(sentence) || (question !== null && isSaid(sentence, question));
}

/**
 * What a reply lacks to be the move that was decided: what is to be told, or a question or task at its end. Null when
 * it lacks nothing.
 */
export function findLacking(turn: MoveTurn, materials: Materials, reply: string): string | null {
  const untold = tell(findUntold(materials, reply));
  const isOver = turn.view.dialogue.outcome !== null;
  const ask = isOver || endsOpen(materials, reply) ? "" : askByKey(turn, materials);
  const lacking = [untold, ask]
    .filter((part) => part !== "")
    .join(" ")
    .replaceAll(" \n", "\n");
  if (lacking === "") return null;
  return lacking.startsWith("\n") ? lacking : ` ${lacking}`;
}
