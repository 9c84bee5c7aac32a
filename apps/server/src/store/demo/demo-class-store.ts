import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment, Dialogue, Outcome, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import type { TransferResult } from "@elenchus/dialogue/transfer-check";
import { eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import {
  dialogues,
  distressFlags,
  messages,
  type DialogueStatus,
  type FlagKind,
} from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { groups, groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import { reviewRequests, verdicts } from "../../db/schema/supervision-schema.ts";

/** A group with all who belong to it. */
export interface FilledGroup {
  readonly id: string;
  readonly name: string;
  readonly joinCode: string;
  readonly supervisorIds: readonly string[];
  readonly studentIds: readonly string[];
}

/** A message, and when it was sent. */
export interface SentMessage extends TranscriptEntry {
  readonly sentAt: Date;
}

/** A dialogue that was had, with what came of it. */
export interface HadDialogue {
  readonly id: string;
  readonly userId: string;
  readonly interest: string;
  readonly argument: Argument;
  readonly state: Dialogue;
  readonly status: DialogueStatus;
  readonly summary: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly messages: readonly SentMessage[];
  readonly flag: {
    readonly kind: FlagKind;
    readonly position: number;
    readonly handledBy: string | null;
  } | null;
  readonly verdict: {
    readonly supervisorId: string;
    readonly machineOutcome: Outcome;
    readonly outcome: Outcome;
    readonly reason: string;
  } | null;
  readonly review: string | null;
}

/** A transfer check that was finished. */
export interface HadCheck {
  readonly id: string;
  readonly userId: string;
  readonly interest: string;
  readonly argument: Argument;
  readonly answers: string[];
  readonly assessments: Assessment[];
  readonly result: TransferResult;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** A class with its past. */
export interface FilledClass {
  readonly groups: readonly FilledGroup[];
  readonly dialogues: readonly HadDialogue[];
  readonly checks: readonly HadCheck[];
}

/** The demo's class. */
export interface DemoClassStore {
  /** Stores all of it, or nothing where its groups are there already. */
  add(filled: FilledClass): Promise<void>;
  /** Whether a student has had a dialogue. */
  hasPast(userId: string): Promise<boolean>;
}

const HOUR = 3_600_000;

async function addGroups(tx: Orm, filled: readonly FilledGroup[]): Promise<boolean> {
  const rows = filled.map(({ id, name, joinCode }) => ({ id, name, joinCode }));
  const made = await tx.insert(groups).values(rows).onConflictDoNothing().returning();
  if (made.length === 0) return false;
  for (const { id: groupId, supervisorIds, studentIds } of filled) {
    await tx
      .insert(groupSupervisors)
      .values(supervisorIds.map((supervisorId) => ({ groupId, supervisorId })));
    const isMember = inArray(studentStats.userId, [...studentIds]);
    await tx.update(studentStats).set({ groupId }).where(isMember);
  }
  return true;
}

async function addDialogues(tx: Orm, had: readonly HadDialogue[]): Promise<void> {
  await tx.insert(dialogues).values(
    had.map(({ id, userId, interest, argument, state, summary, startedAt, endedAt, ...rest }) => {
      const { module, issue, frame } = argument;
      const status = rest.verdict?.outcome ?? rest.status;
      const about = { module, issue, interest, frame, argument, shareable: true };
      return { id, userId, ...about, state, status, summary, startedAt, endedAt };
    }),
  );
  await tx.insert(messages).values(
    had.flatMap(({ id: dialogueId, messages: sent }) =>
      sent.map(({ sentAt, marks, ...message }, index) => ({
        ...message,
        marks: marks === undefined ? null : [...marks],
        dialogueId,
        position: index + 1,
        createdAt: sentAt,
      })),
    ),
  );
}

/** Adds the supervisors' side of dialogues. Nobody is mailed about what happened in the past. */
async function addAftermath(tx: Orm, had: readonly HadDialogue[]): Promise<void> {
  for (const { id: dialogueId, userId, messages: sent, endedAt, ...dialogue } of had) {
    const { flag, verdict, review } = dialogue;
    const lastAt = endedAt ?? sent.at(-1)?.sentAt ?? new Date();
    const later = new Date(lastAt.getTime() + HOUR);
    if (flag !== null) {
      const { kind, position, handledBy } = flag;
      const seen = { kind, place: "dialogue", dialogueId, position } as const;
      const handled = handledBy && { acknowledgedBy: handledBy, acknowledgedAt: later };
      await tx
        .insert(distressFlags)
        .values({ userId, ...seen, raisedAt: lastAt, mailedAt: lastAt, ...handled });
    }
    if (review !== null) {
      const requestedAt = lastAt;
      await tx.insert(reviewRequests).values({ dialogueId, userId, note: review, requestedAt });
    }
    if (verdict !== null) {
      await tx.insert(verdicts).values({ dialogueId, ...verdict, decidedAt: later });
    }
  }
}

async function addChecks(tx: Orm, had: readonly HadCheck[]): Promise<void> {
  const rows = had.map((check) => {
    const { module, issue } = check.argument;
    return { ...check, module, issue };
  });
  await tx.insert(transferChecks).values(rows);
}

export function createDemoClassStore(orm: Orm): DemoClassStore {
  return {
    hasPast: async (userId) => (await orm.$count(dialogues, eq(dialogues.userId, userId))) > 0,
    add: (filled) =>
      orm.transaction(async (tx) => {
        if (filled.groups.length > 0 && !(await addGroups(tx, filled.groups))) return;
        await addDialogues(tx, filled.dialogues);
        await addAftermath(tx, filled.dialogues);
        await addChecks(tx, filled.checks);
        const ids = sql.param(filled.dialogues.map(({ id }) => id));
        await tx.execute(sql`select record_dialogue_results(${ids}::uuid[])`);
        await tx.execute(
          sql`select refresh_student_stats(array(select user_id from student_stats))`,
        );
      }),
  };
}
