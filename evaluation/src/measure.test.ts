import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import {
  HELD_OUT_FRAMES,
  type LabelledAnswer,
  moduleOf,
  OWN_FIND,
  placeAnswer,
} from "./labelled-answer.ts";
import { addCounts, agreementOf, type Counts, measureAgreement } from "./measure.ts";
import { readLabels } from "./read-labels.ts";

/** In all it has to be better; a module has some forty wrong answers, of which each counts two per cent. */
const EACH = { falseRejects: 0.12, falseAccepts: 0.08 } as const;

let reader: Reader;
let labels: LabelledAnswer[];

beforeAll(async () => {
  reader = createReader();
  labels = await readLabels();
});

afterAll(() => reader.close());

describe("on the answers never tuned on", () => {
  const counted: Counts[] = [];

  test.each(MODULE_NUMBERS)(
    "the built-in assessor agrees with the labels of module %i",
    async (module) => {
      const own = labels.filter(
        (one) => moduleOf(one) === module && HELD_OUT_FRAMES.includes(one.frame),
      );
      const { counts } = await measureAgreement(reader, own);
      counted.push(counts);
      const { falseRejects, falseAccepts, decisions } = agreementOf(counts);
      expect(decisions).toBeGreaterThan(100);
      expect(falseRejects).toBeLessThanOrEqual(EACH.falseRejects);
      expect(falseAccepts).toBeLessThanOrEqual(EACH.falseAccepts);
    },
    60_000,
  );

  test("it tells 8 % of right answers that they miss, is unsure of 30 % and credits 5 % of wrong ones, at most", () => {
    const { falseRejects, unsureOfRight, falseAccepts } = agreementOf(addCounts(counted));
    expect(counted).toHaveLength(7);
    expect(falseRejects).toBeLessThanOrEqual(0.08);
    expect(unsureOfRight).toBeLessThanOrEqual(0.3);
    expect(falseAccepts).toBeLessThanOrEqual(0.05);
  });
});

describe("the labelled answers", () => {
  test("are at least 120 for each module", () => {
    for (const module of MODULE_NUMBERS)
      expect(labels.filter((one) => moduleOf(one) === module).length).toBeGreaterThanOrEqual(120);
  });

  test("each have their place in an argument that can be composed", () => {
    for (const label of labels) {
      const ids = new Set(placeAnswer(label).argument.key.expectations.map((one) => one.id));
      for (const id of [...label.covers, ...label.near])
        expect(ids, label.message).toContain(id === OWN_FIND ? "own-1" : id);
    }
  });
});
