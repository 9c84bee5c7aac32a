import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import type { Argument } from "@elenchus/dialogue/argument";
import { and, desc, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import { assignments } from "../../db/schema/assignment-schema.ts";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { ownTexts, ownTextVersions } from "../../db/schema/own-text-schema.ts";
import { groups } from "../../db/schema/student-schema.ts";
import { isInScope, type Scope } from "../supervision/scope.ts";

/** A text in a list. */
export interface ListedOwnText {
  readonly id: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly title: string;
  readonly module: ModuleNumber;
  /** 0 while nothing was published. */
  readonly version: number;
  readonly publishedAt: Date | null;
  readonly revision: number;
  readonly publishedRevision: number;
  readonly isShared: boolean;
  readonly createdBy: string | null;
  readonly author: string | null;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
}

/** A text whole. */
export interface OwnText extends ListedOwnText {
  readonly form: OwnTextForm;
}

/** A text to be kept as a draft. */
export interface NewOwnText {
  readonly id: string;
  readonly groupId: string;
  readonly createdBy: string;
  readonly form: OwnTextForm;
}

/** Whose texts a question is about: those of a scope that the supervisor brought, or that are shared. */
export interface Viewer {
  readonly supervisorId: string;
  readonly scope: Scope;
}

/** Texts that supervisors bring. */
export interface OwnTextStore {
  /** Those that were changed last first. */
  list(viewer: Viewer, most: number): Promise<ListedOwnText[]>;
  /** Null when it is unknown, or another's that is not shared. */
  find(viewer: Viewer, id: string): Promise<OwnText | null>;
  /** False where there is a text by this id. */
  create(text: NewOwnText): Promise<boolean>;
  /** False where another revision was saved since. */
  save(id: string, revision: number, form: OwnTextForm): Promise<boolean>;
  /** Makes a draft the next version, also for work that was set on it; false where another revision was saved since. */
  publish(id: string, revision: number, argument: Argument): Promise<boolean>;
  /** The argument that learners get; null where nothing was published. */
  findPublished(id: string): Promise<Argument | null>;
  arrange(id: string, changes: { isShared: boolean; isArchived: boolean }): Promise<void>;
}

const AUTHOR = sql<string | null>`case when ${users.id} is not null
  then ${users.firstName} || ' ' || ${users.lastName} end`;

const LISTED = {
  id: ownTexts.id,
  groupId: ownTexts.groupId,
  groupName: groups.name,
  title: sql<string>`coalesce(${ownTexts.form} ->> 'title', '')`,
  module: sql<ModuleNumber>`(${ownTexts.form} ->> 'module')::integer`,
  version: ownTexts.version,
  publishedAt: ownTextVersions.publishedAt,
  revision: ownTexts.revision,
  publishedRevision: ownTexts.publishedRevision,
  isShared: ownTexts.isShared,
  createdBy: ownTexts.createdBy,
  author: AUTHOR,
  archivedAt: ownTexts.archivedAt,
  updatedAt: ownTexts.updatedAt,
};

const IS_LATEST = and(
  eq(ownTextVersions.ownTextId, ownTexts.id),
  eq(ownTextVersions.version, ownTexts.version),
);

/** A text whose author is gone is the group's. */
function isSeenBy({ supervisorId, scope }: Viewer): SQL | undefined {
  const isOpen = or(eq(ownTexts.isShared, true), isNull(ownTexts.createdBy));
  return and(isInScope(scope, ownTexts.groupId), or(isOpen, eq(ownTexts.createdBy, supervisorId)));
}

async function publish(
  orm: Orm,
  id: string,
  revision: number,
  argument: Argument,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const isIt = and(
      eq(ownTexts.id, id),
      eq(ownTexts.revision, revision),
      gt(ownTexts.revision, ownTexts.publishedRevision),
    );
    const [published] = await tx
      .update(ownTexts)
      .set({ version: sql`${ownTexts.version} + 1`, publishedRevision: revision })
      .where(isIt)
      .returning({ version: ownTexts.version });
    if (published === undefined) return false;
    await tx.insert(ownTextVersions).values({ ownTextId: id, ...published, argument });
    // Whoever begins with that work from now on gets this version, under its title.
    await tx
      .update(assignments)
      .set({ issue: argument.issue })
      .where(eq(assignments.ownTextId, id));
    return true;
  });
}

async function find(orm: Orm, viewer: Viewer, id: string): Promise<OwnText | null> {
  const [found] = await orm
    .select({ ...LISTED, form: ownTexts.form })
    .from(ownTexts)
    .innerJoin(groups, eq(groups.id, ownTexts.groupId))
    .leftJoin(users, eq(users.id, ownTexts.createdBy))
    .leftJoin(ownTextVersions, IS_LATEST)
    .where(and(eq(ownTexts.id, id), isSeenBy(viewer)));
  return found ?? null;
}

export function createOwnTextStore(orm: Orm): OwnTextStore {
  return {
    list: (viewer, most) =>
      orm
        .select(LISTED)
        .from(ownTexts)
        .innerJoin(groups, eq(groups.id, ownTexts.groupId))
        .leftJoin(users, eq(users.id, ownTexts.createdBy))
        .leftJoin(ownTextVersions, IS_LATEST)
        .where(isSeenBy(viewer))
        .orderBy(desc(ownTexts.updatedAt), desc(ownTexts.id))
        .limit(most),
    find: (viewer, id) => find(orm, viewer, id),
    async create(text) {
      const made = await orm
        .insert(ownTexts)
        .values({ ...text, revision: 1 })
        .onConflictDoNothing()
        .returning({ id: ownTexts.id });
      return made.length > 0;
    },
    async save(id, revision, form) {
      const saved = await orm
        .update(ownTexts)
        .set({ form, revision: revision + 1, updatedAt: sql`now()` })
        .where(and(eq(ownTexts.id, id), eq(ownTexts.revision, revision)))
        .returning({ id: ownTexts.id });
      return saved.length > 0;
    },
    publish: (id, revision, argument) => publish(orm, id, revision, argument),
    async findPublished(id) {
      const [found] = await orm
        .select({ argument: ownTextVersions.argument })
        .from(ownTexts)
        .innerJoin(ownTextVersions, IS_LATEST)
        .where(eq(ownTexts.id, id));
      return found?.argument ?? null;
    },
    async arrange(id, { isShared, isArchived }) {
      const archivedAt = isArchived ? sql`coalesce(${ownTexts.archivedAt}, now())` : null;
      await orm.update(ownTexts).set({ isShared, archivedAt }).where(eq(ownTexts.id, id));
    },
  };
}
