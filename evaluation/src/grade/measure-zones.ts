import type { Case } from "./read-cases.ts";

/** Shares of answers in percent, and how many they are. */
type Zones = readonly [number: number, accepted: number, unsure: number, missed: number];

/** What becomes of right and wrong answers that were not fitted to, by where they are from. */
export function measureZones(
  cases: readonly Case[],
  likelihoodOf: (one: Case) => number,
  limits: Readonly<Record<string, readonly number[]>>,
): Record<string, Zones> {
  const zoneOf = (one: Case): number => {
    const [unsure = 1, accepted = 1] = limits[one.kind] ?? [];
    const found = likelihoodOf(one);
    if (found >= accepted) return 2;
    return found >= unsure ? 1 : 0;
  };
  const share = (zones: readonly number[]): Zones => {
    const of = (zone: number): number =>
      Number(
        ((100 * zones.filter((one) => one === zone).length) / Math.max(1, zones.length)).toFixed(1),
      );
    return [zones.length, of(2), of(1), of(0)];
  };
  const rows: Record<string, Zones> = {};
  for (const [source, own] of Map.groupBy(cases, nameOf)) {
    if (own[0]?.earns === null || own[0]?.answer.source === "panel") {
      const messages = [...Map.groupBy(own, ({ nth }) => nth).values()];
      for (const [label, list] of Map.groupBy(messages, (all) => all[0]?.answer.label ?? ""))
        rows[`${source} ${label}`] = share(list.map((all) => Math.max(...all.map(zoneOf))));
      continue;
    }
    rows[`${source} right`] = share(own.filter(({ earns }) => earns === 1).map(zoneOf));
    rows[`${source} wrong`] = share(own.filter(({ earns }) => earns === 0).map(zoneOf));
  }
  return rows;
}

function nameOf({ answer }: Case): string {
  return `${answer.source}${answer.isHeldOut ? ", held out" : ""}`;
}
