import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, Outcome } from "@elenchus/dialogue/dialogue";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { isHeld as heldNow } from "./lease.ts";
import { DIALOGUE_COLUMNS, prepareMessages, type DialogueRecord } from "./dialogue-rows.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { refreshDialogue } from "../learning/refresh-stats.ts";

/** A dialogue to start. */
export interface NewDialogue {
  readonly id: string;
  readonly userId: string;
  readonly issue: string;
  /** The one that was chosen, where it may be another. */
  readonly chosenIssue?: string;
  /** The supervisor's text that it is on. */
  readonly ownTextId?: string | null;
  readonly interest: string;
  readonly shareable: boolean;
  readonly argument: Argument;
  readonly state: Dialogue;
  readonly firstMessage: string;
}

/** A dialogue as it stands, and whether a turn is being taken in it now. */
export interface FoundDialogue extends DialogueRecord {
  readonly isHeld: boolean;
}

/** A dialogue in a list. */
export interface DialogueEntry {
  readonly id: string;
  readonly module: ModuleNumber;
  readonly issue: string;
}

/** A dialogue that ended by itself. */
export interface FinishedDialogue extends DialogueEntry {
  readonly outcome: Outcome;
  readonly endedAt: Date;
}

/** Learners' dialogues, their turns apart. */
export interface DialogueStore {
  /** Starts a dialogue; the learner's earlier one, if active, ends as abandoned. */
  start(dialogue: NewDialogue): Promise<void>;
  /** Null when it is unknown or another's. */
  find(dialogueId: string, userId: string): Promise<FoundDialogue | null>;
  /** Whether a turn is being taken in it now. Cheap: for those who wait. */
  isHeld(dialogueId: string): Promise<boolean>;
  /** Ends an active dialogue as abandoned; false when it is unknown or another's. */
  abandon(dialogueId: string, userId: string): Promise<boolean>;
  /** The learner's latest dialogue, if it is active or waits for its summary. */
  findOpen(userId: string): Promise<DialogueEntry | null>;
  /** Newest first. */
  listFinished(userId: string): Promise<FinishedDialogue[]>;
  /** The issue of the learner's latest dialogue, however it ended. */
  findLatestIssue(userId: string): Promise<string | null>;
  /** `frame` of the learner's latest arguments in a module, newest first. */
  listRecentFrames(userId: string, module: ModuleNumber): Promise<string[]>;
}

const RECENT_FRAMES = 8;
const MOST_FINISHED = 200;

const ABANDONED = {
  status: "abandoned" as const,
  endedAt: sql`now()`,
  leaseToken: null,
  leaseUntil: null,
};

const ENTRY_COLUMNS = { id: dialogues.id, module: dialogues.module, issue: dialogues.issue };

async function startDialogue(orm: Orm, started: NewDialogue): Promise<void> {
  const { id, userId, issue, chosenIssue, ownTextId = null, interest, shareable } = started;
  const { argument, state, firstMessage } = started;
  await orm.transaction(async (tx) => {
    // Two starts at once take turns here, so that the later one ends the earlier.
    await lockUser(tx, userId);
    const left = await tx
      .update(dialogues)
      .set(ABANDONED)
      .where(and(eq(dialogues.userId, userId), eq(dialogues.status, "active")))
      .returning({ id: dialogues.id });
    for (const abandoned of left) await refreshDialogue(tx, abandoned.id);
    const { module, frame } = argument;
    await tx.insert(dialogues).values({
      id,
      userId,
      module,
      issue,
      chosenIssue: chosenIssue === issue ? null : (chosenIssue ?? null),
      ownTextId,
      interest,
      shareable,
      frame,
      argument,
      state,
      status: "active",
    });
    await tx.insert(messages).values({
      dialogueId: id,
      position: 1,
      sender: "system" as const,
      text: firstMessage,
      step: state.step,
    });
  });
}

