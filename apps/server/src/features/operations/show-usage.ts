import type { UsageReply } from "@elenchus/contract/admin-operations";
import {
  NO_CALLS,
  type DialogueSums,
  type Span,
  type Usage,
  type UsageSums,
} from "../../store/operations/operations-usage.ts";
import type { Stores } from "../../store/stores.ts";
import { daysOf } from "./span.ts";

const MICROS = 1_000_000;

const NO_DIALOGUES: DialogueSums = { dialogues: 0, messages: 0 };

function presentSums({ calls, faults, ...sums }: UsageSums) {
  return {
    calls,
    faults,
    input_tokens: sums.inputTokens,
    output_tokens: sums.outputTokens,
    cost_dollars: sums.costMicros / MICROS,
    unpriced_calls: sums.unpriced,
  };
}

/** The models' figures beside the learners'. */
function presentBoth(sums: UsageSums, { dialogues, messages }: DialogueSums) {
  return { ...presentSums(sums), dialogues, turns: messages };
}

type BothSums = UsageReply["total"];

function addUp(rows: readonly BothSums[]): BothSums {
  const total = presentBoth(NO_CALLS, NO_DIALOGUES);
  for (const row of rows) {
    for (const key of Object.keys(total) as (keyof BothSums)[]) total[key] += row[key];
  }
  return total;
}

/** Groups with anything in them; the ones that took most first. A group that is gone counts with those without one. */
function presentGroups({ groups, dialoguesByGroup }: Usage): UsageReply["by_group"] {
  const names = new Map(
    [...groups, ...dialoguesByGroup].map(({ groupId, group }) => [
      group === null ? null : groupId,
      group,
    ]),
  );
  const rows = [...names].map(([id, group_name]) => {
    const isIt = (row: { groupId: string | null; group: string | null }) =>
      (row.group === null ? null : row.groupId) === id;
    const calls = groups.filter(isIt).map((sums) => presentBoth(sums, NO_DIALOGUES));
    const done = dialoguesByGroup.filter(isIt).map((sums) => presentBoth(NO_CALLS, sums));
    return { group_name, ...addUp([...calls, ...done]) };
  });
  return rows.toSorted((one, other) => other.turns - one.turns || other.calls - one.calls);
}

/** Usage as sums: by day, by model and by group. */
export async function showUsage(
  { operations }: Pick<Stores, "operations">,
  span: Span,
): Promise<UsageReply> {
  const usage = await operations.countUsage(span);
  const callsOf = new Map(usage.days.map((row) => [row.day, row]));
  const dialoguesOf = new Map(usage.dialoguesByDay.map((row) => [row.day, row]));
  const byDay = daysOf(span).map((day) => ({
    day,
    ...presentBoth(callsOf.get(day) ?? NO_CALLS, dialoguesOf.get(day) ?? NO_DIALOGUES),
  }));
  return {
    ...span,
    total: addUp(byDay),
    by_day: byDay,
    by_model: usage.models.map(({ model, ...sums }) => ({
      model,
      turns: sums.turns,
      ...presentSums(sums),
    })),
    by_group: presentGroups(usage),
  };
}
