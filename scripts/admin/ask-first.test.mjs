import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askFirst } from "./ask-first.mjs";

/** @param {{ isTTY: boolean, typed?: string }} terminal */
function buildTerminal({ isTTY, typed }) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  if (typed !== undefined) input.write(`${typed}\n`);
  return /** @type {Parameters<typeof askFirst>[2]} */ (/** @type {unknown} */ ({ input, output }));
}

/** @returns {[(options: object) => Promise<string>, object[]]} */
function buildCommand() {
  /** @type {object[]} */
  const sent = [];
  return [
    async (options) => {
      sent.push(options);
      return "3 transcripts";
    },
    sent,
  ];
}

const OLD = { "older-than": "365" };

test("what cannot be undone is shown first, and done after a yes", async () => {
  const [send, sent] = buildCommand();
  expect(await askFirst(send, OLD, buildTerminal({ isTTY: true, typed: "Yes " }))).toBe(
    "3 transcripts",
  );
  expect(sent).toEqual([
    { ...OLD, "dry-run": "yes" },
    { ...OLD, yes: "yes" },
  ]);
});

test.each(["", "no", "y", "yes please"])("%j is no yes", async (typed) => {
  const [send, sent] = buildCommand();
  const asked = askFirst(send, OLD, buildTerminal({ isTTY: true, typed }));
  await expect(asked).rejects.toThrow("Nothing was deleted.");
  expect(sent).toEqual([{ ...OLD, "dry-run": "yes" }]);
});

test("where nobody can be asked, nothing is done without --yes", async () => {
  const [send, sent] = buildCommand();
  const asked = askFirst(send, OLD, buildTerminal({ isTTY: false }));
  await expect(asked).rejects.toThrow("add --yes");
  expect(sent).toEqual([{ ...OLD, "dry-run": "yes" }]);
});

test.each(["yes", "dry-run"])("--%s is sent as it is", async (name) => {
  const [send, sent] = buildCommand();
  await askFirst(send, { ...OLD, [name]: "yes" }, buildTerminal({ isTTY: false }));
  expect(sent).toEqual([{ ...OLD, [name]: "yes" }]);
});
