import type { PackedNetwork } from "@elenchus/tutor/built-in/grade/network";
import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";
import type { Sample } from "../train/fit-classifier.ts";

/** Spread of a meaning's numbers, and the least that a feature has. */
const SPREADS = { meaning: 0.1, least: 0.05 } as const;
const MOST = 127;

function spreadsOf(samples: readonly Sample[], features: number): number[] {
  const size = samples[0]?.numbers.length ?? 0;
  return Array.from({ length: size }, (_, at) => {
    if (at >= features) return SPREADS.meaning;
    const mean = samples.reduce((sum, { numbers }) => sum + (numbers[at] ?? 0), 0) / samples.length;
    const square =
      samples.reduce((sum, { numbers }) => sum + ((numbers[at] ?? 0) - mean) ** 2, 0) /
      samples.length;
    return Number(Math.max(SPREADS.least, Math.sqrt(square)).toFixed(3));
  });
}

const round = (value: number): number => Number(value.toPrecision(5));

/** The mean of networks as one network, each weight in a byte. */
export function packNetworks(
  networks: readonly MeaningNetwork[],
  samples: readonly Sample[],
  features: number,
): PackedNetwork {
  const spreads = spreadsOf(samples, features);
  const units = networks.flatMap((network) => network.units);
  const bytes = new Int8Array(units.length * spreads.length);
  const kept = units.map(({ weights, bias, out }, nth) => {
    const scaled = spreads.map((spread, at) => (weights[at] ?? 0) * spread);
    const scale = Math.max(1e-9, ...scaled.map(Math.abs)) / MOST;
    for (const [at, one] of scaled.entries())
      bytes[nth * spreads.length + at] = Math.round(one / scale);
    return { scale: round(scale), bias: round(bias), out: round(out / networks.length) };
  });
  return {
    spreads: spreads.slice(0, features).concat(spreads.slice(features)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
    units: kept,
    bias: round(networks.reduce((sum, { bias }) => sum + bias, 0) / networks.length),
    limits: {},
  };
}
