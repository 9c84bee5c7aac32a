import { framesBut } from "@elenchus/evaluation/frames-but";
import { describe, expect, test } from "vitest";
import {
  ISSUES_REPLY,
  PLANNED_REPLIES,
  replyToWritingPrompt,
} from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { MODEL_WIRES, type ModelRequest } from "@elenchus/evaluation/model-wires/wire";
import { buildRig } from "../client/build-rig.ts";
import { buildModerator } from "../moderate/build-moderator.ts";
import { suggestIssues } from "./suggest-issues.ts";
import { writeArgument } from "./write-argument.ts";

function answer({ system, messages }: ModelRequest) {
  return {
    json: replyToWritingPrompt([...system, ...messages.map(({ text }) => text)].join("\n")),
  };
}

const passes = () => true;
const { moderate } = buildModerator();

describe.each(MODEL_WIRES)("over %s", (wire) => {
  test("issues are asked for once", async () => {
    const rig = await buildRig(wire, answer);
    const request = { interest: "books", previous: [], avoid: [], seed: 1 };
    const { client } = rig;
    expect(await suggestIssues({ client, passes, moderate }, request, rig.call())).toEqual(
      ISSUES_REPLY.issues,
    );
    expect(rig.server.requests).toHaveLength(1);
  });

  test("an argument of every kind is written and judged in one request each", async () => {
    const rig = await buildRig(wire, answer);
    for (const { module, flaw } of PLANNED_REPLIES) {
      const argument = await writeArgument(
        {
          client: rig.client,
          judge: rig.client,
          passes,
          moderate,
          report: () => undefined,
        },
        {
          module,
          issue: LATE_HOURS_ISSUE,
          interest: "books",
          seed: 1,
          recentFrames: framesBut(module, flaw),
        },
        rig.call(),
      );
      expect(argument.writer).toBe(rig.client.name);
    }
    expect(rig.records.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual(
      PLANNED_REPLIES.flatMap(() => ["argument ok", "gate ok"]),
    );
    expect(rig.server.requests).toHaveLength(2 * PLANNED_REPLIES.length);
  });
});
