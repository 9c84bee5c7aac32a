import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Issue } from "@elenchus/curriculum/issue";
import { families } from "@elenchus/curriculum/issues/families";
import { matchAnswer } from "../built-in/assessing/assess-statements.ts";
import { pickNearest } from "../built-in/assessing/match.ts";
import { isElsewhere, scoreKindOf } from "../built-in/assessing/score-model.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { argumentOf } from "../built-in/writing/argument-of.ts";
import type { Argument, Expectation } from "../dialogue/argument.ts";
import type { Sample } from "./fit-score-model.ts";

/** The step that is a module's own skill. */
const STEP = 2;
/** Samples of the library are many; they must not outweigh the labelled answers. */
const WEIGHT = 0.15;
/** Of each expectation so many texts are taken out in turn and put as answers. */
const ANSWERS = 3;
/** Of each wrong turn so many texts are put as answers. */
const WRONG_ANSWERS = 2;

/**
 * Samples for the steps that ask for finds. One of the ways of saying an expectation is taken out of
 * the key and put as an answer: it states its own expectation and no other. Wrong turns and answers
 * about other issues state none.
 * @param leftOut ids of issues that are not to be learnt from
 */
export async function collectFinds(
  encoder: SentenceEncoder,
  leftOut: ReadonlySet<string>,
): Promise<Sample[]> {
  const issues = families.flatMap((family) => family.issues).filter((one) => !leftOut.has(one.id));
  const samples: Sample[] = [];
  for (const module of [2, 3, 6] as const) {
    const all = issues.map((issue, index) => ({ issue, argument: write(module, issue, index) }));
    for (const [index, { argument }] of all.entries()) {
      const other = all[(index + 5) % all.length]?.argument;
      for (const one of listed(argument)) {
        for (const text of one.paraphrases.slice(1, 1 + ANSWERS))
          samples.push(
            ...(await samplesOf(encoder, without(argument, one.id, text), text, one.id)),
          );
        const [, strange = ""] = other === undefined ? [] : (listed(other)[0]?.paraphrases ?? []);
        samples.push(...(await samplesOf(encoder, argument, strange, null)));
      }
      for (const wrong of argument.key.misconceptions.filter((each) => each.step === STEP))
        for (const text of wrong.paraphrases.slice(1, 1 + WRONG_ANSWERS))
          samples.push(...(await samplesOf(encoder, argument, text, null)));
    }
  }
  return samples;
}

function write(module: 2 | 3 | 6, issue: Issue, index: number): Argument {
  const frame = FRAMES[module][index % FRAMES[module].length];
  const composed = frame && composePassages(frame, issue)[index % 2];
  if (composed === undefined) throw new Error(`No passage about ${issue.id}`);
  return argumentOf(composed, { module, issue: issue.question, seed: 0, writer: "library" });
}

function listed({ key }: Argument): Expectation[] {
  return key.expectations.filter(
    (one) => one.step === STEP && scoreKindOf(one.kind) !== null && one.isOwn !== true,
  );
}

function without(argument: Argument, id: string, text: string): Argument {
  const expectations = argument.key.expectations.map((one) =>
    one.id === id ? { ...one, paraphrases: one.paraphrases.filter((each) => each !== text) } : one,
  );
  return { ...argument, key: { ...argument.key, expectations } };
}

async function samplesOf(
  encoder: SentenceEncoder,
  argument: Argument,
  text: string,
  saidBy: string | null,
): Promise<Sample[]> {
  const matches = await matchAnswer(encoder, argument, STEP, text);
  return listed(argument).flatMap(({ id }): Sample[] => {
    const match = pickNearest(matches.filter((each) => each.statement.id === id));
    if (match === null || match.heaped || isElsewhere(match.features)) return [];
    const { kind } = match.statement;
    return [{ kind, features: match.features, right: id === saidBy, weight: WEIGHT }];
  });
}
