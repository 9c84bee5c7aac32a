import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import type { DialogueSkills } from "../../db/schema/stored-dialogue.ts";
import { writeStored } from "../../db/schema/stored-json.ts";
import { DIALOGUE_COLUMNS } from "../turns/dialogue-rows.ts";
import { HAS_ENDED, withMessages, type EndedRecord } from "./finished-store.ts";

/** How the steps of an ended dialogue went. */
export interface SkilledDialogue {
  readonly id: string;
  readonly module: ModuleNumber;
  /** Null until it was worked out. */
  readonly skills: DialogueSkills | null;
}

/** How the steps of dialogues went: worked out of the transcript once, and kept beside it. */
export interface SkillStore {
  /** The latest of each module whose transcripts are there, newest first. */
  listLatest(userId: string, mostOfModule: number): Promise<SkilledDialogue[]>;
  /** Transcripts to work it out of. */
  loadRecords(dialogueIds: readonly string[]): Promise<EndedRecord[]>;
  keep(worked: ReadonlyMap<string, DialogueSkills>): Promise<void>;
}

async function listLatest(
  orm: Orm,
  userId: string,
  mostOfModule: number,
): Promise<SkilledDialogue[]> {
  const { id, module, skills, endedAt } = dialogues;
  const latestFirst = sql`partition by ${module} order by ${endedAt} desc`;
  const rank = sql<number>`row_number() over (${latestFirst})`.mapWith(Number).as("rank");
  const ranked = orm
    .select({ id, module, skills, endedAt, rank })
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), HAS_ENDED, isNull(dialogues.deletedAfterDays)))
    .as("ranked");
  return orm
    .select({ id: ranked.id, module: ranked.module, skills: ranked.skills })
    .from(ranked)
    .where(lte(ranked.rank, mostOfModule))
    .orderBy(desc(ranked.endedAt));
}

export function createSkillStore(orm: Orm): SkillStore {
  return {
    listLatest: (userId, mostOfModule) => listLatest(orm, userId, mostOfModule),
    async loadRecords(dialogueIds) {
      const isOne = inArray(dialogues.id, [...dialogueIds]);
      return withMessages(orm, await orm.select(DIALOGUE_COLUMNS).from(dialogues).where(isOne));
    },
    async keep(worked) {
      const rows = [...worked].map(
        ([id, skills]) => sql`(${id}::uuid, ${writeStored(skills)}::json)`,
      );
      await orm.execute(sql`update ${dialogues} set skills = worked.skills
        from (values ${sql.join(rows, sql`, `)}) as worked (id, skills)
        where ${dialogues.id} = worked.id`);
    },
  };
}
