import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test } from "vitest";
import { sampleArguments } from "../../play-parts.ts";
import { writtenArguments } from "../../written-arguments.ts";
import { createBuiltInTutor } from "../../../built-in/built-in-tutor.ts";
import { createSentenceEncoder } from "../../../built-in/sentence-encoder.ts";
import { PROBES } from "../../../built-in/second-look/credit-numbers.ts";

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
