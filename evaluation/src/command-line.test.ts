import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { parseFlags, readList, readNumber, runCommandLine, UsageError } from "./command-line.ts";

const FLAGS = { rounds: { type: "string", default: "3" } } as const;

test("options are read in both ways of writing them", () => {
  expect(parseFlags(["--rounds", "7"], FLAGS).rounds).toBe("7");
  expect(parseFlags(["--rounds=7"], FLAGS).rounds).toBe("7");
  expect(parseFlags([], FLAGS).rounds).toBe("3");
});

test.each([
  [["--round=7"], "Unknown option '--round'. --help lists the options."],
  [["help"], "Unexpected argument 'help'. --help lists the options."],
  [["--rounds"], "Option '--rounds <value>' argument missing. --help lists the options."],
])("%j is refused in one line", (args, words) => {
  expect(() => parseFlags(args, FLAGS)).toThrow(new UsageError(words));
});

test("numbers and lists take what is known alone", () => {
  expect(readNumber("seed", "0", 0)).toBe(0);
  expect(() => readNumber("rounds", "0")).toThrow("--rounds is a whole number of 1 or more");
  expect(() => readNumber("rounds", "1.5")).toThrow('not "1.5"');
  expect(readList("module", "5,1", [1, 3, 5])).toEqual([1, 5]);
  expect(() => readList("module", "2", [1, 3, 5])).toThrow('--module knows 1, 3, 5, not "2".');
});

test.each(["--help", "-h"])("%s prints the help and runs nothing", async (flag) => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const run = vi.fn<() => Promise<number>>();
  expect(await runCommandLine("HELP", run, ["--rounds", "1", flag])).toBe(0);
  expect(run).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([["HELP"]]);
});

test("options that do not fit end a command with 1; other errors are none of its business", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const misread = () => Promise.reject(new UsageError("No such thing."));
  expect(await runCommandLine("HELP", misread, [])).toBe(1);
  expect(error.mock.calls).toEqual([["No such thing."]]);
  const broken = () => Promise.reject(new Error("broken"));
  await expect(runCommandLine("HELP", broken, [])).rejects.toThrow("broken");
});

test.each([
  ["evaluate.ts", ["--module=8"]],
  ["attacks/attacks.ts", ["--round", "1"]],
])(
  "%s %j begins nothing, and has a help",
  (program, args) => {
    const file = new URL(program, import.meta.url).pathname;
    const run = (...typed: string[]) =>
      spawnSync(process.execPath, [file, ...typed], { encoding: "utf8", timeout: 30_000 });
    const refused = run(...args);
    expect(refused.status).toBe(1);
    expect(refused.stdout).toBe("");
    expect(refused.stderr.trim().split("\n")).toHaveLength(1);
    const helped = run("--help");
    expect(helped.status).toBe(0);
    expect(helped.stdout).toMatch(/^npm run (?:evaluate|attacks) -- /u);
  },
  60_000,
);
