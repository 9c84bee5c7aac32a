import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { checkGaming } from "@elenchus/tutor/checks/gaming/check-gaming";
import { readSpeechAct } from "@elenchus/tutor/built-in/listen/read-speech-act";
import {
  readOpinionCases,
  type OpinionCase,
} from "@elenchus/tutor/built-in/grade/second-look/opinion-numbers";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { Argument, ExpectationKind } from "@elenchus/dialogue/argument";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { dialogueAt, type LabelledAnswer, OWN_FIND, placeAnswer } from "../../labelled-answer.ts";
import type { StrangerArgument } from "../../stranger-arguments.ts";
import { readWrongAnswers } from "../../wrong-answers.ts";
import { askedIn, type GroundSample } from "../ground-samples.ts";

/** Where an answer is from. */
export type AnswerSource = "labelled" | "strange" | "listed" | "talk";

/** An answer in its place, and what it earns there. */
export interface JudgedAnswer extends Pick<GroundSample, "view" | "origin"> {
  readonly message: string;
  readonly covers: readonly string[];
  readonly near: readonly string[];
  readonly source: AnswerSource;
}

/** An answer held against one expectation, and whether it earns that. */
export interface JudgedCase extends OpinionCase {
  readonly right: boolean;
  readonly source: AnswerSource;
  readonly origin: string;
}

/** The labelled answers to the steps. */
export function labelledAnswers(labels: readonly LabelledAnswer[]): JudgedAnswer[] {
  return labels
    .filter(({ probe, act }) => probe === undefined && act === "answer")
    .map((label) => {
      const { argument, dialogue, message } = placeAnswer(label);
      const { covers, near, issue: origin } = label;
      const view = { argument, dialogue, transcript: [] };
      return { view, message, covers, near, origin, source: "labelled" as const };
    });
}

/** What people said at the steps of strangers' arguments, right and wrong. */
export async function strangeAnswers(
  strangers: readonly StrangerArgument[],
): Promise<JudgedAnswer[]> {
  const put = (argument: Argument, step: number, message: string, id?: string): JudgedAnswer => {
    const isOwn = argument.key.expectations.some((one) => one.id === id && one.isOwn === true);
    const earned = isOwn ? OWN_FIND : id;
    return {
      view: { argument, dialogue: dialogueAt(argument, { step }), transcript: [] },
      message,
      covers: earned === undefined ? [] : [earned],
      near: [],
      origin: argument.issue,
      source: "strange",
    };
  };
  const inOtherWords = strangers.flatMap(({ argument, otherWords }) =>
    argument.key.expectations
      .filter(({ kind }) => kind !== "probe")
      .flatMap(({ id, step }) =>
        (otherWords.get(id) ?? []).map((message) => put(argument, step, message, id)),
      ),
  );
  const written = (await readWrongAnswers(strangers)).flatMap(({ argument, places }) =>
    places
      .filter(({ probe }) => probe === undefined)
      .flatMap(({ step, wrong, right }) => [
        ...wrong.map((message) => put(argument, step, message)),
        ...right.map(({ id, message }) => put(argument, step, message, id)),
      ]),
  );
  return [...inOtherWords, ...written];
}

/** How learners lead up to what they say. */
const LEADS: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = {
  conclusion: ["The writer wants to say that ", "that ", "the conclusion is that "],
  reason: ["because ", "one reason is that ", "they say "],
  missing_information: ["it does not say ", "we are not told ", "I would ask: "],
  assumption: ["it takes for granted that ", "the writer assumes that ", "that "],
  alternative: ["maybe ", "instead, ", "I would say that "],
};
const OTHER_LEADS = ["I think ", "well, ", "I would say that "];
/** Of each list so many ways of saying it are answers. */
const WAYS = 3;

function leadUpTo(text: string, leads: readonly string[]): string {
  const [lead = ""] = shuffleBySeed(["", ...leads], hashText(text));
  return lead === "" ? text : lead + text.charAt(0).toLowerCase() + text.slice(1);
}

/** What keys list as right and as wrong, as learners would lead up to it. */
export function listedAnswers(known: readonly Argument[]): JudgedAnswer[] {
  return known.flatMap((argument) => {
    const { expectations, misconceptions } = argument.key;
    const put = (step: number, text: string, leads: readonly string[], covers: string[]) => ({
      view: { argument, dialogue: dialogueAt(argument, { step }), transcript: [] },
      message: leadUpTo(text, leads),
      covers,
      near: [],
      origin: argument.issue,
      source: "listed" as const,
    });
    const right = expectations
      .filter(({ kind, isOwn }) => kind !== "probe" && isOwn !== true)
      .flatMap(({ id, kind, step, statement, paraphrases }) =>
        [statement, ...shuffleBySeed(paraphrases, hashText(id + argument.issue))]
          .slice(0, WAYS)
          .map((text) => put(step, text, LEADS[kind] ?? OTHER_LEADS, [id])),
      );
    const wrong = misconceptions.flatMap(({ id, step, paraphrases }) =>
      shuffleBySeed(paraphrases, hashText(id + argument.issue))
        .slice(0, WAYS - 1)
        .map((text) => put(step, text, OTHER_LEADS, [])),
    );
    return [...right, ...wrong];
  });
}

/** Talk at the steps, which earns nothing. */
export function talkAnswers(samples: readonly GroundSample[]): JudgedAnswer[] {
  return samples
    .filter(({ view }) => view.dialogue.probed.length === 0)
    .map(({ view, text, origin }) => ({
      view,
      message: text,
      covers: [],
      near: [],
      origin,
      source: "talk",
    }));
}

/**
 * Cases of answers that are to be read. At a step that asks for finds there is one case an answer: whether it finds
 * anything, beside what is listed nearest to it.
 */
export async function readJudgedCases(
  encoder: SentenceEncoder,
  answers: readonly JudgedAnswer[],
): Promise<JudgedCase[]> {
  const cases: JudgedCase[] = [];
  for (const { view, message, covers, near, source, origin } of answers) {
    const { rest: answer } = checkGaming(message);
    if (answer === "" || readSpeechAct(view, answer).speechAct !== "answer") continue;
    const asked = askedIn(view.argument, view.dialogue);
    const read = await readOpinionCases(encoder, view, answer, asked);
    const isFind = read.some(({ expectation }) => isFindKind(expectation.kind));
    if (isFind) {
      if (covers.length === 0 && near.length > 0) continue;
      const [nearest] = read.toSorted((one, other) => other.near - one.near);
      if (nearest !== undefined)
        cases.push({ ...nearest, right: covers.length > 0, source, origin });
      continue;
    }
    for (const one of read) {
      const right = covers.includes(one.expectation.id);
      if (right || !near.includes(one.expectation.id))
        cases.push({ ...one, right, source, origin });
    }
  }
  return cases;
}
