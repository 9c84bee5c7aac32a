import type { StudentRecord } from "@elenchus/contract/student-record";
import { describe, expect, test } from "vitest";
import { createTranscriptSizeBudget, sizeOf } from "./transcript-size-budget.ts";

const KIB = 1024;

type Sessions = StudentRecord["student_sessions"];

const omitted = (summary: string): Sessions[string] => ({
  session_length: 3,
  session_module_id: 1,
  messages_dict: [],
  messages_omitted: true,
  performance_summary: summary,
});

/** A student with so many dialogues, oldest first, and a summary in each. */
function buildRecord(student: string, dialogues: number, summary = "Well done."): StudentRecord {
  const ids = Array.from({ length: dialogues }, (_, index) => `${student}-${index + 1}`);
  return {
    student_first_name: "Zoë",
    student_last_name: student,
    total_completed_passages: 0,
    total_failed_passages: 0,
    num_attempted_passages: {},
    num_completed_passages: {},
    num_failed_passages: {},
    student_sessions: Object.fromEntries(ids.map((id) => [id, omitted(summary)])),
    transfer_checks: {},
    distress_flags: [],
  };
}

/** Texts of all dialogues of a record, so many characters each. */
function buildTexts(record: StudentRecord, text: string) {
  return new Map(
    Object.keys(record.student_sessions).map((dialogueId) => [
      dialogueId,
      [{ dialogueId, sender: "user" as const, text, marks: null }],
    ]),
  );
}

/** Fills a space with students one after the other; answers them with which dialogues have their messages. */
function fill(bytes: number, students: readonly [string, number][], text: string) {
  const space = createTranscriptSizeBudget(bytes);
  const added = students.map(([name, dialogues]) => {
    const record = buildRecord(name, dialogues);
    return space.add(name, record, buildTexts(record, text));
  });
  const records = space.records();
  const told = Object.values(records).flatMap(({ student_sessions }) =>
    Object.entries(student_sessions).flatMap(([id, session]) => {
      expect(session.messages_dict).toHaveLength(session.messages_omitted ? 0 : 1);
      return session.messages_omitted ? [] : [id];
    }),
  );
  const size = sizeOf(records);
  expect(size).toBeLessThanOrEqual(bytes);
  return { added, names: Object.keys(records), told, size, left: space.left() };
}

describe("the space for students", () => {
  test("has everything as long as it fits", () => {
    const { names, told } = fill(
      20 * KIB,
      [
        ["new", 2],
        ["old", 1],
      ],
      "short",
    );
    expect(names).toEqual(["new", "old"]);
    expect(told).toEqual(["new-1", "new-2", "old-1"]);
  });

  test.each(["a", "é", "\n", "\ud83d\ude42"])(
    "is filled up with texts of %j, the newest first, and counted in bytes of JSON",
    (letter) => {
      const text = letter.repeat((2 * KIB) / (sizeOf(letter) - 2));
      const { names, told, left } = fill(
        9 * KIB,
        [
          ["new", 3],
          ["old", 3],
        ],
        text,
      );
      expect(names).toEqual(["new", "old"]);
      expect(told).toEqual(["new-1", "new-2", "new-3"]);
      expect(left).toBeLessThan(2 * KIB);
    },
  );

  test("leaves out the oldest transcripts of a student first", () => {
    expect(fill(6 * KIB, [["new", 4]], "x".repeat(2 * KIB)).told).toEqual(["new-3", "new-4"]);
  });

  test("takes nobody once somebody did not fit", () => {
    const students: [string, number][] = [
      ["newest", 1],
      ["new", 40],
      ["old", 1],
    ];
    const { added, names } = fill(4 * KIB, students, "x");
    expect(added.slice(0, 2)).toEqual([true, false]);
    expect(names[0]).toBe("newest");
  });

  test("has the newest dialogues of somebody who is too much for it alone", () => {
    const { names, told } = fill(4 * KIB, [["new", 400]], "x".repeat(10 * KIB));
    expect(names).toEqual(["new"]);
    expect(told).toEqual([]);
    expect(fill(50, [["new", 1]], "x").names).toEqual([]);
  });
});
