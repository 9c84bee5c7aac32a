import type { ModuleNumber } from "@elenchus/domain/modules";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { startDialogue } from "@elenchus/dialogue/policy";
import { randomUUID } from "node:crypto";
import { dialogues, messages } from "../src/db/schema/schema.ts";
import { refreshDialogue } from "../src/store/learning/refresh-stats.ts";
import { ASKING } from "../src/store/turns/build-sample-turn.ts";
import type { TestServer } from "./build-test-server.ts";

/** How a dialogue ended, in which module, and at which step if not the first. */
export type Ended = readonly [
  status: "success" | "failure" | "abandoned",
  module: ModuleNumber,
  step?: number,
];

const about = { issue: "Should it be?", interest: "bees", shareable: false, frame: "frame" };
const START = Date.parse("2026-11-01T10:00:00Z");
const HOUR = 3_600_000;

/** Dialogues that came to an end; each took six minutes, and has a message with a misconception. Answers their ids. */
export async function addEndedDialogues(
  { database: { orm } }: Pick<TestServer, "database">,
  userId: string,
  ended: readonly Ended[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, [status, module, step = 0]] of ended.entries()) {
    const id = randomUUID();
    const argument = buildArgument({ module });
    const startedAt = new Date(START + index * 4 * HOUR);
    const at = (ms: number): Date => new Date(startedAt.getTime() + ms);
    const outcome = status === "abandoned" ? null : status;
    const outcomeReason = outcome === "success" ? "all_covered" : outcome && "message_limit";
    const state = { ...startDialogue(argument), step, outcome, outcomeReason } as const;
    await orm.insert(dialogues).values({
      ...about,
      id,
      userId,
      module,
      status,
      state,
      argument,
      startedAt,
      summary: outcome === null ? null : "**Well** done.",
      endedAt: at(61 * 60_000),
    });
    const said = { speechAct: "answer", coverage: { conclusion: 0.9, "reason-1": 0.7 } } as const;
    const quotation = "It is this.";
    const graded = { kind: "graded", id: "conclusion", zone: "accepted", likelihood: 0.9 } as const;
    const findings = [
      { ...graded, quotation },
      { kind: "spoken", act: "question" },
    ] as const;
    const judged = { confidence: 0.8, findings, judge: "test@1" };
    const assessment = { ...said, ...judged, misconceptions: ["reason-as-conclusion"] };
    const base = { dialogueId: id, step };
    await orm.insert(messages).values([
      { ...base, position: 1, sender: "system", text: "What is it?", createdAt: startedAt },
      {
        ...base,
        position: 2,
        sender: "user",
        text: "It is this.",
        assessment,
        createdAt: at(60_000),
      },
      {
        ...base,
        position: 3,
        sender: "system",
        text: "I see.",
        move: { ...ASKING, step },
        createdAt: at(61 * 60_000),
      },
    ]);
    await refreshDialogue(orm, id);
    ids.push(id);
  }
  return ids;
}
