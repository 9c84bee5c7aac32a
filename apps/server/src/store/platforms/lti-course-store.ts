import { and, eq, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import {
  ltiCourses,
  ltiLinks,
  ltiMarks,
  ltiMembers,
  ltiPlatforms,
} from "../../db/schema/lti-schema.ts";
import { groups, groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import { namespaceOf, type LtiPlatform } from "./lti-platform.ts";
import type { LinkLaunch } from "./lti-launch.ts";
import { moveStudent } from "../groups/group-store.ts";
import { idFrom } from "../id-from.ts";
import { makeJoinCode } from "../groups/join-code.ts";
import { lockUser } from "../accounts/lock-user.ts";

/** Who opened a link of which platform. */
export interface OpenedLink {
  readonly platform: LtiPlatform;
  readonly launch: LinkLaunch;
  readonly userId: string;
  /** As they are called here. */
  readonly name: string;
}

/** Somebody's role by all courses that they are in. */
export interface CourseStanding {
  /** Whether they teach one, at a platform whose word counts. */
  readonly teaches: boolean;
  /** Whether a course's group is in their charge now. */
  readonly isInCharge: boolean;
  /** Whether they are in charge of groups that are no such course's. */
  readonly hasOtherGroups: boolean;
}

/** Courses of learning platforms, and who is in them. */
export interface LtiCourseStore {
  /** Keeps course, link and person, and for a learner that a mark is to be earned. Answers ids. */
  open(opened: OpenedLink): Promise<{ readonly courseId: string; readonly linkId: string }>;
  standingOf(userId: string): Promise<CourseStanding>;
  /** Puts a learner into the course's group, or a supervisor in charge of it; teachers who are not, nowhere. */
  followGroup(userId: string, courseId: string): Promise<void>;
}

/** The same course has the same id, also when its platform was registered anew. */
function idsOf(platform: LtiPlatform, { deploymentId, course, link }: LinkLaunch) {
  const of = [namespaceOf(platform), deploymentId];
  return {
    courseId: idFrom(["lti course", ...of, course.contextId]),
    linkId: idFrom(["lti link", ...of, course.contextId, link.resourceId]),
  };
}

async function putCourse(tx: Orm, courseId: string, { platform, launch }: OpenedLink) {
  const { title, rosterUrl } = launch.course;
  // Whoever teaches is to see who is in it.
  const rosterDueAt = launch.role === "teacher" && rosterUrl !== null ? sql`now()` : undefined;
  const known = { title, rosterUrl, ...(rosterDueAt === undefined ? {} : { rosterDueAt }) };
  await tx
    .insert(ltiCourses)
    .values({ id: courseId, platformId: platform.id, ...known })
    .onConflictDoUpdate({ target: ltiCourses.id, set: { platformId: platform.id, ...known } });
}

async function open(orm: Orm, opened: OpenedLink) {
  const { platform, launch, userId, name } = opened;
  const { subject, role, link } = launch;
  const { courseId, linkId } = idsOf(platform, launch);
  const { resourceId: _resource, ...task } = link;
  await orm.transaction(async (tx) => {
    await putCourse(tx, courseId, opened);
    await tx
      .insert(ltiMembers)
      .values({ courseId, subject, name, role, userId })
      .onConflictDoUpdate({
        target: [ltiMembers.courseId, ltiMembers.subject],
        set: { name, role, userId },
      });
    await tx
      .insert(ltiLinks)
      .values({ id: linkId, courseId, ...task })
      .onConflictDoUpdate({ target: ltiLinks.id, set: task });
    if (role === "learner")
      await tx.insert(ltiMarks).values({ linkId, userId, subject }).onConflictDoNothing();
  });
  return { courseId, linkId };
}

async function standingOf(orm: Orm, userId: string): Promise<CourseStanding> {
  const [taught] = await orm
    .select({ id: ltiMembers.courseId })
    .from(ltiMembers)
    .innerJoin(ltiCourses, eq(ltiCourses.id, ltiMembers.courseId))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .where(
      and(
        eq(ltiMembers.userId, userId),
        eq(ltiMembers.role, "teacher"),
        eq(ltiPlatforms.trustsRoles, true),
      ),
    )
    .limit(1);
  const charges = await orm
    .select({ courseId: ltiCourses.id })
    .from(groupSupervisors)
    .leftJoin(ltiCourses, eq(ltiCourses.id, groupSupervisors.groupId))
    .where(eq(groupSupervisors.supervisorId, userId));
  return {
    teaches: taught !== undefined,
    isInCharge: charges.some(({ courseId }) => courseId !== null),
    hasOtherGroups: charges.some(({ courseId }) => courseId === null),
  };
}

/** Somebody's place in the course's group, by their roles there and here. */
async function loadPlace(tx: Orm, userId: string, courseId: string) {
  const [place] = await tx
    .select({
      role: ltiMembers.role,
      userType: users.userType,
      trustsRoles: ltiPlatforms.trustsRoles,
      title: ltiCourses.title,
      groupId: studentStats.groupId,
    })
    .from(ltiCourses)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      ltiMembers,
      and(eq(ltiMembers.courseId, ltiCourses.id), eq(ltiMembers.userId, users.id)),
    )
    .leftJoin(studentStats, eq(studentStats.userId, users.id))
    .where(eq(ltiCourses.id, courseId));
  return place ?? null;
}

async function followGroup(orm: Orm, userId: string, courseId: string): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockUser(tx, userId);
    const place = await loadPlace(tx, userId, courseId);
    if (place === null) return;
    const { role, userType, trustsRoles, title, groupId } = place;
    const isStudent = role === "learner" && userType === "learner";
    const isInCharge = role === "teacher" && userType === "supervisor" && trustsRoles;
    if (isStudent || isInCharge) {
      await tx
        .insert(groups)
        .values({ id: courseId, name: title, joinCode: makeJoinCode() })
        .onConflictDoUpdate({ target: groups.id, set: { name: title } });
    }
    const isCharge = and(
      eq(groupSupervisors.groupId, courseId),
      eq(groupSupervisors.supervisorId, userId),
    );
    if (isInCharge) {
      const charge = { groupId: courseId, supervisorId: userId };
      await tx.insert(groupSupervisors).values(charge).onConflictDoNothing();
    } else await tx.delete(groupSupervisors).where(isCharge);
    if (isStudent && groupId !== courseId) await moveStudent(tx, userId, courseId);
    else if (!isStudent && groupId === courseId) await moveStudent(tx, userId, null);
  });
}

export function createLtiCourseStore(orm: Orm): LtiCourseStore {
  return {
    open: (opened) => open(orm, opened),
    standingOf: (userId) => standingOf(orm, userId),
    followGroup: (userId, courseId) => followGroup(orm, userId, courseId),
  };
}
