import type { GrowthReply, Skill } from "@elenchus/contract/growth";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { recordSkill } from "@elenchus/dialogue/summary/skill-record";
import type { EndedRecord } from "../../store/finished-store.ts";
import type { Stores } from "../../store/stores.ts";
import { toTranscript } from "../../store/to-transcript.ts";
import type { FinishedTransferCheck } from "../../store/transfer-check-store.ts";

/** Five to look at, and five to compare them with. */
const DIALOGUES = 10;
const CHECKS = 5;

/** The first two steps are every module's; the third is its own. */
const SHARED_STEPS = [0, 1];
const OWN_STEP = 2;

/** How a learner comes by what each skill asks for, in the latest dialogues and unaided checks. */
export async function listGrowth(
  { finished, transferChecks }: Stores,
  userId: string,
): Promise<GrowthReply> {
  const [records, checks] = await Promise.all([
    finished.listLatest(userId, DIALOGUES),
    transferChecks.listFinished([userId]),
  ]);
  const shared = SHARED_STEPS.map((step) => presentSkill(step, null, records, checks));
  const own = MODULE_NUMBERS.map((module) => presentSkill(OWN_STEP, module, records, checks));
  return { skills: [...shared, ...own].filter(({ dialogues }) => dialogues.length > 0) };
}

/** @param module the only one whose dialogues and checks count; null for all */
function presentSkill(
  step: number,
  module: ModuleNumber | null,
  records: readonly EndedRecord[],
  checks: readonly FinishedTransferCheck[],
): Skill {
  const counts = (one: { readonly module: ModuleNumber }) =>
    module === null || one.module === module;
  const own = records.filter(({ dialogue }) => counts(dialogue));
  return {
    title: own[0]?.dialogue.argument.steps[step]?.title ?? "",
    module_id: module,
    dialogues: own.flatMap((record) => recordOf(record, step)).slice(0, DIALOGUES),
    checks: checks
      .filter(counts)
      .slice(0, CHECKS)
      .flatMap(({ result }) => result.steps[step]?.share ?? []),
  };
}

function recordOf({ dialogue, messages }: EndedRecord, step: number): Skill["dialogues"] {
  const { id, argument, state } = dialogue;
  const view = { argument, dialogue: state, transcript: toTranscript(argument, messages) };
  const record = recordSkill(view, step);
  return record === null ? [] : [{ session_id: id, ...record }];
}
