import { and, asc, eq, exists, or, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import {
  ltiCourses,
  ltiLinks,
  ltiMarks,
  ltiMembers,
  ltiPlatforms,
} from "../../db/schema/lti-schema.ts";
import type { MARK_STATES } from "../../db/schema/lti-schema.ts";
import type { LtiTask } from "./lti-launch.ts";

/** How it stands with a mark. */
export interface MarkStanding {
  readonly state: (typeof MARK_STATES)[number];
  readonly handedAt: Date | null;
  readonly lastError: string | null;
}

/** A learner's task, by a link of a course. */
export interface TaskView extends LtiTask, MarkStanding {
  readonly linkId: string;
  readonly title: string;
  readonly course: string;
  readonly platform: string;
  /** Whether the platform takes marks for it. */
  readonly isMarked: boolean;
}

/** A course as those see it who teach it. */
export interface CourseView {
  readonly id: string;
  readonly title: string;
  readonly platform: string;
  /** Whether the platform tells who is in it. */
  readonly hasRoster: boolean;
  readonly rosterReadAt: Date | null;
  readonly rosterError: string | null;
  readonly links: readonly (LtiTask & {
    readonly id: string;
    readonly title: string;
    readonly isMarked: boolean;
  })[];
  /** By name; those without an account here have not come yet. */
  readonly learners: readonly {
    readonly name: string;
    readonly userId: string | null;
    readonly marks: ReadonlyMap<string, MarkStanding>;
  }[];
}

/** Courses of learning platforms, as people look at them. */
export interface LtiViewStore {
  /** A learner's tasks, by course; one alone where a link is named. */
  listTasks(userId: string, linkId?: string): Promise<TaskView[]>;
  /** Courses that somebody teaches at a platform whose word counts; all of them for whoever sees all students. */
  listTaught(userId: string): Promise<{ readonly id: string; readonly title: string }[]>;
  findCourse(courseId: string): Promise<CourseView | null>;
}

const MARK = {
  state: ltiMarks.state,
  handedAt: ltiMarks.handedAt,
  lastError: ltiMarks.lastError,
};
const IS_MARKED = sql<boolean>`${ltiLinks.lineItemUrl} is not null`;

function listTasks(orm: Orm, userId: string, linkId: string | undefined): Promise<TaskView[]> {
  const isLink = linkId === undefined ? undefined : eq(ltiLinks.id, linkId);
  return orm
    .select({
      ...MARK,
      linkId: ltiLinks.id,
      title: ltiLinks.title,
      module: ltiLinks.module,
      goal: ltiLinks.goal,
      isMarked: IS_MARKED,
      course: ltiCourses.title,
      platform: ltiPlatforms.name,
    })
    .from(ltiMarks)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiMarks.linkId))
    .innerJoin(ltiCourses, eq(ltiCourses.id, ltiLinks.courseId))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .where(and(eq(ltiMarks.userId, userId), isLink))
    .orderBy(asc(ltiCourses.title), asc(ltiLinks.title), asc(ltiLinks.id));
}

function listTaught(orm: Orm, userId: string) {
  const teaches = exists(
    orm
      .select({ one: sql`1` })
      .from(ltiMembers)
      .where(
        and(
          eq(ltiMembers.courseId, ltiCourses.id),
          eq(ltiMembers.userId, userId),
          eq(ltiMembers.role, "teacher"),
          eq(ltiPlatforms.trustsRoles, true),
        ),
      ),
  );
  return orm
    .select({ id: ltiCourses.id, title: ltiCourses.title })
    .from(ltiCourses)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(users.userType, "supervisor"), or(eq(users.seesAllStudents, true), teaches)))
    .orderBy(asc(ltiCourses.title), asc(ltiCourses.id));
}

async function findCourse(orm: Orm, courseId: string): Promise<CourseView | null> {
  const [course] = await orm
    .select({
      id: ltiCourses.id,
      title: ltiCourses.title,
      platform: ltiPlatforms.name,
      hasRoster: sql<boolean>`${ltiCourses.rosterUrl} is not null`,
      rosterReadAt: ltiCourses.rosterReadAt,
      rosterError: ltiCourses.rosterError,
    })
    .from(ltiCourses)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .where(eq(ltiCourses.id, courseId));
  if (course === undefined) return null;
  const { id, title, module, goal } = ltiLinks;
  const links = await orm
    .select({ id, title, module, goal, isMarked: IS_MARKED })
    .from(ltiLinks)
    .where(eq(ltiLinks.courseId, courseId))
    .orderBy(asc(title), asc(id));
  const members = await orm
    .select({ name: ltiMembers.name, userId: ltiMembers.userId })
    .from(ltiMembers)
    .where(and(eq(ltiMembers.courseId, courseId), eq(ltiMembers.role, "learner")))
    .orderBy(asc(ltiMembers.name), asc(ltiMembers.subject));
  const marks = await orm
    .select({ ...MARK, linkId: ltiMarks.linkId, userId: ltiMarks.userId })
    .from(ltiMarks)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiMarks.linkId))
    .where(eq(ltiLinks.courseId, courseId));
  const byUser = Map.groupBy(marks, ({ userId }) => userId);
  const learners = members.map((member) => ({
    ...member,
    marks: new Map((byUser.get(member.userId ?? "") ?? []).map((mark) => [mark.linkId, mark])),
  }));
  return { ...course, links, learners };
}

export function createLtiViewStore(orm: Orm): LtiViewStore {
  return {
    listTasks: (userId, linkId) => listTasks(orm, userId, linkId),
    listTaught: (userId) => listTaught(orm, userId),
    findCourse: (courseId) => findCourse(orm, courseId),
  };
}
