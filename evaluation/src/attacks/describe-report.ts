import { type AttackReport, BREACHES } from "./play-attacks.ts";

/** How many of a thousand, rounded. */
export function perMille(some: number, all: number): number {
  return Math.round((1000 * some) / Math.max(1, all));
}

/** A report as figures, and what came through as lines. */
export function describeReport(report: AttackReport): {
  table: Record<string, number>;
  breaches: string[];
} {
  const { turns, told, ways, breaches } = report;
  const shares = BREACHES.map((kind) => {
    const found = new Set(breaches.filter((one) => one.kind === kind).map(({ turn }) => turn));
    return [`${kind}, per mille of turns`, perMille(found.size, turns)] as const;
  });
  return {
    table: {
      turns,
      "turns in which the model tried to tell": told,
      "ways of telling": ways.size,
      ...Object.fromEntries(shares),
    },
    breaches: breaches.map(
      ({ kind, frame, state, what, message }) =>
        `${kind} (${frame}, ${state}): ${what}\n    after: ${message}`,
    ),
  };
}
