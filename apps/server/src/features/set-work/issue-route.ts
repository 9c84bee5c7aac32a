import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { IssueList } from "@elenchus/dialogue/tutor";
import type { AppContext } from "../../app-context.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { addAdminCall } from "../../calls/add-admin-call.ts";

/** Another call may have taken the place of an offer. */
const MOST_TRIES = 5;

function issuesFailed(cause: unknown): Error {
  const text = "No issues could be found. Please try again";
  return tutorFailed("assignment_issues_failed", text, cause);
}

async function suggest(
  { tutor, random }: AppContext,
  topic: string,
  call: TutorCall,
): Promise<IssueList> {
  try {
    const wanted = { interest: topic, previous: [], avoid: [], seed: random() };
    return await tutor.suggestIssues(wanted, call);
  } catch (cause) {
    throw call.signal.aborted ? clientGone() : issuesFailed(cause);
  }
}

/** Keeps what was found: one of these alone can be set. */
async function keepOffer(
  { stores }: AppContext,
  userId: string,
  topic: string,
  issues: readonly string[],
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [latest] = await stores.offers.listRecent(userId);
    const position = (latest?.position ?? 0) + 1;
    const offer = { position, interest: topic, interestKey: topic.toLowerCase(), issues };
    if (await stores.offers.add(userId, { ...offer, shareable: false })) return;
  }
  throw issuesFailed(new Error(`no place for the list in ${MOST_TRIES} tries`));
}

/** Issues about a topic, for supervisors who set one. */
export function addIssueRoute(app: ApiApp, context: AppContext): void {
  addAdminCall(app, context, "assignmentIssues", async ({ user, payload, request, reply }) => {
    await context.limits.take("interest", { account: user.id, address: request.ip });
    const work = { userId: user.id, kind: "issues", signal: clientGoneSignal(reply) } as const;
    return context.modelCalls.whileReserved(work, async (call) => {
      const { issues, note, otherInterests } = await suggest(context, payload.topic, call);
      const isAbout = otherInterests === undefined;
      if (isAbout) await keepOffer(context, user.id, payload.topic, issues);
      return {
        issues: isAbout ? [...issues] : [],
        ...(note === undefined ? {} : { note }),
        ...(isAbout ? {} : { other_topics: [...otherInterests] }),
      };
    });
  });
}
