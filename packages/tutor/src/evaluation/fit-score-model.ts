import { matchAnswer } from "../built-in/assessing/assess-statements.ts";
import type { Match } from "../built-in/assessing/match.ts";
import { FEATURE_NAMES, scoreMatch, type ScoreWeights } from "../built-in/assessing/score-model.ts";
import type { SentenceEncoder } from "../built-in/sentence-encoder.ts";
import { COVERED } from "../dialogue/coverage.ts";
import { type LabelledAnswer, placeAnswer } from "./labelled-answer.ts";

/** An answer's segments against one expectation, with how far it should count: 0, 0.6 or 1. */
interface Bag {
  readonly matches: readonly Match[];
  readonly target: number;
}

const NEAR_TARGET = 0.6;
/** Rounds of choosing each bag's best segment and fitting to it. */
const ROUNDS = 6;
const STEPS = 3000;
const RATE = 0.5;
const SHRINK = 0.0005;
/** Most false accepts on the tuned part; leaves room for the part never tuned on. */
const FALSE_ACCEPTS = 0.025;

/** The bags of all labelled answers to statement steps that are worth fitting to. */
export async function collectBags(encoder: SentenceEncoder, labels: readonly LabelledAnswer[]): Promise<Bag[]> {
  const bags: Bag[] = [];
  for (const label of labels) {
    if (label.probe !== undefined || label.step > 1 || label.act !== "answer") continue;
    const { argument, message } = placeAnswer(label);
    const matches = await matchAnswer(encoder, argument, label.step, message);
    for (const one of argument.key.expectations) {
      if (one.step !== label.step || one.kind === "probe") continue;
      const own = matches.filter((match) => match.statement.id === one.id && !match.heaped);
      if (own.length === 0) continue;
      const target = label.covers.includes(one.id) ? 1 : label.near.includes(one.id) ? NEAR_TARGET : 0;
      bags.push({ matches: own, target });
    }
  }
  return bags;
}

function bestOf(bag: Bag, weights: ScoreWeights): { match: Match; score: number } {
  const scored = bag.matches.map((match) => ({ match, score: scoreMatch(match.features, weights) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best));
}

/** Fits the logistic regression by gradient descent, each bag standing for its best segment. */
export function fitWeights(bags: readonly Bag[], start: ScoreWeights): ScoreWeights {
  let weights: Record<keyof ScoreWeights, number> = { ...start };
  for (let round = 0; round < ROUNDS; round += 1) {
    const samples = bags.map((bag) => ({ features: bestOf(bag, weights).match.features, target: bag.target }));
    for (let step = 0; step < STEPS; step += 1) {
      const slope: Record<string, number> = Object.fromEntries(["bias", ...FEATURE_NAMES].map((name) => [name, 0]));
      for (const { features, target } of samples) {
        const miss = scoreMatch(features, weights) - target;
        slope["bias"] = (slope["bias"] ?? 0) + miss;
        for (const name of FEATURE_NAMES) slope[name] = (slope[name] ?? 0) + miss * features[name];
      }
      const next = { ...weights };
      for (const name of [...FEATURE_NAMES, "bias"] as const)
        next[name] -= RATE * ((slope[name] ?? 0) / samples.length + SHRINK * weights[name]);
      weights = next;
    }
  }
  return weights;
}

/** Moves the bias so that "covered" lies where the tuned part is judged best with few false accepts. */
export function alignToCovered(bags: readonly Bag[], weights: ScoreWeights): ScoreWeights {
  const scored = bags.map((bag) => ({ score: bestOf(bag, weights).score, right: bag.target === 1, wrong: bag.target === 0 }));
  const rights = scored.filter((one) => one.right);
  const wrongs = scored.filter((one) => one.wrong);
  let best = { cut: COVERED, value: -1 };
  for (let cut = 0.2; cut < 0.99; cut += 0.005) {
    const accepted = rights.filter((one) => one.score >= cut).length / Math.max(1, rights.length);
    const falsely = wrongs.filter((one) => one.score >= cut).length / Math.max(1, wrongs.length);
    const value = (accepted + 1 - falsely) / 2;
    if (falsely <= FALSE_ACCEPTS && value > best.value) best = { cut, value };
  }
  const logit = (share: number): number => Math.log(share / (1 - share));
  return { ...weights, bias: weights.bias + logit(COVERED) - logit(best.cut) };
}
