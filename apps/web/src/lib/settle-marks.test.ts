import type { ChatMessage } from "@elenchus/contract/fields";
import type { MarkRole } from "@elenchus/domain/marks";
import { expect, test } from "vitest";
import { settleMarks, type MarkStanding } from "./settle-marks.ts";

type Said = readonly [MarkRole, Exclude<MarkStanding, "pending" | "given">];

/** A message for each mark of the first sentence. */
const talk = (...said: readonly Said[]): ChatMessage[] =>
  said.map(([role, standing]) => ({
    sender: "user",
    message: "",
    marks: [{ sentence: 0, role, standing }],
  }));

test.each<[string, readonly Said[], readonly MarkRole[], readonly string[]]>([
  [
    "what was right stays",
    [
      ["reason", "right"],
      ["conclusion", "wrong"],
    ],
    [],
    ["reason right"],
  ],
  [
    "of what was not, the last",
    [
      ["neither", "wrong"],
      ["conclusion", "wrong"],
    ],
    [],
    ["conclusion wrong"],
  ],
  [
    "what was right takes its place",
    [
      ["neither", "wrong"],
      ["reason", "right"],
    ],
    [],
    ["reason right"],
  ],
  [
    "all that was right, once each",
    [
      ["reason", "right"],
      ["flaw", "right"],
      ["reason", "right"],
    ],
    [],
    ["reason right", "flaw right"],
  ],
  [
    "what is not answered yet, beside what was right",
    [["reason", "right"]],
    ["flaw"],
    ["reason right", "flaw pending"],
  ],
  [
    "what is not answered yet, instead of what was not",
    [["reason", "later"]],
    ["conclusion"],
    ["conclusion pending"],
  ],
])("the passage shows %s", (_, said, pending, shown) => {
  const marks = settleMarks(
    talk(...said),
    pending.map((role) => ({ sentence: 0, role })),
  );
  expect(marks.get(0)?.map(({ role, standing }) => `${role} ${standing}`)).toEqual(shown);
});
