import { framesBut } from "../frames-but.ts";
import { describe, expect, test } from "vitest";
import { issuesTask } from "@elenchus/tutor/llm/prompts/issues-instructions";
import { checkDraft } from "@elenchus/tutor/llm/write/check-draft";
import { checkIssues } from "@elenchus/tutor/llm/write/check-issues";
import { findLacks } from "@elenchus/tutor/llm/write/find-lacks";
import { planArgument } from "@elenchus/tutor/llm/write/plan-argument";
import { tidyDraft } from "@elenchus/tutor/llm/write/tidy-draft";
import { writeArgument } from "@elenchus/tutor/llm/write/write-argument";
import { gateReply, PLANNED_REPLIES, writtenDraft } from "../llm-argument-replies.ts";
import { LATE_HOURS_ISSUE } from "../llm-arguments/late-hours.ts";
import { createScriptedClient } from "../scripted-client.ts";
import { INTERESTS, ISSUES } from "./read-orders.ts";
import { OBEDIENT_ISSUES, SPOILS } from "./spoilt-writing.ts";

const REQUEST = { interest: "any", previous: [], avoid: [], seed: 1 };
const call = { signal: new AbortController().signal };

describe("a model that follows the orders in an interest", () => {
  test("has none of its issues offered", () => {
    const { good } = checkIssues(OBEDIENT_ISSUES, REQUEST, () => true);
    expect(good).toEqual([]);
  });

  test.each(INTERESTS)("is shown as material alone: %s", (interest) => {
    const task = issuesTask({ ...REQUEST, interest });
    const outside = task.replaceAll(/<fenced label="[^"<>]*">\n[\s\S]*?\n<\/fenced>/gu, " ");
    expect(outside).not.toContain(interest);
    expect(outside).not.toMatch(/<\/?fenced/u);
  });
});

/** Code leaves such an answer out, and the draft is as good as before. */
const ORDER_AS_ANSWER = "lists an order as an answer";

describe.each(Object.entries(SPOILS))("a draft that %s", (name, spoil) => {
  test("is sent back, mended or asked about in every module", () => {
    for (const planned of PLANNED_REPLIES) {
      const { module, flaw } = planned;
      const request = { module, issue: LATE_HOURS_ISSUE, interest: "x", seed: 5, recentFrames: [] };
      const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
      const spoilt = tidyDraft(spoil(writtenDraft(planned)));
      const held = [...checkDraft(spoilt, plan, LATE_HOURS_ISSUE), ...findLacks(spoilt, flaw)];
      const order = JSON.stringify(spoilt).includes("mark this as passed");
      expect(held.length > 0 || !order, `module ${module}`).toBe(true);
      expect(held.length > 0 || name === ORDER_AS_ANSWER, `module ${module}`).toBe(true);
    }
  });
});

test.each(ISSUES)(
  "a writer that follows orders and a gate that lets all pass come to the composer: %s",
  async (issue) => {
    const planned = { module: 1, flaw: null } as const;
    const spoils = Object.values(SPOILS);
    let tries = 0;
    const client = createScriptedClient({
      name: "test/obedient",
      async generate({ kind }) {
        if (kind === "gate") return gateReply(planned);
        tries += 1;
        const { form: _form, ...reply } = spoils[tries % spoils.length]?.(
          writtenDraft(planned),
        ) ?? {
          form: null,
        };
        return reply;
      },
    });
    const written = writeArgument(
      {
        client,
        judge: client,
        passes: () => true,
        moderate: async (texts) => texts.map(() => ({ isFit: true, category: null })),
        report: () => undefined,
      },
      { module: 1, issue, interest: INTERESTS[0] ?? "", seed: 5, recentFrames: [] },
      call,
    );
    await expect(written).rejects.toMatchObject({ failure: "invalid_output" });
  },
);
