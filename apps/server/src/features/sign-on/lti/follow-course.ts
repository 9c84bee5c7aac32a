import type { AppContext } from "../../../app-context.ts";
import { notSignedIn } from "../../../errors/refusals.ts";
import { followCourses } from "../../../lti/follow-courses.ts";
import type { LinkLaunch } from "../../../store/platforms/lti-launch.ts";
import type { LtiPlatform } from "../../../store/platforms/lti-platform.ts";

/** Keeps what was opened, and brings the person's access, role and group in line with it. */
export async function followCourse(
  context: AppContext,
  userId: string,
  { platform, launch }: { readonly platform: LtiPlatform; readonly launch: LinkLaunch },
): Promise<{ readonly courseId: string; readonly linkId: string }> {
  const { stores, payments, signOnDesk, jobs } = context;
  const account = await stores.accounts.find(userId);
  if (account === null) throw notSignedIn();
  const name = `${account.firstName} ${account.lastName}`;
  const opened = await stores.ltiCourses.open({ platform, launch, userId, name });
  // Whoever a registered platform sends is a member of its school.
  const isFree = payments !== null && signOnDesk?.membersHaveAccess === true;
  if (isFree) await stores.accounts.setAccess(userId, true);
  await followCourses(context, userId, opened.courseId);
  jobs.nudge("talk_to_platforms");
  return opened;
}
