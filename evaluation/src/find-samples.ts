import { scoreKindOf } from "@elenchus/tutor/built-in/grade/score-kinds";
import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Issue } from "@elenchus/curriculum/issue";
import { families } from "@elenchus/curriculum/issues/library";
import { matchAnswer } from "@elenchus/tutor/built-in/grade/assess-statements";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { pickNearest } from "@elenchus/tutor/built-in/grade/match";
import { isElsewhere } from "@elenchus/tutor/built-in/grade/score-model";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { argumentOf } from "@elenchus/tutor/built-in/compose/argument-of";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { type FindSample, readFind } from "./fit-find-model.ts";
import type { Sample } from "./fit-score-model.ts";

/**
 * Samples of the library are many and neater than what people type; they must not outweigh the labelled
 * answers. Found by leaving issues out in turn.
 */
const WEIGHT = { statement: 0.02, find: 0.005 } as const;
/** Of each expectation so many texts are taken out in turn and put as answers. */
const ANSWERS = 3;
/** Of each wrong turn so many texts are put as answers. */
const WRONG_ANSWERS = 2;

/** Modules whose own step is scored by fitted weights. */
const MODULES = [2, 3, 5, 6, 7] as const;
type FittedModule = (typeof MODULES)[number];

/** Samples of the library for statements and for finds. */
interface LibrarySamples {
  readonly statements: Sample[];
  readonly finds: FindSample[];
}

/**
 * Samples for the steps after the reasons. One of the ways of saying an expectation is taken out of
 * the key and put as an answer: it states its own expectation and no other; with the whole expectation
 * taken out, it is a find of the learner's own. Wrong turns, the passage's own sentences and answers
 * about other issues are none of either.
 * @param leftOut ids of issues that are not to be learnt from
 */
export async function collectFromAnalyses(
  encoder: SentenceEncoder,
  leftOut: ReadonlySet<string>,
): Promise<LibrarySamples> {
  const issues = families()
    .flatMap((family) => family.issues)
    .filter((one) => !leftOut.has(one.id));
  const found: LibrarySamples = { statements: [], finds: [] };
  for (const module of MODULES) {
    const all = issues.map((issue, index) => write(module, issue, index));
    for (const [index, argument] of all.entries())
      for (const step of [2, 3])
        await collectStep(encoder, found, { argument, other: all[(index + 5) % all.length], step });
  }
  return found;
}

interface StepOf {
  readonly argument: Argument;
  readonly other: Argument | undefined;
  readonly step: number;
}

async function collectStep(
  encoder: SentenceEncoder,
  { statements, finds }: LibrarySamples,
  { argument, other, step }: StepOf,
): Promise<void> {
  const add = async (from: Argument, text: string, saidBy: string | null): Promise<void> => {
    statements.push(...(await samplesOf(encoder, from, step, { text, saidBy })));
  };
  const addFind = async (from: Argument, text: string, right: boolean): Promise<void> => {
    const sample = await findOf(encoder, from, step, text);
    if (sample !== null) finds.push({ ...sample, right, weight: WEIGHT.find });
  };
  const isFind = argument.key.expectations.some((one) => one.step === step && one.isOwn === true);
  for (const one of listed(argument, step)) {
    for (const text of one.paraphrases.slice(1, 1 + ANSWERS)) {
      await add(without(argument, one.id, text), text, one.id);
      if (isFind) await addFind(without(argument, one.id, text), text, true);
    }
    const [, own = ""] = one.paraphrases.toReversed();
    if (isFind) await addFind(withoutWhole(argument, one.id), own, true);
  }
  const strange = (other === undefined ? [] : listed(other, step))[0]?.paraphrases.at(-1);
  if (strange !== undefined && step === 2 && isFind) {
    await add(argument, strange, null);
    await addFind(argument, strange, false);
  }
  for (const wrong of argument.key.misconceptions.filter((each) => each.step === step))
    for (const text of wrong.paraphrases.slice(1, 1 + WRONG_ANSWERS)) {
      await add(argument, text, null);
      if (isFind) await addFind(argument, text, false);
    }
  for (const sentence of isFind ? sentencesOfPassage(argument).slice(1, 4) : [])
    await addFind(argument, sentence, false);
}

function write(module: FittedModule, issue: Issue, index: number): Argument {
  const frame = FRAMES[module][index % FRAMES[module].length];
  const composed = frame && composePassages(frame, issue)[index % 2];
  if (composed === undefined) throw new Error(`No passage about ${issue.id}`);
  return argumentOf(composed, { module, issue: issue.question, seed: 0, writer: "library" });
}

function listed({ key }: Argument, step: number): Expectation[] {
  return key.expectations.filter(
    (one) => one.step === step && scoreKindOf(one.kind) !== null && one.isOwn !== true,
  );
}

function without(argument: Argument, id: string, text: string): Argument {
  const expectations = argument.key.expectations.map((one) =>
    one.id === id ? { ...one, paraphrases: one.paraphrases.filter((each) => each !== text) } : one,
  );
  return { ...argument, key: { ...argument.key, expectations } };
}

function withoutWhole(argument: Argument, id: string): Argument {
  const expectations = argument.key.expectations.filter((one) => one.id !== id);
  return { ...argument, key: { ...argument.key, expectations } };
}

async function samplesOf(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  { text, saidBy }: { text: string; saidBy: string | null },
): Promise<Sample[]> {
  const matches = await matchAnswer(encoder, argument, step, text);
  return listed(argument, step).flatMap(({ id }): Sample[] => {
    const match = pickNearest(matches.filter((each) => each.statement.id === id));
    if (match === null || match.heaped || isElsewhere(match.features)) return [];
    const { kind } = match.statement;
    return [{ kind, features: match.features, right: id === saidBy, weight: WEIGHT.statement }];
  });
}

async function findOf(
  encoder: SentenceEncoder,
  argument: Argument,
  step: number,
  text: string,
): Promise<Pick<FindSample, "kind" | "features"> | null> {
  const kind = argument.key.expectations.find((one) => one.step === step)?.kind;
  if (kind === undefined || !isFindKind(kind)) return null;
  const features = await readFind(encoder, argument, step, text);
  return features === null ? null : { kind, features };
}
