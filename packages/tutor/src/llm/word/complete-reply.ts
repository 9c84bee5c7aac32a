import { shareOfMessageCopied } from "../../text/copying.ts";
import { contentStems, normalise } from "@elenchus/dialogue/words/words";
import { splitSentences } from "../guard/split-sentences.ts";
import { asTold } from "../prompts/words-move.ts";
import type { Materials, MoveTurn } from "./materials.ts";

/** Share of a text's runs of words that show that it has been said, lightly fitted. */
const SAID = 0.5;
/** Share of a statement's content words that show that it has been told. */
const TOLD = 0.6;
/** Share of the content words of help that show that it has been given, in words that are fitted to the learner's. */
const GIVEN = 0.4;
/** Share of a sentence's runs that show from which text it is. */
const BELONGS = 0.6;

function isSaid(text: string, reply: string): boolean {
  return normalise(reply).includes(normalise(text)) || shareOfMessageCopied(text, reply) >= SAID;
}

function shareOfContent(text: string, said: ReadonlySet<string>): number {
  const stems = [...contentStems(text)];
  return stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length);
}

/** Whether a reply gives the help that was chosen; a question of its own does not take its place. */
function isGiven(help: string, reply: string): boolean {
  return isSaid(help, reply) || shareOfContent(help, contentStems(reply)) >= GIVEN;
}

/** Whether a sentence is one of a text's, lightly fitted or not. */
export function isPartOf(sentence: string, text: string): boolean {
  return (
    normalise(text).includes(normalise(sentence)) || shareOfMessageCopied(sentence, text) >= BELONGS
  );
}

function asks(reply: string): boolean {
  return /\?["'”’)*\s]*$/u.test(reply.trim());
}

/** Statements that this reply is to tell and has not told. */
export function findUntold({ told }: Materials, reply: string): string[] {
  const said = contentStems(reply);
  return told.filter(({ statement }) => shareOfContent(statement, said) < TOLD).map(asTold);
}

/**
 * What a reply lacks to be the move that was decided: what is to be told, the help that it is to give, or the
 * question that is open now. Null when it lacks nothing.
 */
export function findLacking(turn: MoveTurn, materials: Materials, reply: string): string | null {
  const untold = findUntold(materials, reply).map((statement) => `*${statement}*`);
  const { question, hint, prompt, correction } = materials;
  if (turn.view.dialogue.outcome !== null) return untold.length > 0 ? ` ${untold.join(" ")}` : null;
  const told = untold.length > 0 ? ` ${untold.join(" ")}` : "";
  if (turn.move.nextStep !== null) {
    const isOpened = question === null || isSaid(question, reply);
    return isOpened ? told || null : `${told}\n\n${question}`;
  }
  const help = prompt ?? hint ?? correction;
  const isAsked = asks(reply) || (question !== null && isSaid(question, reply));
  const isMade = help === null ? isAsked : isGiven(help, reply);
  const ask = help ?? question;
  return isMade || ask === null ? told || null : `${told} ${ask}`;
}

/**
 * What of the other wording of the same move is still to be said after a reply that broke off: from the
 * first sentence that belongs to the move's own material on, without what was said already.
 */
export function restOf(wording: string, materials: Materials, said: string): string {
  const { target, told, question, correction } = materials;
  const own = [
    ...told.map((one) => one.statement),
    ...(target === null ? [] : [...target.hints, target.prompt, target.question ?? ""]),
    question ?? "",
    correction ?? "",
  ].filter((text) => text !== "");
  const sentences = splitSentences(wording);
  const first = sentences.findIndex((sentence) => own.some((text) => isPartOf(sentence, text)));
  const rest = sentences.slice(first < 0 ? -1 : first);
  const heard = normalise(said);
  return rest.filter((sentence) => !heard.includes(normalise(sentence))).join("");
}
