import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { secretsOf } from "./secrets.ts";

const { libraryFines: argument } = EXAMPLES;

function secretsAt(changes: object): string[] {
  const dialogue = { ...buildDialogue(argument, 1, { earned: ["reason-1"] }), ...changes };
  const view = { argument, dialogue, transcript: [] };
  const watched = { view, message: "", allowed: [], fromStep: 1, openStep: 1 };
  return secretsOf(watched).map(({ id }) => id);
}

test("what is open from this step on is secret, and nothing is once all was found", () => {
  expect(secretsAt({})).toContain("reason-2");
  expect(secretsAt({})).not.toContain("reason-1");
  expect(secretsAt({ outcome: "failure" })).toContain("reason-2");
  expect(secretsAt({ outcome: "success" })).toEqual([]);
});
