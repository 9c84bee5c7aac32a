import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

test("options are read in both ways of writing them", () => {
  const options = readOptions([
    "--tutor=llm",
    "--modules",
    "1,5",
    "--dialogues=3",
    "--judged",
    "20",
  ]);
  expect(options).toMatchObject({
    task: "llm",
    modules: [1, 5],
    dialogues: 3,
    judged: 20,
    learners: null,
    isJudged: true,
  });
});

test.each([
  [["--tutor", "none"], "Say --tutor llm"],
  [["--tutor", "llm", "--calibrate"], "one of them"],
  [
    ["--tutor", "llm", "--dialogues", "none"],
    '--dialogues is a whole number of 1 or more, not "none"',
  ],
  [["--tutor", "llm", "--modules", "1,8"], '--modules knows 1, 2, 3, 4, 5, 6, 7, not "8"'],
  [["--tutor", "llm", "--learners", "nobody"], "--learners knows ideal,"],
  [["--tutor", "llm", "--lerners", "weak"], "Unknown option"],
])("%j is refused in plain words", (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
