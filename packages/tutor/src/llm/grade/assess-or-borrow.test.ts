import { expect, test } from "vitest";
import { distressed } from "../../checks/distress/assess-distress.ts";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { ModelError } from "../model-client.ts";
import { buildCall, buildScriptedClient } from "../write/build-scripted-client.ts";
import { assessOrBorrow } from "./assess-or-borrow.ts";

const { libraryFines } = EXAMPLES;
const LENT = { ...distressed("lent@1"), reasons: ["touches nothing"] };

/** What becomes of a message that the model's judging fails at. */
async function assess(error: Error, isLent = true) {
  const judges = {
    client: buildScriptedClient("fake/judge", error),
    checkCheaply: () => null,
    seesGround: async () => "none" as const,
    findRepeats: async () => new Set<string>(),
    isAttempt: async () => true,
    ...(isLent ? { assess: async () => LENT } : {}),
  };
  const view = { argument: libraryFines, dialogue: buildDialogue(libraryFines, 0), transcript: [] };
  return assessOrBorrow(judges, view, "they should stop fining people", buildCall());
}

function fail(failure: ModelFailure): ModelError {
  return new ModelError(failure, "what the provider said");
}

test.each(["refused", "truncated", "invalid_output", "empty", "too_long"] as const)(
  "what the model has no judgement of (%s) another judges, and signs",
  async (failure) => {
    expect(await assess(fail(failure))).toEqual({
      ...LENT,
      reasons: ["touches nothing", `fake/judge gave no judgement: ${failure}`],
    });
  },
);

test.each(["network", "timeout", "rate_limited", "quota", "cancelled", "bad_request"] as const)(
  "%s is for the caller: asking again may help",
  async (failure) => {
    const error = fail(failure);
    await expect(assess(error)).rejects.toBe(error);
  },
);

test("a fault of the program is not covered up, and without a stand-in nothing is", async () => {
  const bug = new TypeError("not a function");
  await expect(assess(bug)).rejects.toBe(bug);
  const refused = fail("refused");
  await expect(assess(refused, false)).rejects.toBe(refused);
});
