import { serializeError } from "../errors/serialize-error.ts";
import type { RoleChanger } from "../identity/follow-role.ts";
import type { ClaimedMark } from "../store/platforms/lti-mark-store.ts";
import type { RosterSource } from "../store/platforms/lti-roster-store.ts";
import { followCourses } from "./follow-courses.ts";
import { LtiServiceError, type LtiDesk } from "./lti-desk.ts";

const BATCH = 10;
/** Longer than a batch takes when everything in it runs into its time-out. */
const HELD_MS = 180_000;
const FIRST_RETRY_MS = 5000;
const SLOWEST_RETRY_MS = 3_600_000;
const ROSTER_RETRY_MS = 600_000;
const LONGEST_ERROR_CHARS = 300;

/** The parts that the job works with. */
export interface PlatformTalk extends RoleChanger {
  readonly desk: LtiDesk;
  readonly report: (message: string, cause: unknown) => void;
  /** Once aborted, what was taken is still sent, and nothing more is taken. */
  readonly closing: AbortSignal;
}

function describe(error: unknown): string {
  const words = error instanceof LtiServiceError ? error.message : serializeError(error).message;
  return words.slice(0, LONGEST_ERROR_CHARS);
}

/** When it is tried again; null where that is of no use. */
function retryAt({ now }: PlatformTalk, error: unknown, attempts: number): Date | null {
  if (error instanceof LtiServiceError && error.isFinal) return null;
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), SLOWEST_RETRY_MS);
  return new Date(now().getTime() + pause);
}

/** Hands back one mark and keeps how that went; answers when to try again. */
async function handOne(talk: PlatformTalk, mark: ClaimedMark): Promise<Date | null> {
  const { stores, desk, report } = talk;
  const { linkId, platformId, attempts } = mark;
  try {
    const platform = await stores.ltiPlatforms.find(platformId);
    if (platform === null) return null;
    await desk.handBack(platform, mark);
  } catch (error) {
    const next = retryAt(talk, error, attempts);
    await stores.ltiMarks.markFailed(mark, describe(error), next);
    report("a mark could not be handed back", { link: linkId, why: describe(error), attempts });
    return next;
  }
  await stores.ltiMarks.markHanded(mark);
  return null;
}

async function handBackDue(talk: PlatformTalk): Promise<Date[]> {
  const { stores, now, closing } = talk;
  const dueBy = now();
  const retries: Date[] = [];
  for (let isMore = true; isMore && !closing.aborted;) {
    const heldUntil = new Date(now().getTime() + HELD_MS);
    const marks = await stores.ltiMarks.claim(BATCH, dueBy, heldUntil);
    const ends = await Promise.all(marks.map((mark) => handOne(talk, mark)));
    retries.push(...ends.flatMap((end) => end ?? []));
    isMore = marks.length === BATCH;
  }
  return retries;
}

/** Reads who is in a course, and brings those in line who have an account here. */
async function readRoster(talk: PlatformTalk, source: RosterSource): Promise<void> {
  const { stores, desk, now, report } = talk;
  const { courseId, platformId, rosterUrl } = source;
  try {
    const platform = await stores.ltiPlatforms.find(platformId);
    if (platform === null) return;
    const members = await desk.readRoster(platform, rosterUrl);
    const changed = await stores.ltiRosters.keep(courseId, members);
    for (const userId of changed) await followCourses(talk, userId, courseId);
  } catch (error) {
    const isFinal = error instanceof LtiServiceError && error.isFinal;
    const next = isFinal ? null : new Date(now().getTime() + ROSTER_RETRY_MS);
    await stores.ltiRosters.noteError(courseId, describe(error), next);
    report("the list of a course could not be read", { course: courseId, why: describe(error) });
  }
}

/**
 * Hands back every mark that was earned and is due, and reads the lists of courses that are to be read. Safe to call at
 * once from several places and servers.
 */
export async function talkToPlatforms(talk: PlatformTalk): Promise<void> {
  const { stores, now, jobs } = talk;
  await stores.ltiMarks.noteEarned();
  const retries = await handBackDue(talk);
  const heldUntil = new Date(now().getTime() + HELD_MS);
  for (const source of await stores.ltiRosters.claim(now(), heldUntil))
    await readRoster(talk, source);
  if (retries.length === 0) return;
  // The schedule looks each minute; a mark that failed once is worth an earlier try.
  const first = Math.min(...retries.map((retry) => retry.getTime()));
  setTimeout(() => jobs.nudge("talk_to_platforms"), Math.max(0, first - now().getTime())).unref();
}
