import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import { digestModule } from "./module-lesson.ts";

describe.each(MODULE_NUMBERS)("the digest of module %i", (module) => {
  const text = digestModule(module);

  test("is the same bytes every time", () => {
    expect(digestModule(module)).toBe(text);
  });

  test("has the title and every step", () => {
    expect(text).toContain(`# Module ${module}: ${MODULE_TITLES[module]}`);
    for (const { title } of MODULES[module].steps) expect(text).toContain(title);
    expect(text).not.toMatch(/undefined|\[object/u);
  });
});

test("modules 5 and 7 define every kind of flaw by the name that code knows", () => {
  for (const kind of FALLACIES) expect(digestModule(5)).toContain(`- ${kind} (`);
  for (const kind of STATISTICAL_FLAWS) expect(digestModule(7)).toContain(`- ${kind} (`);
  expect(digestModule(6)).not.toContain("strawman (");
});
