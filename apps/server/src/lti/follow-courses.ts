import { followRole, type RoleChanger } from "../identity/follow-role.ts";

/**
 * Brings somebody's role and group in line with a course that they are in, or were. Whoever is a supervisor by something
 * else stays one.
 */
export async function followCourses(
  changer: RoleChanger,
  userId: string,
  courseId: string,
): Promise<void> {
  const { ltiCourses } = changer.stores;
  const { teaches, isInCharge, hasOtherGroups } = await ltiCourses.standingOf(userId);
  if (teaches) await followRole(changer, userId, true);
  else if (isInCharge && !hasOtherGroups) await followRole(changer, userId, false);
  await ltiCourses.followGroup(userId, courseId);
}
