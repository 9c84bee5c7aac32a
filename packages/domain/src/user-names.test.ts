import { expect, test } from "vitest";
import { baseOfUserName, isUserName } from "./user-names.ts";

test.each([
  ["Ada", "Lovelace", "ada.lovelace"],
  ["Zoë", "O'Brien", "zoe.obrien"],
  ["Jörg", "Groß", "jorg.gross"],
  ["Åse", "Sørensen", "ase.sorensen"],
  ["明", "王", "learner"],
  ["明", "Wang", "wang"],
  ["Maximiliana-Theodora", "Featherstonehaugh", "maximilianatheodora.feat"],
])("%s %s is %s", (first, last, base) => {
  expect(baseOfUserName(first, last)).toBe(base);
});

test("a user name is told from an address by its having no @", () => {
  expect(["ada.lovelace", "ada@school.example", ""].map(isUserName)).toEqual([true, false, false]);
});
