import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { completedModules } from "@elenchus/domain/access";
import { workOutComing } from "@elenchus/domain/coming-checks";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { limitTime } from "@elenchus/dialogue/limit-time";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import { clientGone } from "../../errors/refusals.ts";
import type { NewTransferCheck, TransferCheck } from "../../store/learning/transfer-check-store.ts";
import { chooseIssue } from "./choose-issue.ts";
import { judgeIfAnswered } from "./judge-if-answered.ts";
import { showCheck } from "../../presenters/present-check.ts";

/** Whose check of which module is to begin, or to go on. */
export interface CheckStart {
  readonly userId: string;
  readonly module: ModuleNumber;
  /** Whether a finished check is taken again, with a fresh argument: at any time, or where it is due. */
  readonly again: "any_time" | "when_due" | null;
  /** Of the learner's calendar. */
  readonly timeZone: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** For issues and argument together; what the model has not done by then the tutor does without it. */
const LONGEST_PREPARING_MS = 90_000;

function moduleNotCompleted(): AppError {
  const text = `Complete this module to open the unaided check: finish ${TARGET_DIALOGUES} dialogues with success.`;
  return new AppError(403, "module_not_completed", text);
}

function checkFailed(cause: unknown): AppError {
  const text = "The unaided check could not be prepared. Please try again";
  return tutorFailed("transfer_check_failed", text, cause);
}

/** The learner's interests from a random one on; where none is kept, those of earlier dialogues. */
async function listInterests(
  { stores, random }: AppContext,
  userId: string,
  earlier: readonly string[],
): Promise<string[]> {
  const kept = (await stores.interests.list(userId)).map(({ text }) => text);
  const interests = kept.length > 0 ? kept : [...new Set(earlier)];
  const from = random() % Math.max(1, interests.length);
  return [...interests.slice(from), ...interests.slice(0, from)];
}

/** A fresh argument about something that the learner has not worked on. */
async function prepareCheck(
  context: AppContext,
  { userId, module }: CheckStart,
  allowed: TutorCall,
): Promise<NewTransferCheck> {
  const { stores, tutor, random } = context;
  const call = limitTime(allowed, LONGEST_PREPARING_MS);
  const topics = await stores.transferChecks.listTopics(userId);
  const earlier = topics.map(({ interest }) => interest);
  const interests = await listInterests(context, userId, earlier);
  const recentFrames = [
    ...(await stores.transferChecks.listFrames(userId, module)),
    ...(await stores.dialogues.listRecentFrames(userId, module)),
  ];
  try {
    const { issue, interest } = await chooseIssue(interests, topics, async (about, previous) => {
      const wanted = { interest: about, previous, avoid: [], seed: random() };
      return (await tutor.suggestIssues(wanted, call)).issues;
    });
    const request = { module, issue, interest, seed: random(), recentFrames };
    const argument = await tutor.writeArgument(request, call);
    return { id: context.newId(), userId, interest, argument };
  } catch (cause) {
    if (allowed.signal.aborted) throw clientGone();
    throw checkFailed(cause);
  }
}

async function isTakenAgain(
  { stores: { dueChecks }, now }: AppContext,
  { userId, module, again, timeZone }: CheckStart,
): Promise<boolean> {
  if (again !== "when_due") return again === "any_time";
  const past = await dueChecks.listHistories(userId);
  const { coming, today } = workOutComing(past, timeZone, now());
  return coming.some((one) => one.module === module && one.on <= today);
}

/**
 * The learner's latest check of a completed module: begun now, or as it stands. Answers that were all handed
 * in and not judged, because the tutor failed, are judged now.
 */
export async function startTransferCheck(
  context: AppContext,
  start: CheckStart,
): Promise<TransferCheckReply> {
  const { progress, transferChecks } = context.stores;
  const { userId, module, gone } = start;
  const find = () => transferChecks.findLatest(userId, module);
  const isWanted = async (latest: TransferCheck | null) =>
    latest === null || (latest.result !== null && (await isTakenAgain(context, start)));
  let check = await find();
  if (await isWanted(check)) {
    const successes = await progress.countSuccesses(userId);
    if (!completedModules(successes).includes(module)) throw moduleNotCompleted();
    const work = { userId, kind: "check", signal: gone, wish: [module] } as const;
    // Of two starts at once one prepares it, and both go on with that one; so does who had left, and comes again.
    const prepare = async (call: TutorCall) => {
      if (await isWanted(await find()))
        await transferChecks.start(await prepareCheck(context, start, call));
      return find();
    };
    check = await context.modelCalls.whileKept(work, prepare, find);
  }
  if (check === null) throw new Error("a transfer check that was stored is not there");
  return showCheck(context.stores, await judgeIfAnswered(context, { check, userId, gone }), userId);
}
