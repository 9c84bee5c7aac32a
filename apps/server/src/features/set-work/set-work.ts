import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { readId } from "../../http/require-id.ts";
import { narrowScope, refuseTry, type AdminCall } from "../../calls/add-admin-call.ts";
import type { NewAssignment } from "../../store/set-work/assignment-store.ts";

function dueInThePast(): AppError {
  const text = "Please choose a time in the future at which it is due.";
  return new AppError(400, "due_in_the_past", text, { fields: { due: text } });
}

function issueNotFound(): AppError {
  const text = "Please look for issues, and choose one of those that are found.";
  return new AppError(400, "issue_not_offered", text, { fields: { issue: text } });
}

function issueOfCheck(): AppError {
  const text = "An unaided check chooses its own issue.";
  return new AppError(400, "issue_of_check", text, { fields: { issue: text } });
}

function idIsTaken(): AppError {
  const text = "Other work was set under this id. Reload the page and try again.";
  return new AppError(409, "assignment_exists", text);
}

function noSuchText(): AppError {
  const text = "Please choose a text of this group that is published, and not put away.";
  return new AppError(400, "own_text_not_ready", text, { fields: { own_text_id: text } });
}

/** A text that was chosen: of the group, for the module, and published. */
async function findOwnText(
  context: AppContext,
  { user, scope, payload }: AdminCall<"setWork">,
  groupId: string,
): Promise<Pick<NewAssignment, "issue" | "ownTextId" | "topic">> {
  const id = readId(payload.own_text_id);
  const viewer = { supervisorId: user.id, scope };
  const text = id === null ? null : await context.stores.ownTexts.find(viewer, id);
  const isReady = text !== null && text.version > 0 && text.archivedAt === null;
  const fits = text?.groupId === groupId && payload.goal !== "check";
  if (!isReady || !fits) throw noSuchText();
  const published = await context.stores.ownTexts.findPublished(text.id);
  if (published?.module !== payload.module_id) throw noSuchText();
  return { issue: published.issue, ownTextId: text.id, topic: null };
}

/** Where an issue was found: among those that the supervisor was offered, or in work that is copied; of none, nothing. */
async function findTopic(
  { stores }: AppContext,
  { user, scope, payload: { issue, goal } }: AdminCall<"setWork">,
): Promise<Pick<NewAssignment, "issue" | "topic">> {
  if (issue === undefined) return { issue: null, topic: null };
  if (goal === "check") throw issueOfCheck();
  const offers = await stores.offers.listRecent(user.id);
  const offer = offers.find(({ issues }) => issues.some((offered) => offered.trim() === issue));
  const topic = offer?.interest ?? (await stores.assignments.findTopic(scope, issue));
  if (topic === null) throw issueNotFound();
  return { issue, topic };
}

/** The learners who are named, all of them of the group; null for the whole group. */
async function readStudents(
  context: AppContext,
  { payload, request }: AdminCall<"setWork">,
  groupId: string,
): Promise<string[] | null> {
  if (payload.student_ids === undefined) return null;
  const ids = payload.student_ids.flatMap((id) => readId(id) ?? []);
  const areTheirs =
    ids.length === payload.student_ids.length &&
    (await context.stores.assignments.areIn(groupId, ids));
  return areTheirs ? ids : refuseTry(context, request, "students of others");
}

/** Sets work to a group, or to some of it, once. @returns the assignment's id */
export async function setWork(context: AppContext, call: AdminCall<"setWork">): Promise<string> {
  const { payload, user } = call;
  const { assignments } = context.stores;
  const narrowed = await narrowScope(context, call, payload.group_id);
  const [groupId = ""] = narrowed.kind === "groups" ? narrowed.groupIds : [];
  const id = payload.assignment_id.toLowerCase();
  const known = await assignments.find(id);
  if (known !== null) {
    if (known.groupId !== groupId) throw idIsTaken();
    return id;
  }
  const studentIds = await readStudents(context, call, groupId);
  const about =
    payload.own_text_id === undefined
      ? { ownTextId: null, ...(await findTopic(context, call)) }
      : await findOwnText(context, call, groupId);
  const dueAt = new Date(payload.due);
  if (dueAt <= context.now()) throw dueInThePast();
  await assignments.create({
    id,
    groupId,
    createdBy: user.id,
    studentIds,
    module: payload.module_id,
    goal: payload.goal,
    ...about,
    fromAt: new Date(payload.from),
    dueAt,
    lateUntil: new Date(payload.late_until),
    timeZone: payload.time_zone,
    rule: readRule(payload),
  });
  // Where another request came first, it has set it, to a group of its own perhaps.
  if ((await assignments.find(id))?.groupId !== groupId) throw idIsTaken();
  return id;
}

/** Reads the rule by which work is marked, as it came. */
export function readRule(
  payload: Readonly<
    Record<"points_full" | "points_helped" | "points_failed" | "points_late", number>
  >,
): NewAssignment["rule"] {
  return {
    full: payload.points_full,
    helped: payload.points_helped,
    failed: payload.points_failed,
    late: payload.points_late,
  };
}
