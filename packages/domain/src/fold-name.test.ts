import { expect, test } from "vitest";
import { foldName } from "./fold-name.ts";

test.each([
  ["José", "jose"],
  ["JOSE\u0301", "jose"],
  ["Strauß", "strauss"],
  ["STRAUẞ", "STRAUSS"],
  ["Işık", "isik"],
  ["İNCİ", "inci"],
  ["I", "ı"],
  ["ΟΔΥΣΣΕΥΣ", "Οδυσσεύς"],
  ["ΟΔΥΣ", "οδυσ"],
  ["Łukasz", "lukasz"],
  ["Søren", "SOREN"],
  ["Æsa", "aesa"],
  ["Ёлка", "елка"],
  ["Nguyễn", "nguyen"],
  ["ﬁona", "Fiona"],
  ["O’Neil", "O'Neil"],
  ["O`Neil", "O´Neil"],
  ["Oʼneil", "O＇NEIL"],
  ["Anne\u2011Marie", "anne-marie"],
  ["Mary\u00A0\u2003 Ann ", " mary ann"],
  ["Mary\tAnn", "mary ann"],
  ["Zo\u00ADe\u200B", "zoe"],
  ["김", "\u1100\u1175\u11B7"],
])("%j and %j are the same name", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ["की", "का"],
  ["が", "か"],
  ["Ann", "Anna"],
  ["O'Brien", "OBrien"],
])("%j and %j are not", (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test("a start of a name stays one", () => {
  for (const name of ["ΟΔΥΣΣΕΥΣ", "Strauß", "İsmail", "O’Neil"]) {
    for (let length = 1; length <= name.length; length += 1) {
      expect(foldName(name).startsWith(foldName(name.slice(0, length)))).toBe(true);
    }
  }
});

test("what is folded stays as it is", () => {
  for (const name of ["Strauß", "İ ı ſ ﬁ ǰ ΐ", "´O` ’", "Ǆ ẖ"]) {
    expect(foldName(foldName(name))).toBe(foldName(name));
  }
});
