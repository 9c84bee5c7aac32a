import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { describe, expect, test } from "vitest";
import { impactHelp, impactMisconceptions } from "./impact.ts";

describe("help with the impact", () => {
  test("asks in module 4 whom the argument persuades and whom not, elsewhere what it gains or loses", () => {
    for (const module of MODULE_NUMBERS) {
      const { hints, prompt } = impactHelp(module);
      expect(hints[0]?.includes("which readers")).toBe(module === 4);
      expect(prompt.includes("Readers who")).toBe(module === 4);
    }
  });

  test("answers whoever sees no impact accordingly", () => {
    const [divided, weighed] = ([4, 2] as const).map(
      (module) => impactMisconceptions({ module }).find(({ id }) => id === "no-impact")?.correction,
    );
    expect(divided).toContain("what about the others");
    expect(weighed).toContain("as firm");
  });
});
