import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../app-context.ts";
import { AppError } from "../../../errors/app-error.ts";
import { LTI_PATH, type LtiDesk } from "../../../lti/lti-desk.ts";
import { refuseLaunch } from "../../../lti/lti-refusal.ts";
import { readLaunch } from "../../../lti/read-launch.ts";
import { choiceTarget } from "./begin-launch.ts";
import { hashSecret, launchesSince } from "./launch-state.ts";
import { readField } from "./read-fields.ts";

/** Of a launch that is over, or of another browser. */
export function launchOver(): AppError {
  const text =
    "This launch was used already, took too long, or was begun in another browser. Please open the link in your course again.";
  return new AppError(403, "launch_over", text);
}

/** Takes what a platform says of who has come, once, and has the browser come on from here with its cookie. */
export async function takeLaunch(
  context: AppContext,
  desk: LtiDesk,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { stores, limits, now } = context;
  await limits.take("sign_on", { address: request.ip });
  const state = readField(request, "state") ?? "";
  const id = hashSecret(state);
  const begun = await stores.ltiLaunches.find(id, launchesSince(now()));
  const platform = begun && (await stores.ltiPlatforms.find(begun.platformId));
  if (begun === null || platform === null) throw launchOver();
  if (readField(request, "error") !== null) {
    const text = `${platform.name} did not let you in. Please log in there, and open the link in your course again.`;
    throw new AppError(403, "launch_refused", text);
  }
  const token = readField(request, "id_token") ?? "";
  const claims = await desk.verify(platform, token, begun.nonce);
  const launch = readLaunch({ platform, claims, target: begun.target });
  const isChoice = begun.target === choiceTarget(context);
  // A choice needs no cookie, and so lets nobody in.
  if (isChoice && launch.kind === "link")
    throw refuseLaunch(platform.name, "A link of a course leads to where links are chosen.");
  if (!(await stores.ltiLaunches.keep(id, launch))) throw launchOver();
  const place = launch.kind === "deep_link" ? "choose" : "enter";
  return reply.redirect(`${LTI_PATH}/${place}?state=${encodeURIComponent(state)}`, 303);
}
