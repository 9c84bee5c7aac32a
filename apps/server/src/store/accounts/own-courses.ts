import { asc, eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import {
  ltiCourses,
  ltiLinks,
  ltiMarks,
  ltiMembers,
  ltiPlatforms,
} from "../../db/schema/lti-schema.ts";

/** Loads somebody's courses at learning platforms, and what those got of them. */
export async function loadCourses(orm: Orm, userId: string) {
  const courses = await orm
    .select({
      platform: ltiPlatforms.issuer,
      course: ltiCourses.title,
      subject: ltiMembers.subject,
      name: ltiMembers.name,
      role: ltiMembers.role,
    })
    .from(ltiMembers)
    .innerJoin(ltiCourses, eq(ltiCourses.id, ltiMembers.courseId))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiCourses.platformId))
    .where(eq(ltiMembers.userId, userId))
    .orderBy(asc(ltiCourses.title));
  const marks = await orm
    .select({
      course: ltiCourses.title,
      link: ltiLinks.title,
      opened_at: ltiMarks.openedAt,
      earned_at: ltiMarks.reachedAt,
      handed_back_at: ltiMarks.handedAt,
    })
    .from(ltiMarks)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiMarks.linkId))
    .innerJoin(ltiCourses, eq(ltiCourses.id, ltiLinks.courseId))
    .where(eq(ltiMarks.userId, userId))
    .orderBy(asc(ltiMarks.openedAt));
  return { courses, course_marks: marks };
}
