import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../app-context.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { LtiDesk } from "../../../lti/lti-desk.ts";
import type { DeepLinkLaunch, LtiTask } from "../../../store/platforms/lti-launch.ts";
import type { LtiPlatform } from "../../../store/platforms/lti-platform.ts";
import { readTask, writeTask } from "../../../lti/read-task.ts";
import { linkTarget } from "./begin-launch.ts";
import { nameTask } from "./describe-task.ts";
import { hashSecret, launchesSince } from "./launch-state.ts";
import { readField } from "./read-fields.ts";
import { renderChoice, renderChosen } from "./render-choice.ts";
import { originsOf, sendFramed } from "./send-framed.ts";
import { launchOver } from "./take-launch.ts";

const LTI = "https://purl.imsglobal.org/spec/lti/claim";
const LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim";
/** The number that gradebooks count up to. */
const SCORE_MAXIMUM = 100;

interface Choosing {
  readonly state: string;
  readonly platform: LtiPlatform;
  readonly launch: DeepLinkLaunch;
}

/** @throws AppError 403 where nothing is to be chosen, or not by them */
async function readChoosing(
  { stores, now }: AppContext,
  request: FastifyRequest,
): Promise<Choosing> {
  const state = readField(request, "state") ?? "";
  // In a frame there is no cookie. Nobody is logged in by this: the choice goes to where the platform said, signed.
  const of = { browser: null, since: launchesSince(now()) };
  const kept = await stores.ltiLaunches.findKept(hashSecret(state), of);
  const platform = kept && (await stores.ltiPlatforms.find(kept.platformId));
  if (platform === null || kept?.launch.kind !== "deep_link") throw launchOver();
  const { launch } = kept;
  if (launch.role === "teacher") return { state, platform, launch };
  const text = `${platform.name} says that you do not teach this course: links are chosen by those who do.`;
  throw new AppError(403, "launch_refused", text);
}

/** The item that goes into the course. Source: LTI Deep Linking 2.0, section 4.4. */
function writeItem(context: AppContext, { launch }: Choosing, task: LtiTask) {
  const title = `Elenchus: ${nameTask(task)}`;
  const lineItem = { label: title, scoreMaximum: SCORE_MAXIMUM };
  return {
    type: "ltiResourceLink",
    title,
    url: linkTarget(context),
    custom: writeTask(task),
    ...(launch.takesLineItem ? { lineItem } : {}),
  };
}

/** Asks a teacher what a link is to lead to. */
export async function askForChoice(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { platform, state } = await readChoosing(context, request);
  return sendFramed(reply, originsOf(platform), { page: renderChoice(platform.name, state) });
}

/** Signs what was chosen, once, for the platform. */
export async function takeChoice(
  context: AppContext,
  desk: LtiDesk,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const choosing = await readChoosing(context, request);
  const { platform, launch, state } = choosing;
  const task = readTask({
    elenchus_module: readField(request, "module"),
    elenchus_goal: readField(request, "goal"),
  });
  if (!(await context.stores.ltiLaunches.use(hashSecret(state)))) throw launchOver();
  const token = await desk.sign(platform, {
    nonce: hashSecret(state),
    [`${LTI}/message_type`]: "LtiDeepLinkingResponse",
    [`${LTI}/version`]: "1.3.0",
    [`${LTI}/deployment_id`]: launch.deploymentId,
    [`${LINKING}/content_items`]: [writeItem(context, choosing, task)],
    ...(launch.data === null ? {} : { [`${LINKING}/data`]: launch.data }),
  });
  const { returnUrl } = launch;
  const page = renderChosen(platform.name, { task, returnUrl, token });
  const origins = originsOf(platform);
  // Platforms may lead on to another address of theirs.
  return sendFramed(reply, origins, { page, formTo: [new URL(returnUrl).origin, ...origins] });
}
