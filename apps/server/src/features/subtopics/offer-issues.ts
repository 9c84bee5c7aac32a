import type { PassageSubtopicsReply } from "@elenchus/contract/interests";
import { MESSAGES } from "@elenchus/domain/messages";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { IssueList, IssueRequest } from "@elenchus/dialogue/tutor";
import type { KeptInterest } from "../../store/learning/interest-store.ts";
import type { IssueOffer } from "../../store/learning/offer-store.ts";
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
  { tutor, random }: AppContext,
  wanted: Omit<IssueRequest, "seed">,
  call: TutorCall,
): Promise<IssueList> {
  try {
    return await tutor.suggestIssues({ ...wanted, seed: random() }, call);
  } catch (cause) {
    if (call.signal.aborted) throw clientGone();
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

/** The learner's interests, and the lists that were offered. */
interface Known {
  readonly interests: readonly KeptInterest[];
  /** Newest first. */
  readonly offers: readonly IssueOffer[];
  /** Issues that are not to be offered. */
  readonly avoid: readonly string[];
}

/**
 * Issues about the interest that is named or next in turn. An interest that was answered with others to choose from is
 * not taken up again of itself, as long as there is another.
 */
async function suggestInTurn(
  context: AppContext,
  wanted: string | undefined,
  { interests, offers, avoid }: Known,
  call: TutorCall,
): Promise<{ interest: KeptInterest; list: IssueList }> {
  const interest = findInterest(wanted, interests, offers);
  const last = offers.find(({ interestKey }) => interestKey === interest.key);
  const previous = [...new Set([...(last?.issues ?? []), ...(offers[0]?.issues ?? [])])];
  const list = await suggest(context, { interest: interest.text, previous, avoid }, call);
  const others = interests.filter((one) => one !== interest);
  const isToLeave = wanted === undefined && list.otherInterests !== undefined && last !== undefined;
  return isToLeave && others.length > 0
    ? suggestInTurn(context, wanted, { interests: others, offers, avoid }, call)
    : { interest, list };
}

/** The next list for the learner; null when another call took its place, or the list came again. */
async function tryOffer(
  context: AppContext,
  { userId, wanted }: Asked,
  call: TutorCall,
): Promise<PassageSubtopicsReply | null> {
  const { stores } = context;
  const [interests, offers, latest] = await Promise.all([
    stores.interests.list(userId),
    stores.offers.listRecent(userId),
    stores.dialogues.findLatestIssue(userId),
  ]);
  const known = { interests, offers, avoid: latest === null ? [] : [latest] };
  const { interest, list } = await suggestInTurn(context, wanted, known, call);
  const { text, key: interestKey, shareable } = interest;
  const last = offers.find((offer) => offer.interestKey === interestKey);
  const { issues, note, otherInterests } = list;
  if ([last, offers[0]].some((offer) => offer && isSameList(issues, offer.issues))) return null;
  const position = (offers[0]?.position ?? 0) + 1;
  const offer = { position, interest: text, interestKey, issues, shareable };
  if (!(await stores.offers.add(userId, offer))) return null;
  return {
    passage_subtopics: [...issues],
    user_interest: text,
    ...(note === undefined ? {} : { note }),
    ...(otherInterests === undefined ? {} : { other_interests: [...otherInterests] }),
  };
}

async function offerNext(
  context: AppContext,
  asked: Asked,
  call: TutorCall,
): Promise<PassageSubtopicsReply> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (call.signal.aborted) throw clientGone();
    const reply = await tryOffer(context, asked, call);
    if (reply) return reply;
  }
  throw subtopicsFailed(new Error(`no new list of issues in ${MOST_TRIES} tries`));
}

/** The work that a list of issues is. */
export function listingOf({ userId, wanted }: Asked) {
  return { userId, kind: "issues", wish: [wanted ?? null] } as const;
}

/** The list that was offered last. */
async function findOffered(
  { stores }: AppContext,
  { userId, wanted }: Asked,
): Promise<PassageSubtopicsReply | null> {
  const [latest] = await stores.offers.listRecent(userId);
  if (latest === undefined || (wanted !== undefined && latest.interest !== wanted)) return null;
  return { passage_subtopics: [...latest.issues], user_interest: latest.interest };
}

/**
 * Offers the learner issues about one of the interests, never the same list twice running; one that was made for
 * somebody who had left by then is offered at the next try.
 */
export async function offerIssues(
  context: AppContext,
  asked: Asked,
  gone: AbortSignal,
): Promise<PassageSubtopicsReply> {
  const work = { ...listingOf(asked), signal: gone };
  try {
    return await context.modelCalls.whileKept(
      work,
      (call) => offerNext(context, asked, call),
      () => findOffered(context, asked),
    );
  } catch (error) {
    throw gone.aborted ? clientGone() : error;
  }
}
