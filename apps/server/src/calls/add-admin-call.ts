import type { AdminCallName } from "@elenchus/contract/admin-calls";
import type { CallReply } from "@elenchus/contract/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { notYours } from "../errors/refusals.ts";
import type { ApiApp } from "../http/api-app.ts";
import { readId } from "../http/require-id.ts";
import type { Scope } from "../store/supervision/scope.ts";
import type { About } from "../store/supervision/supervision-store.ts";
import { addUserCall, type UserCall } from "./add-user-call.ts";
import { callerOf } from "../identity/require-user.ts";

/** The parts that the guards of supervisors' routes ask. */
type GuardContext = Pick<AppContext, "stores" | "requireUser">;

/** A checked call of a supervisor. */
export interface AdminCall<Name extends AdminCallName> extends UserCall<Name> {
  readonly scope: Scope;
}

/** Refuses, and leaves a line in the log about who tried what; of whom, in the access log. */
export async function refuseTry(
  { stores }: Pick<GuardContext, "stores">,
  request: FastifyRequest,
  why: string,
  about: About | null = null,
): Promise<never> {
  const { id: user_id, userType: user_type } = callerOf(request);
  const { params } = request;
  request.log.warn({ user_id, user_type, route: request.routeOptions.url, params, why }, "refused");
  if (about !== null) await stores.supervision.noteTry(user_id, about);
  throw notYours();
}

/** The student whom the address of a call names. */
function readStudent({ params }: FastifyRequest): About | null {
  const named = typeof params === "object" && params !== null && "student_id" in params;
  const studentId = named ? readId(params.student_id) : null;
  return studentId === null ? null : { studentId };
}

/** The hooks of a route that names and quotes nobody: for supervisors, also those who see reports alone. */
function reportReaders(context: GuardContext) {
  const requireSupervisor = async (request: FastifyRequest): Promise<void> => {
    if (callerOf(request).userType === "supervisor") return;
    await refuseTry(context, request, "not a supervisor", readStudent(request));
  };
  return [context.requireUser, requireSupervisor];
}

/** The hooks of a route that is for supervisors alone. Whoever is none learns nothing more, not even of mistakes. */
export function supervisorsOnly(context: GuardContext) {
  const requireNames = async (request: FastifyRequest): Promise<void> => {
    if (!callerOf(request).seesReportsOnly) return;
    await refuseTry(context, request, "sees reports alone", readStudent(request));
  };
  return [...reportReaders(context), requireNames];
}

/** A supervisor's request and what that supervisor sees. */
interface Seeing {
  readonly scope: Scope;
  readonly request: FastifyRequest;
}

/** All that a supervisor sees, or one group of it. */
export async function narrowScope(
  { stores }: Pick<GuardContext, "stores">,
  { scope, request }: Seeing,
  groupId: string | undefined,
): Promise<Scope> {
  if (groupId === undefined || groupId === "") return scope;
  const id = readId(groupId);
  const isSeen =
    id !== null &&
    (scope.kind === "all" ? await stores.groups.exists(id) : scope.groupIds.includes(id));
  if (!isSeen) return refuseTry({ stores }, request, "a group of others");
  return { kind: "groups", groupIds: [id] };
}

/** The one group of a scope that was narrowed to it. */
export function onlyGroupOf(scope: Scope): string {
  const [id = ""] = scope.kind === "groups" ? scope.groupIds : [];
  return id;
}

/** The id of a student whom the supervisor sees; anybody else is refused. */
export async function requireStudent(
  { stores }: Pick<GuardContext, "stores">,
  { scope, request }: Seeing,
  studentId: string,
): Promise<string> {
  const id = readId(studentId);
  if (id !== null && (await stores.supervision.seesStudent(scope, id))) return id;
  const about = id === null ? null : { studentId: id };
  return refuseTry({ stores }, request, "a student of others", about);
}

type Handle<Name extends AdminCallName> = (
  call: AdminCall<Name>,
) => Promise<CallReply<Name> | FastifyReply>;

function addCall<Name extends AdminCallName>(
  app: ApiApp,
  { stores }: GuardContext,
  name: Name,
  {
    hooks,
    handle,
  }: { readonly hooks: ReturnType<typeof reportReaders>; readonly handle: Handle<Name> },
): void {
  addUserCall(app, name, hooks, async (call) => {
    const scope = await stores.supervision.loadScope(call.user.id);
    return handle({ ...call, scope });
  });
}

/** Adds a call for supervisors: 401, 403, then 400 for its payload. */
export function addAdminCall<Name extends AdminCallName>(
  app: ApiApp,
  context: GuardContext,
  name: Name,
  handle: Handle<Name>,
): void {
  addCall(app, context, name, { hooks: supervisorsOnly(context), handle });
}

/** The same for a call that names and quotes nobody: also for supervisors who see reports alone. */
export function addReportCall<Name extends AdminCallName>(
  app: ApiApp,
  context: GuardContext,
  name: Name,
  handle: Handle<Name>,
): void {
  addCall(app, context, name, { hooks: reportReaders(context), handle });
}
