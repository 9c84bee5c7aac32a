import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { tellsOpen } from "./tells-open.ts";

const { bikeLane: argument } = EXAMPLES;
const contrast = argument.key.expectations.find(
  ({ kind, weakness }) => kind === "probe" && weakness !== undefined,
);
const name = (contrast?.weakness ?? "").replaceAll("_", " ");

test.each<[boolean, string, string, string[]]>([
  [false, "another fallacy's name while nobody asked about that one", name, []],
  [true, "that name where a further question asked for it", name, [contrast?.id ?? ""]],
  [true, "the name of the passage's own fallacy", "strawman", []],
])("that a summary tells what is open is %s of %s", (tells, _name, fallacy, probed) => {
  const dialogue = { ...buildDialogue(argument, 2, {}), probed };
  const view = { argument, dialogue, transcript: [] };
  expect(tellsOpen(view, `You took it for a ${fallacy} at first.`)).toBe(tells);
});
