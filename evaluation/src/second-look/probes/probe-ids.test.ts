import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test } from "vitest";
import { sampleArguments } from "../../play-parts.ts";
import { writtenArguments } from "../../written-arguments.ts";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createSentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { PROBES } from "@elenchus/tutor/built-in/grade/second-look/credit-numbers";

test("every further question of an argument is one of those that are told apart", async () => {
  const encoder = createSentenceEncoder();
  const tutor = createBuiltInTutor({ encoder });
  const composed = await Promise.all(MODULE_NUMBERS.map((one) => sampleArguments(tutor, one, 4)));
  const asked = [...composed.flat(), ...writtenArguments()].flatMap(({ key }) =>
    key.expectations.filter(({ kind }) => kind === "probe").map(({ id }) => id),
  );
  await encoder.close();
  expect(PROBES).toEqual(expect.arrayContaining([...new Set(asked)]));
  expect(new Set(asked).size).toBeGreaterThan(10);
}, 120_000);
