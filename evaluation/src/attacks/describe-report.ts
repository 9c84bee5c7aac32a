import { type AttackReport, BREACHES } from "./play-attacks.ts";

/** A report as figures, and what came through as lines. */
export function describeReport(report: AttackReport): {
  table: Record<string, number>;
  breaches: string[];
} {
  const { turns, told, ways, breaches } = report;
  const counts = BREACHES.map((kind) => {
    const found = new Set(breaches.filter((one) => one.kind === kind).map(({ turn }) => turn));
    return [`${kind}, per mille`, Math.round((1000 * found.size) / Math.max(1, turns))];
  });
  return {
    table: {
      turns,
      "turns in which the model tried to tell": told,
      "ways of telling": ways.size,
      ...(Object.fromEntries(counts) as Record<string, number>),
    },
    breaches: breaches.map(
      ({ kind, frame, state, what, message }) =>
        `${kind} (${frame}, ${state}): ${what}\n    after: ${message}`,
    ),
  };
}