/** Nothing is left to be done with it. */
const IS_CLOSED = sql<boolean>`${dialogues.summary} is not null
  or ${dialogues.deletedAfterDays} is not null`;

async function findOpen(orm: Orm, userId: string): Promise<DialogueEntry | null> {
  const [latest] = await orm
    .select({ ...ENTRY_COLUMNS, status: dialogues.status, isClosed: IS_CLOSED })
    .from(dialogues)
    .where(eq(dialogues.userId, userId))
    .orderBy(desc(dialogues.startedAt))
    .limit(1);
  if (!latest || latest.status === "abandoned") return null;
  return latest.status === "active" || !latest.isClosed ? latest : null;
}

async function listFinished(orm: Orm, userId: string): Promise<FinishedDialogue[]> {
  const rows = await orm
    .select({ ...ENTRY_COLUMNS, status: dialogues.status, endedAt: dialogues.endedAt })
    .from(dialogues)
    .where(and(eq(dialogues.userId, userId), inArray(dialogues.status, ["success", "failure"])))
    .orderBy(desc(dialogues.startedAt))
    .limit(MOST_FINISHED);
  return rows.flatMap(({ id, module, issue, status, endedAt }) =>
    endedAt !== null && (status === "success" || status === "failure")
      ? [{ id, module, issue, outcome: status, endedAt }]
      : [],
  );
}

/** One snapshot of the row and its messages: a turn that ends in between is seen whole or not at all. */
async function findDialogue(
  orm: Orm,
  dialogueId: string,
  userId: string,
): Promise<FoundDialogue | null> {
  return orm.transaction(
    async (tx) => {
      const [found] = await tx
        .select({ ...DIALOGUE_COLUMNS, isHeld: heldNow })
        .from(dialogues)
        .where(and(eq(dialogues.id, dialogueId), eq(dialogues.userId, userId)));
      if (!found) return null;
      const { isHeld: held, ...dialogue } = found;
      return {
        dialogue,
        isHeld: held,
        messages: await prepareMessages(tx).execute({ dialogueId }),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function prepareIsHeld(orm: Orm) {
  return orm
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(and(eq(dialogues.id, sql.placeholder("dialogueId")), heldNow))
    .prepare("is_held");
}

export function createDialogueStore(orm: Orm): DialogueStore {
  const isHeld = prepareIsHeld(orm);
  return {
    start: (started) => startDialogue(orm, started),
    find: (dialogueId, userId) => findDialogue(orm, dialogueId, userId),
    isHeld: async (dialogueId) => (await isHeld.execute({ dialogueId })).length > 0,
    async abandon(dialogueId, userId) {
      const mine = and(eq(dialogues.id, dialogueId), eq(dialogues.userId, userId));
      const isEnded = await orm.transaction(async (tx) => {
        const [ended] = await tx
          .update(dialogues)
          .set(ABANDONED)
          .where(and(mine, eq(dialogues.status, "active")))
          .returning({ id: dialogues.id });
        if (ended) await refreshDialogue(tx, ended.id);
        return ended !== undefined;
      });
      if (isEnded) return true;
      const found = await orm.select({ id: dialogues.id }).from(dialogues).where(mine);
      return found.length > 0;
    },
    findOpen: (userId) => findOpen(orm, userId),
    listFinished: (userId) => listFinished(orm, userId),
    async findLatestIssue(userId) {
      const [row] = await orm
        .select({ issue: dialogues.issue })
        .from(dialogues)
        .where(eq(dialogues.userId, userId))
        .orderBy(desc(dialogues.startedAt))
        .limit(1);
      return row?.issue ?? null;
    },
    async listRecentFrames(userId, module) {
      const rows = await orm
        .select({ frame: dialogues.frame })
        .from(dialogues)
        .where(and(eq(dialogues.userId, userId), eq(dialogues.module, module)))
        .orderBy(desc(dialogues.startedAt))
        .limit(RECENT_FRAMES);
      return rows.map(({ frame }) => frame);
    },
  };
}
