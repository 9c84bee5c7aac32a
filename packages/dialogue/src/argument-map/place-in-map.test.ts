import { expect, test } from "vitest";
import type { ExpectationKind } from "../argument.ts";
import type { MapHang, MapNode } from "./argument-map.ts";
import { placeInMap } from "./place-in-map.ts";

const node = (part: MapNode["part"], quote: string) => ({ part, quote });
const BEFORE = [
  node("conclusion", "leagues should have no table"),
  node("reason", "children at the bottom give up"),
  node("reason", "players learn more"),
];
const [CONCLUSION, FIRST, SECOND] = [0, 1, 2];
const [IN_CONCLUSION, IN_FIRST, IN_SECOND] = ["no table", "give up", "players learn more"];

type Row = readonly [string, ExpectationKind, string | null, MapHang, number | null];

/** Module and what it is about, kind, words that tell its place, where it hangs, on which box. */
const TABLE: readonly Row[] = [
  ["all: the conclusion", "conclusion", IN_CONCLUSION, "tree", null],
  ["all: a reason", "reason", IN_FIRST, "tree", null],
  ["all: a further question", "probe", IN_FIRST, "strip", null],
  ["2 to 7: how far it persuades", "impact", null, "strip", null],
  ["1: a term of a reason", "ambiguous_term", IN_FIRST, "box", FIRST],
  ["1: a term of the conclusion", "ambiguous_term", IN_CONCLUSION, "box", CONCLUSION],
  ["1: a term of a sentence that is not there", "ambiguous_term", "elsewhere", "link", null],
  ["2: what a reason does not tell", "missing_information", IN_SECOND, "link", SECOND],
  ["2: what nobody asks of a reason", "missing_information", null, "link", null],
  ["3: what a reason assumes", "assumption", IN_FIRST, "link", FIRST],
  ["3: what the claim assumes", "assumption", IN_CONCLUSION, "link", null],
  ["4: a value", "value", null, "link", null],
  ["5: a fallacy in a reason", "fallacy", IN_SECOND, "box", SECOND],
  ["5: a fallacy on the way to the conclusion", "fallacy", null, "link", null],
  ["5: the name of a fallacy", "fallacy_name", IN_SECOND, "box", SECOND],
  ["6: another conclusion", "alternative", IN_FIRST, "beside", null],
  ["7: a figure in a reason", "statistical_flaw", IN_FIRST, "box", FIRST],
  ["7: a figure of a reason that is not there", "statistical_flaw", "elsewhere", "link", null],
];

test.each(TABLE)("module %s: %s", (...[, kind, place, hangs, on]) => {
  expect(placeInMap(kind, place, BEFORE)).toMatchObject({ hangs, on });
});

test("nothing hangs on what is not in the map yet", () => {
  for (const [, kind] of TABLE) expect(placeInMap(kind, IN_FIRST, []).on).toBeNull();
});
