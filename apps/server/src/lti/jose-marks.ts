import { orElse } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import { readJson, type createServiceCalls } from "./jose-services.ts";
import type { Mark } from "./lti-desk.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";

const GRADES = "https://purl.imsglobal.org/spec/lti-ags/scope";
const SCORE = "application/vnd.ims.lis.v1.score+json";
const RESULTS = "application/vnd.ims.lis.v2.resultcontainer+json";

const Results = z.array(
  z.object({
    userId: z.string(),
    resultScore: orElse(z.nullable(z.number()), null),
    resultMaximum: orElse(z.number(), 1),
  }),
);

/** A service of a line item: Moodle's addresses have a query, which stays at the end. */
function below(lineItemUrl: string, name: string): URL {
  const url = new URL(lineItemUrl);
  url.pathname = `${url.pathname.replace(/\/$/u, "")}/${name}`;
  return url;
}

/** Whether all of the mark stands there: from a try whose answer never came, or from the teacher. */
async function standsThere(
  call: ReturnType<typeof createServiceCalls>,
  platform: LtiPlatform,
  { lineItemUrl, subject, readsResults }: Mark,
): Promise<boolean> {
  if (!readsResults) return false;
  const url = below(lineItemUrl, "results");
  url.searchParams.set("user_id", subject);
  const scope = `${GRADES}/result.readonly`;
  const answer = await call(platform, { scope, url: url.href, accept: RESULTS });
  const read = z.safeParse(Results, await readJson(answer));
  if (!read.success) return false;
  return read.data.some(
    ({ userId, resultScore, resultMaximum }) =>
      userId === subject && resultScore !== null && resultScore >= resultMaximum,
  );
}

/** Sends a mark, unless it stands there: it is the same one, of the same moment, however often it is sent. */
export async function handBack(
  call: ReturnType<typeof createServiceCalls>,
  platform: LtiPlatform,
  mark: Mark,
): Promise<void> {
  if (await standsThere(call, platform, mark)) return;
  const json = {
    userId: mark.subject,
    scoreGiven: 1,
    scoreMaximum: 1,
    activityProgress: "Completed",
    gradingProgress: "FullyGraded",
    timestamp: mark.reachedAt.toISOString(),
  };
  const url = below(mark.lineItemUrl, "scores").href;
  const body = { type: SCORE, json };
  await call(platform, { scope: `${GRADES}/score`, url, accept: "*/*", body });
}
