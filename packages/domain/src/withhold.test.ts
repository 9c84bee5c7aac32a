import { expect, test } from "vitest";
import { tellCount, tellParts, tellPartsTogether, tellShare } from "./withhold.ts";

test("fewer than five are not told", () => {
  expect([0, 4, 5, 40].map(tellCount)).toEqual([null, null, 5, 40]);
});

test("a share is told in tenths, of five and more", () => {
  expect([tellShare(0.83, 6), tellShare(0.83, 4), tellShare(null, 40)]).toEqual([0.8, null, null]);
});

test.each<[string, Record<string, number>, Record<string, number | null>]>([
  ["all are enough", { a: 20, b: 10, c: 10 }, { a: 20, b: 10, c: 10 }],
  [
    "one is too few: the next smallest goes with it",
    { a: 30, b: 8, c: 2 },
    { a: 30, b: null, c: null },
  ],
  ["nobody is too few, too", { a: 30, b: 10, c: 0 }, { a: 30, b: null, c: null }],
  ["two are too few", { a: 30, b: 3, c: 2 }, { a: 30, b: null, c: null }],
  [
    "two are too few even together: the rest goes with them",
    { a: 7, b: 1, c: 0 },
    { a: null, b: null, c: null },
  ],
  ["all are in one", { a: 0, b: 12, c: 0 }, { a: null, b: null, c: null }],
  [
    "the next smallest are equal",
    { a: 30, b: 8, c: 8, d: 2 },
    { a: 30, b: null, c: null, d: null },
  ],
  ["all are too few", { a: 1, b: 3, c: 2 }, { a: null, b: null, c: null }],
])("of counts that add up, where %s", (_what, counts, told) => {
  expect(tellParts(counts)).toEqual(told);
});

/** Every way of putting so many into so many parts. */
function* divide(whole: number, parts: number): Generator<number[]> {
  if (parts === 1) return yield [whole];
  for (let first = 0; first <= whole; first += 1)
    for (const others of divide(whole - first, parts - 1)) yield [first, ...others];
}

type Table = readonly (readonly number[])[];
const tellRow = (row: readonly number[]) =>
  Object.values(tellParts(Object.fromEntries(row.entries())));

test.each([
  [3, 45],
  [4, 24],
])(
  "who knows the rule and the sum of %i counts can work none out that is withheld",
  (parts, most) => {
    const wholes = Array.from({ length: most - 4 }, (_, index) => index + 5);
    const known = wholes.flatMap((whole) => {
      const alike = Map.groupBy(divide(whole, parts), (row) => JSON.stringify(tellRow(row)));
      return [...alike].filter(([told, rows]) =>
        (JSON.parse(told) as (number | null)[]).some(
          (count, part) => count === null && new Set(rows.map((row) => row[part])).size === 1,
        ),
      );
    });
    expect(known).toEqual([]);
  },
);

/** What so many rows can add up to, each of them one of these. */
function addRows(rows: Table, times: number): Table {
  let sums: Table = [[0, 0, 0]];
  for (let time = 0; time < times; time += 1) {
    const all = sums.flatMap((sum) =>
      rows.map((row) => row.map((count, part) => count + (sum[part] ?? 0))),
    );
    sums = [...new Map(all.map((sum) => [String(sum), sum])).values()];
  }
  return sums;
}

test.each([
  [8, 7],
  [9, 6],
  [11, 5],
])(
  "of classes of %i, the shares of %i withheld rows together give no count away",
  (learners, most) => {
    const withheld = [...divide(learners, 3)].filter((row) =>
      tellRow(row).every((count) => count === null),
    );
    const possible = new Map<string, Set<number>[]>();
    for (const sum of addRows(withheld, most - 1))
      for (const row of withheld) {
        const [a = 0, b = 0, c = 0] = row.map((count, part) => count + (sum[part] ?? 0));
        const told = tellPartsTogether({ a, b, c });
        const seen = possible.get(JSON.stringify(told)) ?? row.map(() => new Set<number>());
        for (const [part, count] of row.entries()) seen[part]?.add(count);
        possible.set(JSON.stringify(told), seen);
      }
    const known = [...possible].filter(([, seen]) => seen.some((counts) => counts.size === 1));
    expect(possible.size).toBeGreaterThan(1);
    expect(known).toEqual([]);
  },
);

test("shares of fewer than fifty in all are not told together", () => {
  expect(tellPartsTogether({ a: 9, b: 0, c: 40 })).toBeNull();
  expect(tellPartsTogether({ a: 9, b: 0, c: 41 })).toEqual({ a: 0.2, b: 0, c: 0.8 });
  expect(tellPartsTogether({ a: 0, b: 14, c: 42 })).toEqual({ a: 0, b: 0.3, c: 0.7 });
});
