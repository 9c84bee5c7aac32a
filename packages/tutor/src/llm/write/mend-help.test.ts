import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { expect, test } from "vitest";
import { PLANNED_REPLIES, writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { checkArgument } from "./check-argument.ts";
import type { Draft } from "./draft.ts";
import { itemsOf } from "./draft-texts.ts";
import { mendHelp } from "./mend-help.ts";
import { plainHelp } from "./plain-help.ts";
import { planArgument } from "./plan-argument.ts";

function planOf({ module, flaw }: (typeof PLANNED_REPLIES)[number]) {
  const request = { module, issue: LATE_HOURS_ISSUE, interest: "x", seed: 1, recentFrames: [] };
  return planArgument(request, flaw === null ? undefined : () => flaw);
}

/** The draft with the strongest hint of so many of its expectations telling the answer. */
function withTellingHints(draft: Draft, count: number): Draft {
  const spoilt = structuredClone(draft);
  for (const { hints, statement } of itemsOf(spoilt).slice(0, count))
    hints[2] = `Is it this, perhaps? ${statement}`;
  return spoilt;
}

test.each(PLANNED_REPLIES)(
  "a few hints that tell are mended in module $module ($flaw)",
  (planned) => {
    const plan = planOf(planned);
    const spoilt = withTellingHints(writtenDraft(planned), 3);
    expect(checkArgument(spoilt, plan, LATE_HOURS_ISSUE)).not.toEqual([]);
    const mended = mendHelp(spoilt, plan);
    expect(checkArgument(mended, plan, LATE_HOURS_ISSUE)).toEqual([]);
    expect(mended.passage).toBe(spoilt.passage);
    expect(mended.conclusion.hints.slice(0, 2)).toEqual(spoilt.conclusion.hints.slice(0, 2));
  },
);

test("a draft that tells nearly everywhere is left for its writer", () => {
  const planned = { module: 2, flaw: null } as const;
  const spoilt = withTellingHints(writtenDraft(planned), 7);
  expect(mendHelp(spoilt, planOf(planned))).toBe(spoilt);
});

test("a draft that tells nothing stays as it is", () => {
  for (const planned of PLANNED_REPLIES) {
    const draft = writtenDraft(planned);
    expect(mendHelp(draft, planOf(planned))).toBe(draft);
  }
});

test("plain help differs from hint to hint, and a plain correction asks on", () => {
  for (const module of MODULE_NUMBERS)
    for (const item of ["conclusion", "reasons[0]", "findings[1]", "impact"]) {
      const paths = [0, 1, 2].map((at) => `${item}.hints[${at}]`).concat(`${item}.prompt`);
      const texts = paths.map((path) => plainHelp(path, module));
      expect(new Set(texts).size).toBe(4);
    }
  expect(plainHelp("wrongTurns[0].correction", 3)).toContain("?");
});
