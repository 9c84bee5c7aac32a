import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";

/** Fitted numbers are kept with so many digits behind the point: more tell nothing. */
export function roundFitted(value: number): number {
  return Number(value.toFixed(3));
}

/** A network as it is written. */
export function roundNetwork({ units, bias }: MeaningNetwork): MeaningNetwork {
  return {
    units: units.map(({ weights, bias: own, out }) => ({
      weights: Array.from(weights, roundFitted),
      bias: roundFitted(own),
      out: roundFitted(out),
    })),
    bias: roundFitted(bias),
  };
}
