import type { InitModuleChatReply } from "@elenchus/contract/dialogue";
import { accessibleModules, moduleProgress } from "@elenchus/domain/access";
import { MESSAGES } from "@elenchus/domain/messages";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import type { SetOwnText } from "../../store/set-work/learners-work-store.ts";
import type { NewDialogue } from "../../store/turns/dialogue-store.ts";
import { presentLive, presentStep } from "./present-dialogue.ts";

/** A learner's choice. */
export interface ModuleStart {
  readonly userId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  /** The text that was set to the learner, where the dialogue is on one. */
  readonly ownText?: SetOwnText;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** A dialogue that has been started. */
interface Opened {
  readonly id: string;
  readonly argument: Argument;
  readonly firstMessage: string;
  readonly state: Dialogue;
}

function moduleLocked(): AppError {
  return new AppError(403, "module_locked", "Complete the first module to unlock this one.");
}

function issueNotOffered(): AppError {
  return new AppError(400, "issue_not_offered", "Please choose one of the issues on the list.");
}

function describeWriterFailure(cause: unknown, cancelled: AbortSignal): AppError {
  if (cancelled.aborted) return clientGone();
  return new AppError(502, "module_start_failed", MESSAGES.moduleStartFailed, { cause });
}

/** The interest behind an issue. */
interface IssueSource {
  readonly interest: string;
  /** Whether it had passed moderation. */
  readonly shareable: boolean;
}

/** The interest behind an issue that was offered or set to the learner, or that others are discussing. */
async function findSource(
  { stores, sharing }: AppContext,
  userId: string,
  issue: string,
): Promise<IssueSource> {
  const offers = await stores.offers.listRecent(userId);
  const offer = offers.find(({ issues }) => issues.some((offered) => offered.trim() === issue));
  if (offer) return offer;
  const topic = await stores.learnersWork.findTopic(userId, issue);
  // The topic that a supervisor looked for is theirs.
  if (topic !== null) return { interest: topic, shareable: false };
  if (!(await stores.sharing.isOthersIssue(userId, issue, sharing.issues))) throw issueNotOffered();
  // The interest that led others to it is theirs.
  return { interest: issue, shareable: true };
}

async function writeArgument(
  { tutor }: AppContext,
  request: ArgumentRequest,
  call: TutorCall,
): Promise<Argument> {
  try {
    return await tutor.writeArgument(request, call);
  } catch (error) {
    throw describeWriterFailure(error, call.signal);
  }
}

function alreadyOpening(): AppError {
  const text = "A dialogue is being started already. Please wait a moment.";
  return new AppError(409, "opening_in_progress", text, { retryAfter: 2 });
}

/** Enough for an opening that was cancelled to let go; any other is not waited for. */
const LONGEST_WAIT_MS = 2000;

/** Has the dialogue written, where its text is not there yet, and stores it. */
async function openDialogue(
  context: AppContext,
  start: ModuleStart,
  call: TutorCall,
): Promise<Opened> {
  const { userId, module, issue: chosen, ownText } = start;
  const { stores, moderate } = context;
  if (ownText !== undefined) {
    const { argument, ownTextId } = ownText;
    const { issue } = argument;
    // A text that a supervisor brought is their group's.
    return keepDialogue(context, argument, {
      userId,
      ownTextId,
      interest: issue,
      shareable: false,
    });
  }
  const source = await findSource(context, userId, chosen);
  const { interest } = source;
  const recentFrames = await stores.dialogues.listRecentFrames(userId, module);
  const seed = context.random();
  const request = { module, issue: chosen, interest, seed, recentFrames };
  const argument = await writeArgument(context, request, call);
  // A tutor who knows nothing of the issue that was chosen writes about another one, and says so.
  const { issue } = argument;
  if (call.signal.aborted) throw clientGone();
  const shareable = source.shareable && moderate(issue) && moderate(interest);
  return keepDialogue(context, argument, { userId, chosenIssue: chosen, interest, shareable });
}

/** Stores a dialogue that begins with an argument. */
async function keepDialogue(
  { stores, tutor, newId }: AppContext,
  argument: Argument,
  about: Pick<NewDialogue, "userId" | "chosenIssue" | "ownTextId" | "interest" | "shareable">,
): Promise<Opened> {
  const opened = {
    id: newId(),
    argument,
    state: startDialogue(argument),
    firstMessage: tutor.openDialogue(argument),
  };
  await stores.dialogues.start({ ...about, ...opened, issue: argument.issue });
  return opened;
}

/** The work that an opening is. */
export function openingOf({ userId, module, issue }: Omit<ModuleStart, "gone">) {
  return { userId, kind: "opening", wish: [module, issue] } as const;
}

/** The learner's open dialogue, where it is of the module and nothing was said in it yet. */
async function findUnanswered(
  { stores: { dialogues } }: AppContext,
  { userId, module }: ModuleStart,
): Promise<Opened | null> {
  const open = await dialogues.findOpen(userId);
  if (open?.module !== module) return null;
  const found = await dialogues.find(open.id, userId);
  const [first, ...more] = found?.messages ?? [];
  if (found?.dialogue.status !== "active" || first === undefined || more.length > 0) return null;
  const { argument, state } = found.dialogue;
  return { id: open.id, argument, firstMessage: first.text, state };
}

/** Whether an open dialogue is on the text that is wanted, in its latest version; or on none, where none is. */
function isOfText({ argument }: Opened, { ownText }: ModuleStart): boolean {
  return argument.source === undefined
    ? ownText === undefined
    : argument.passage === ownText?.argument.passage;
}

/**
 * Opens one dialogue, however many openings come at once, on whatever instance. It is opened also for whoever has left:
 * who asks for the same again, before anything was said in it, gets that one.
 */
async function openOne(context: AppContext, start: ModuleStart): Promise<Opened> {
  const { userId, issue, gone } = start;
  const { dialogues } = context.stores;
  const before = await dialogues.findOpen(userId);
  const work = { ...openingOf(start), signal: gone, longestWait: LONGEST_WAIT_MS };
  const find = () => findUnanswered(context, start);
  const open = async (call: TutorCall): Promise<Opened> => {
    const opened = await find();
    // Its answer may have been lost on the way.
    if (opened?.argument.issue === issue && isOfText(opened, start)) return opened;
    // Another opening came to its end while this one waited.
    if ((await dialogues.findOpen(userId))?.id !== before?.id) throw alreadyOpening();
    return openDialogue(context, start, call);
  };
  try {
    return await context.modelCalls.whileKept(work, open, find);
  } catch (error) {
    throw gone.aborted ? clientGone() : error;
  }
}

/** Starts a dialogue about an issue; one that was going on ends as abandoned. */
export async function startModuleDialogue(
  context: AppContext,
  start: ModuleStart,
): Promise<InitModuleChatReply> {
  const { userId, module } = start;
  const successes = await context.stores.progress.countSuccesses(userId);
  if (!accessibleModules(successes).includes(module)) throw moduleLocked();
  const { id, argument, firstMessage, state } = await openOne(context, start);
  const { completed_modules, passage_counts } = moduleProgress(successes);
  return {
    user_id: userId,
    completed_modules,
    passage_counts,
    session_id: id,
    module_id: module,
    chosen_passage_subtopic: argument.issue,
    first_message: firstMessage,
    history: [{ sender: "system", message: firstMessage }],
    ...presentStep(argument, state.step),
    keeps_context: true,
    ...presentLive({ dialogue: { argument, state, status: "active" }, messages: [] }),
  };
}
