import type { GrowthReply, Skill } from "@elenchus/contract/growth";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import type { FinishedTransferCheck } from "../../store/learning/transfer-check-store.ts";
import type { Stores } from "../../store/stores.ts";
import { loadSkills, type WorkedDialogue } from "./load-skills.ts";

/** Five to look at, and five to compare them with. */
const DIALOGUES = 10;
const CHECKS = 5;

/** The first two steps are every module's; the third is its own. */
const SHARED_STEPS = [0, 1];
const OWN_STEP = 2;

/** How a learner comes by what each skill asks for, in the latest dialogues and unaided checks. */
export async function listGrowth(stores: Stores, userId: string): Promise<GrowthReply> {
  const [dialogues, checks] = await Promise.all([
    loadSkills(stores, userId, DIALOGUES),
    stores.transferChecks.listFinished([userId]),
  ]);
  const shared = SHARED_STEPS.map((step) => presentSkill(step, null, dialogues, checks));
  const own = MODULE_NUMBERS.map((module) => presentSkill(OWN_STEP, module, dialogues, checks));
  return { skills: [...shared, ...own].filter((skill) => skill.dialogues.length > 0) };
}

/** @param module the only one whose dialogues and checks count; null for all */
function presentSkill(
  step: number,
  module: ModuleNumber | null,
  dialogues: readonly WorkedDialogue[],
  checks: readonly FinishedTransferCheck[],
): Skill {
  const counts = (one: { readonly module: ModuleNumber }) =>
    module === null || one.module === module;
  const own = dialogues.filter(counts);
  return {
    title: own[0]?.skills[step]?.title ?? "",
    module_id: module,
    dialogues: own.flatMap((one) => recordOf(one, step)).slice(0, DIALOGUES),
    checks: checks
      .filter(counts)
      .slice(0, CHECKS)
      .flatMap(({ result }) => result.steps[step]?.share ?? []),
  };
}

function recordOf({ id, skills }: WorkedDialogue, step: number): Skill["dialogues"] {
  const record = skills[step]?.record ?? null;
  return record === null ? [] : [{ session_id: id, ...record }];
}
