import { writeFileSync } from "node:fs";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { likelihood, type PackedNetwork } from "@elenchus/tutor/built-in/grade/network";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { fitClassifier, type FitPlan, type Sample } from "../train/fit-classifier.ts";
import { evenOut, type Settled } from "./even-out.ts";
import { measureZones } from "./measure-zones.ts";
import { packNetworks } from "./pack-networks.ts";
import { readAnswers } from "./read-answers.ts";
import { type Case, readCases } from "./read-cases.ts";

const MEANING = 512;
const FOLDS = 3;
/** Networks with other beginnings, whose mean is the network: each errs elsewhere. */
const NETWORKS = 3;
const PLAN: Omit<FitPlan, "features"> = {
  units: 16,
  epochs: 12,
  rate: 4e-3,
  decay: { features: 0.01, vector: 0.15 },
};
/** How much a case counts: what people said to real arguments most, what keys list, being many and neat, least. */
const WEIGHTS: Readonly<Record<string, number>> = {
  panel: 2,
  typed: 2,
  written: 2,
  turned: 2,
  labelled: 2,
  heap: 1,
  strange: 0.6,
  talk: 1,
  elsewhere: 0.3,
  cross: 0.3,
  unrelated: 0.6,
  listed: 0.1,
};
/** What comes near is a third of the way. */
const NEAR = 0.35;

/** What a case teaches: one that is half right, a little of both. */
function samplesOf({ one: { numbers, answer }, earns }: Settled, share: number): Sample[] {
  const weight = (WEIGHTS[answer.source] ?? 0) * share;
  if (earns !== 0.5) return [{ numbers, isKind: earns === 1, weight }];
  return [
    { numbers, isKind: true, weight: weight * NEAR },
    { numbers, isKind: false, weight: weight * (1 - NEAR) },
  ];
}

/** Fits the networks, each with another order of the cases. */
function fit(cases: readonly Settled[], networks: number): PackedNetwork {
  const shareOf = evenOut(cases);
  const samples = cases.flatMap((one) => samplesOf(one, shareOf(one)));
  const features = (samples[0]?.numbers.length ?? 0) - MEANING;
  const fitted = Array.from({ length: networks }, (_, nth) =>
    fitClassifier(samples, { ...PLAN, features, seed: nth + 1 }),
  );
  return packNetworks(fitted, samples, features);
}

/**
 * Of an answer that earns something, and it is not known what, the case that is likeliest to be meant; an own find
 * stands for all finds.
 */
function settle(cases: readonly Case[], network: PackedNetwork): Settled[] {
  const settled = cases.flatMap((one) => (one.earns === null ? [] : [{ one, earns: one.earns }]));
  const open = cases.filter(({ earns }) => earns === null);
  for (const [, own] of Map.groupBy(open, ({ nth }) => nth)) {
    const find = own.find(({ isOwn, kind }) => isOwn && kind !== "ambiguous_term");
    const best =
      find ??
      own.toSorted(
        (one, other) => likelihood(network, other.numbers) - likelihood(network, one.numbers),
      )[0];
    const { anyOf, label } = own[0]?.answer ?? { anyOf: false, label: "" };
    if (best !== undefined && (anyOf || label.includes("partial")))
      settled.push({ one: best, earns: anyOf ? 1 : 0.5 });
  }
  return settled;
}

/** Shares of right answers missed and of wrong ones accepted, by which the limits of a kind are drawn. */
const SHARES = { missed: 0.03, accepted: 0.05 } as const;
/** Between these lie the limits of every kind. */
const BOUNDS = { unsure: [0.08, 0.3], accepted: [0.55, 0.85] } as const;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0.5;
}

/**
 * The limits of each kind, from likelihoods of cases that were not fitted to: of answers to arguments as this tutor
 * composes them, and of what was typed at first sight.
 */
function limitsOf(
  judged: readonly (Settled & { readonly likelihood: number })[],
): Record<string, number[]> {
  const people = judged.filter(({ one }) =>
    ["labelled", "panel", "typed", "written"].includes(one.answer.source),
  );
  const clamp = (value: number, [least, most]: readonly [number, number]): number =>
    Number(Math.max(least, Math.min(most, value)).toFixed(3));
  return Object.fromEntries(
    [...Map.groupBy(people, ({ one }) => one.kind)].map(([kind, own]) => {
      const of = (earns: number): number[] =>
        own.filter((one) => one.earns === earns).map((one) => one.likelihood);
      const unsure = clamp(quantile(of(1), SHARES.missed), BOUNDS.unsure);
      return [kind, [unsure, clamp(quantile(of(0), 1 - SHARES.accepted), BOUNDS.accepted)]];
    }),
  );
}

/** Fits the network that grades answers, with its limits from answers to other arguments, and writes it. */
export async function trainGrade(encoder: SentenceEncoder): Promise<object> {
  const cases = await readCases(encoder, await readAnswers());
  const fitted = cases.filter(
    ({ answer }) => !answer.isHeldOut && (WEIGHTS[answer.source] ?? 0) > 0,
  );
  const settled = settle(
    fitted,
    fit(
      settle(
        fitted.filter(({ earns }) => earns !== null),
        EMPTY,
      ),
      1,
    ),
  );
  const foldOf = ({ answer }: Case): number => hashText(answer.origin) % FOLDS;
  const likely = new Map<Case, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const network = fit(
      settled.filter(({ one }) => foldOf(one) !== fold),
      NETWORKS,
    );
    for (const one of fitted)
      if (foldOf(one) === fold) likely.set(one, likelihood(network, one.numbers));
  }
  const whole = fit(settled, NETWORKS);
  for (const one of cases) if (!likely.has(one)) likely.set(one, likelihood(whole, one.numbers));
  const limits = limitsOf(
    settled.map(({ one, earns }) => ({ one, earns, likelihood: likely.get(one) ?? 0 })),
  );
  const file = new URL(
    "../../../packages/tutor/src/built-in/grade/grade-weights.json",
    import.meta.url,
  );
  writeFileSync(file, JSON.stringify({ ...whole, limits }));
  return measureZones(cases, (one) => likely.get(one) ?? 0, limits);
}

const EMPTY: PackedNetwork = { spreads: [], weights: "", units: [], bias: 0, limits: {} };
