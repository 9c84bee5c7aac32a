import { expect, test } from "vitest";
import type { Assessment, Dialogue } from "@elenchus/dialogue/dialogue";
import { decideMove } from "@elenchus/dialogue/policy";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { buildCall, buildScriptedClient } from "../write/build-scripted-client.ts";
import { assess } from "./assess.ts";

const { libraryFines: argument } = EXAMPLES;
const [found, open] = argument.key.expectations.filter(({ kind }) => kind === "reason");
if (found === undefined || open === undefined) throw new Error("The example has two reasons.");

/** What is heard in a message in which the judge finds nothing of what is open. */
async function hear(message: string, changes: Partial<Dialogue> = {}): Promise<Assessment> {
  const dialogue = buildDialogue(argument, 1, {
    coverage: { [found?.id ?? ""]: 0.9 },
    target: open?.id ?? null,
    ...changes,
  });
  const reply = { speechAct: "answer", expectations: [], misconception: null, confidence: 0.9 };
  const assessing = {
    client: buildScriptedClient("fake/judge", reply),
    checkCheaply: () => null,
    seesGround: async () => "none" as const,
    findRepeats: async () => new Set<string>(),
    isAttempt: async () => false,
  };
  const assessment = await assess(
    assessing,
    { argument, dialogue, transcript: [] },
    message,
    buildCall(),
  );
  const { move } = decideMove(argument, dialogue, assessment);
  expect(move.again ?? []).toEqual(
    assessment.coverage[found?.id ?? ""] === undefined ? [] : [found?.id],
  );
  return assessment;
}

test("what was found before and is said again is heard, although the judge is asked for what is open", async () => {
  const again = await hear(found.paraphrases[0] ?? "");
  expect(again).toMatchObject({
    speechAct: "answer",
    coverage: { [found.id]: expect.any(Number) },
  });
  const other = await hear("the roof of the town hall is made of slate");
  expect(other).toMatchObject({ speechAct: "off_topic", coverage: {} });
});

test("at a further question to speak of what was found is no repetition", async () => {
  const probe = argument.key.expectations.find((one) => one.step === 1 && one.kind === "probe");
  if (probe === undefined) throw new Error("The example asks no further question about reasons.");
  const asked = { target: probe.id, probed: [probe.id] };
  expect((await hear(found.paraphrases[0] ?? "", asked)).coverage).toEqual({});
});
