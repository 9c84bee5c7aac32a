import { FALLACIES } from "@elenchus/curriculum/frames/module-5-frames";
import { STATISTICAL_FLAWS } from "@elenchus/curriculum/frames/module-7-frames";
import { MODULE_STEPS } from "@elenchus/curriculum/steps";
import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import { describeModule } from "./module-lesson.ts";
import { TUTOR_ROLE } from "./tutor-role.ts";

describe.each(MODULE_NUMBERS)("the description of module %i", (module) => {
  const text = describeModule(module);

  test("is the same bytes every time", () => {
    expect(describeModule(module)).toBe(text);
  });

  test("has the title, every step, the lesson and its worked examples", () => {
    expect(text).toContain(`# Module ${module}: ${MODULE_TITLES[module]}`);
    for (const { title } of MODULE_STEPS[module]) expect(text).toContain(title);
    expect(text.match(/^### Example \d: /gmu)).toHaveLength(module === 5 || module === 7 ? 4 : 3);
    expect(text).not.toMatch(/undefined|\[object/u);
  });

  test("is long enough for providers to cache it with the role", () => {
    expect(TUTOR_ROLE.length + text.length).toBeGreaterThan(12_000);
  });
});

test("modules 5 and 7 define every kind of flaw by the name that code knows", () => {
  for (const kind of FALLACIES) expect(describeModule(5)).toContain(`- ${kind} (`);
  for (const kind of STATISTICAL_FLAWS) expect(describeModule(7)).toContain(`- ${kind} (`);
  expect(describeModule(6)).not.toContain("strawman (");
});
