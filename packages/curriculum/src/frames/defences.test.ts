import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { DEFENCES, defenceOf, fillSlots, type FlawDefence } from "./defences.ts";
import { FALLACIES, STATISTICAL_FLAWS } from "../modules/flaw-kinds.ts";

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(400));
const texts = (least: number) => z.array(Text).check(z.minLength(least));
const Defence = z.strictObject({
  defences: texts(6),
  correction: Text,
  opposites: z.exactOptional(texts(3)),
  strengthens: z.exactOptional(texts(3)),
  reasonOpposites: z.exactOptional(texts(3)),
}) satisfies z.ZodMiniType<FlawDefence>;

const all = MODULE_NUMBERS.flatMap((module) =>
  Object.entries(DEFENCES[module]).map(
    ([kind, defence]) => [`${module} ${kind}`, defence] as const,
  ),
);

describe.each(all)("the defence of module %s", (_, defence) => {
  test("has the schema, and says nothing twice", () => {
    expect(z.safeParse(Defence, defence).error?.issues ?? []).toEqual([]);
    const { correction: _correction, ...lists } = defence;
    const said = Object.values(lists).flat();
    expect(said).toEqual([...new Set(said)]);
  });

  test("is said in four ways without the words of a passage, the first of them", () => {
    const general = fillSlots(defence.defences, {});
    expect(general.length).toBeGreaterThanOrEqual(4);
    expect(general[0]).toBe(defence.defences[0]);
  });

  test("is corrected by a question or a task, in words that fit any passage", () => {
    expect(fillSlots([defence.correction], {})).toHaveLength(1);
    expect(defence.correction).toMatch(/\?|\b(?:look|read|say|find|ask|carry)\b/iu);
  });
});

test("every kind of flaw has a defence of its own, and none is corrected like another", () => {
  const planned = { 5: FALLACIES, 7: STATISTICAL_FLAWS };
  for (const module of [5, 7] as const)
    expect(Object.keys(DEFENCES[module])).toEqual(expect.arrayContaining([...planned[module]]));
  const corrections = all.map(([, { correction }]) => correction);
  expect(new Set(corrections).size).toBe(corrections.length);
});

test("a slot is filled by each of its values, and a text without one is left out", () => {
  const slots = { people: ["pupils", "parents"], figure: ["five"] };
  expect(fillSlots(["ask {figure} {people}", "ask {nobody}", "ask"], slots)).toEqual([
    "ask five pupils",
    "ask five parents",
    "ask",
  ]);
});

test("a kind without a defence of its own is defended as the whole is", () => {
  expect(defenceOf(6, "m6-so-last")).toBe(defenceOf(6));
});
