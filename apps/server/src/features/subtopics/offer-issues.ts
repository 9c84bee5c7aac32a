import type { PassageSubtopicsReply } from "@elenchus/contract/interests";
import { MESSAGES } from "@elenchus/domain/messages";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import type { IssueRequest } from "@elenchus/dialogue/tutor";
import type { KeptInterest } from "../../store/interest-store.ts";
import type { IssueOffer } from "../../store/offer-store.ts";
import { chooseInterest } from "./choose-interest.ts";

/** Several calls at once take their places one after the other; each loser tries again. */
const MOST_TRIES = 30;

function subtopicsFailed(cause: unknown): AppError {
  return new AppError(502, "subtopics_failed", MESSAGES.subtopicsFailed, { cause });
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  const listed = new Set(one);
  return one.length === other.length && other.every((issue) => listed.has(issue));
}

async function suggest(
  { tutor, random, modelCalls }: AppContext,
  userId: string,
  wanted: Omit<IssueRequest, "seed">,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    return await modelCalls.whileReserved({ userId, kind: "issues", signal }, (call) =>
      tutor.suggestIssues({ ...wanted, seed: random() }, call),
    );
  } catch (cause) {
    if (signal.aborted) throw clientGone();
    if (cause instanceof AppError) throw cause;
    throw subtopicsFailed(cause);
  }
}

/** Who asks, and about which interest; the next in turn where none is named. */
interface Asked {
  readonly userId: string;
  readonly wanted: string | undefined;
}

function findInterest(
  wanted: string | undefined,
  interests: readonly KeptInterest[],
  offers: readonly IssueOffer[],
): KeptInterest {
  const interest =
    wanted === undefined
      ? chooseInterest(interests, offers)
      : interests.find(({ text }) => text === wanted);
  if (interest) return interest;
  if (interests.length === 0) throw new AppError(400, "interest_needed", MESSAGES.interestNeeded);
  throw new AppError(400, "interest_unknown", "This is not one of your interests any more.");
}

/** The next list for the learner; null when another call took its place, or the list came again. */
async function tryOffer(
  context: AppContext,
  { userId, wanted }: Asked,
  signal: AbortSignal,
): Promise<IssueOffer | null> {
  const { stores } = context;
  const [interests, offers, latest] = await Promise.all([
    stores.interests.list(userId),
    stores.offers.listRecent(userId),
    stores.dialogues.findLatestIssue(userId),
  ]);
  const interest = findInterest(wanted, interests, offers);
  const previous = offers.find(({ interestKey }) => interestKey === interest.key)?.issues ?? [];
  const issues = await suggest(
    context,
    userId,
    { interest: interest.text, previous, avoid: latest === null ? [] : [latest] },
    signal,
  );
  if (isSameList(issues, previous) || isSameList(issues, offers[0]?.issues ?? [])) return null;
  const position = (offers[0]?.position ?? 0) + 1;
  const { text, key: interestKey, shareable } = interest;
  const offer = { position, interest: text, interestKey, issues, shareable };
  return (await stores.offers.add(userId, offer)) ? offer : null;
}

/** Offers the learner issues about one of the interests, never the same list twice running. */
export async function offerIssues(
  context: AppContext,
  asked: Asked,
  signal: AbortSignal,
): Promise<PassageSubtopicsReply> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (signal.aborted) throw clientGone();
    const offer = await tryOffer(context, asked, signal);
    if (offer) return { passage_subtopics: [...offer.issues], user_interest: offer.interest };
  }
  throw subtopicsFailed(new Error(`no new list of issues in ${MOST_TRIES} tries`));
}
