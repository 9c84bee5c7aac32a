import { recordSkill } from "@elenchus/dialogue/summary/skill-record";
import type { EndedRecord } from "../../store/learning/finished-store.ts";
import type { SkilledDialogue } from "../../store/learning/skill-store.ts";
import type { Stores } from "../../store/stores.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";

type Skills = NonNullable<SkilledDialogue["skills"]>;

/** A dialogue of which it is known how its steps went. */
export interface WorkedDialogue extends SkilledDialogue {
  readonly skills: Skills;
}

function workOut({ dialogue, messages }: EndedRecord): Skills {
  const { argument, state } = dialogue;
  const view = { argument, dialogue: state, transcript: toTranscript(argument, messages) };
  return argument.steps.map(({ title }, step) => ({ title, record: recordSkill(view, step) }));
}

/**
 * How the steps of the latest dialogues of each module went, newest first. Each transcript is read for it once: then
 * it is kept beside the dialogue, for whichever server is asked next.
 */
export async function loadSkills(
  { skills }: Pick<Stores, "skills">,
  userId: string,
  mostOfModule: number,
): Promise<WorkedDialogue[]> {
  const latest = await skills.listLatest(userId, mostOfModule);
  const unknown = latest.filter((one) => one.skills === null).map(({ id }) => id);
  const records = unknown.length === 0 ? [] : await skills.loadRecords(unknown);
  const worked = new Map(records.map((record) => [record.dialogue.id, workOut(record)]));
  if (worked.size > 0) await skills.keep(worked);
  return latest.map((one) => ({ ...one, skills: one.skills ?? worked.get(one.id) ?? [] }));
}
