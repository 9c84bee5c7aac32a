import type { FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import type { AppContext } from "../../../app-context.ts";
import { LTI_PATH, type LtiDesk } from "../../../lti/lti-desk.ts";
import type { LinkLaunch } from "../../../store/platforms/lti-launch.ts";
import { namespaceOf, type LtiPlatform } from "../../../store/platforms/lti-platform.ts";
import type { SignOnDesk } from "../../../identity/sign-on-desk.ts";
import type { SignOnIdentity } from "../../../identity/sign-on.ts";
import { sendConfirmation } from "../confirm-routes.ts";
import { enter } from "../enter.ts";
import { findOwner } from "../find-owner.ts";
import { asSource } from "./find-source.ts";
import { readPerson } from "../read-person.ts";
import { followCourse } from "./follow-course.ts";
import { hashSecret, launchesSince } from "./launch-state.ts";
import { readField } from "./read-fields.ts";
import { launchOver } from "./take-launch.ts";

/** A link that was opened in this browser. */
interface Opened {
  readonly state: string;
  readonly platform: LtiPlatform;
  readonly launch: LinkLaunch;
}

function identityOf({ platform, launch }: Opened): SignOnIdentity {
  const { subject, email, names } = launch;
  // That it calls an address confirmed opens no account that is there: people may type theirs in at a platform.
  const isVerified = launch.isVerified === false ? false : null;
  return { issuer: namespaceOf(platform), subject, email, isVerified, claims: names, logIn: null };
}

async function readOpened(
  { stores, now }: AppContext,
  desk: LtiDesk,
  request: FastifyRequest,
): Promise<Opened> {
  const browser = desk.browser.read(request.headers.cookie);
  const state = readField(request, "state");
  if (browser === null || state === null) throw launchOver();
  const since = launchesSince(now());
  const kept = await stores.ltiLaunches.findKept(hashSecret(state), {
    browser: hashSecret(browser),
    since,
  });
  const platform = kept && (await stores.ltiPlatforms.find(kept.platformId));
  if (platform === null || kept?.launch.kind !== "link") throw launchOver();
  return { state, platform, launch: kept.launch };
}

/** Their address is to be confirmed once; then the launch goes on. */
function askForProof(desk: SignOnDesk, opened: Opened, reply: FastifyReply): FastifyReply {
  const { state, platform } = opened;
  const source = asSource(platform);
  const identity = identityOf(opened);
  const pending = {
    ...readPerson(identity, source),
    issuer: identity.issuer,
    subject: identity.subject,
    salt: randomBytes(12).toString("base64url"),
    isSupervisor: null,
    groups: null,
    isMember: false,
    goOnAt: `${LTI_PATH}/enter?state=${encodeURIComponent(state)}`,
  };
  reply.header("set-cookie", desk.pending.write(pending));
  return sendConfirmation(reply, { pending, source, desk }, { problem: null, isMailed: false });
}

/** Lets in whoever has come by a link of a course, in the browser in which that began. */
export async function enterCourse(
  context: AppContext,
  desks: { readonly lti: LtiDesk; readonly signOn: SignOnDesk },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const opened = await readOpened(context, desks.lti, request);
  const source = asSource(opened.platform);
  const owner = await findOwner(context, source, identityOf(opened));
  if (owner === null) return askForProof(desks.signOn, opened, reply);
  if (!(await context.stores.ltiLaunches.use(hashSecret(opened.state)))) throw launchOver();
  const { courseId, linkId } = await followCourse(context, owner, opened);
  const place = opened.launch.role === "teacher" ? `course/${courseId}` : `task/${linkId}`;
  return enter(context, owner, reply, { path: `${LTI_PATH}/${place}`, logIn: null });
}
