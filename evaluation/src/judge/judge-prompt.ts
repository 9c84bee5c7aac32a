import type { Expectation } from "@elenchus/dialogue/argument";
import type { Prompt } from "@elenchus/tutor/llm/model-client";
import { fence } from "@elenchus/tutor/llm/prompts/fence";
import { fenceTranscript } from "@elenchus/tutor/llm/prompts/fence-transcript";
import { TUTOR_ROLE } from "@elenchus/tutor/llm/prompts/tutor-role";
import type { JudgedTurn } from "./judged-turn.ts";
import { RUBRIC } from "./rubric.ts";

/** Messages that a judge is shown at least. */
const SHOWN = 13;

/** Ways of saying an expectation that a judge is shown. */
const SHOWN_PARAPHRASES = 2;

function standingOf({ found, told }: JudgedTurn, { id }: Expectation): string {
  if (found.includes(id)) return " (found already)";
  return told.includes(id) ? " (told already)" : "";
}

function describeExpectation(turn: JudgedTurn, one: Expectation): string {
  const ways = one.paraphrases.slice(0, SHOWN_PARAPHRASES).map((text) => `"${text}"`);
  const own = one.isOwn === true ? " (stands for any such find of the learner's own)" : "";
  return [
    `- ${one.statement}${own}${standingOf(turn, one)}`,
    ...(ways.length > 0 ? [`  in other words: ${ways.join("; ")}`] : []),
  ].join("\n");
}

/** Further questions belong to the key only once they were asked. */
function isAsked({ transcript }: JudgedTurn, { kind, question }: Expectation): boolean {
  if (kind !== "probe") return true;
  return question !== undefined && transcript.some(({ text }) => text.includes(question));
}

function describeKey(turn: JudgedTurn): string {
  const { argument, step } = turn;
  return argument.steps
    .map(({ title, enough }, index) => {
      const own = argument.key.expectations.filter(
        (one) => one.step === index && isAsked(turn, one),
      );
      const other = index < step ? "done" : "still to come";
      const state = index === step ? "the open step" : other;
      const number = enough === undefined ? "" : `; ${enough} of these are enough`;
      const lines = own.map((one) => describeExpectation(turn, one));
      return [`Step ${index + 1}, ${title} (${state}${number})`, ...lines].join("\n");
    })
    .join("\n\n");
}

/** What a judge is asked about one reply: the scale as a prefix that all turns share, everything else fenced. */
export function buildJudgePrompt(turn: JudgedTurn): Prompt {
  const { argument, transcript, message, reply, isOver } = turn;
  return {
    instructions: [TUTOR_ROLE, RUBRIC],
    task: [
      fence("passage", argument.passage),
      `The answer key, step by step:\n${fence("key", describeKey(turn))}`,
      `The conversation so far, oldest first:\n${fenceTranscript(transcript, SHOWN)}`,
      `The learner's new message:\n${fence("learner", message)}`,
      `The tutor's reply, which you are to judge${isOver ? "; the dialogue ended with it" : ""}:\n${fence("reply", reply)}`,
    ].join("\n\n"),
  };
}
