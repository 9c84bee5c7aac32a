import { families } from "@elenchus/curriculum/issues/library";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { writeArgument } from "@elenchus/tutor/built-in/compose/write-argument";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Client } from "pg";

/** Arguments of each module: as the built-in tutor writes them, so that transcripts read as they do. */
const ARGUMENTS_A_MODULE = 6;

function writeArguments(): Argument[] {
  const issues = families().flatMap((family) => family.issues);
  return MODULE_NUMBERS.flatMap((module) =>
    Array.from({ length: ARGUMENTS_A_MODULE }, (_, index) => {
      const issue = issues[(module * 31 + index * 7) % issues.length]?.question ?? "";
      return writeArgument(
        { module, issue, interest: "reading", seed: module * 100 + index, recentFrames: [] },
        "seed@1",
      );
    }),
  );
}

/** Tables of this connection alone, which the school is made out of. */
export async function seedWords(client: Client): Promise<void> {
  await client.query(`
    create temp table seed_arguments (
      module smallint, choice smallint, issue text, frame text, argument json, opening text);
    create temp table seed_steps (
      module smallint, choice smallint, step smallint, is_skill boolean, expectation text, misconception text);`);
  for (const [index, argument] of writeArguments().entries()) {
    const { module, issue, frame } = argument;
    const choice = index % ARGUMENTS_A_MODULE;
    await client.query("insert into seed_arguments values ($1, $2, $3, $4, $5, $6)", [
      module,
      choice,
      issue,
      frame,
      JSON.stringify(argument),
      openDialogue(argument),
    ]);
    for (const [step, { isSkill }] of argument.steps.entries()) {
      const ofStep = <Part extends { readonly step: number }>(parts: readonly Part[]) =>
        parts.find((part) => part.step === step);
      await client.query("insert into seed_steps values ($1, $2, $3, $4, $5, $6)", [
        module,
        choice,
        step,
        isSkill,
        ofStep(argument.key.expectations)?.id ?? null,
        ofStep(argument.key.misconceptions)?.id ?? null,
      ]);
    }
  }
}
