import type { SessionReply } from "@elenchus/contract/session";
import type { Arrival } from "../lib/arrival.ts";
import { resumedDialogue } from "../lib/open-dialogue.ts";
import type { Place } from "../lib/history-stack.ts";
import type { AppEvent, ExitIntent } from "./app-event.ts";
import { changesOf, type SessionEvent } from "./change-session.ts";
import { viewOfPlace } from "./place-of-view.ts";
import { viewWithoutSession } from "./view-without-session.ts";
import { ADMIN, chatView, logInView, MODULES, type View } from "./view.ts";

/** The exit confirmation while it stands open. */
export interface Exit {
  readonly intent: ExitIntent;
  readonly leaving: boolean;
  readonly problem: string | null;
}

export interface AppState {
  readonly view: View;
  /** Null while nobody is logged in. */
  readonly session: SessionReply | null;
  readonly exit: Exit | null;
  /** Something that went wrong outside any view. */
  readonly notice: string | null;
}

const STARTING: AppState = { view: { name: "starting" }, session: null, exit: null, notice: null };

/** Views in which the server knows who is there, although no lesson is open to them. */
const ACCOUNT_VIEWS: ReadonlySet<View["name"]> = new Set([
  "account",
  "consent",
  "no-access",
  "withdrawn",
  "second-factor-setup",
]);
const HEARD_THERE: ReadonlySet<AppEvent["type"]> = new Set([
  "account-chosen",
  "signed-out",
  "withdrawn",
  "account-deleted",
  "noticed",
]);
const HEARD_WITHOUT_SESSION: ReadonlySet<AppEvent["type"]> = new Set([
  "started-over",
  "start-failed",
  "logged-in",
  "not-logged-in",
  "session-lost",
  "entrance-chosen",
  "link-missed",
  "code-asked",
  "payment-begun",
  "payment-unconfirmed",
]);

/** The page before anything is known but its address. */
export function startApp(arrival: Arrival): AppState {
  if (arrival.kind === "stranger") return { ...STARTING, view: logInView(null) };
  if (arrival.kind === "resumed") {
    const dialogue = resumedDialogue(arrival.dialogue);
    return { ...STARTING, session: arrival.session, view: chatView(dialogue) };
  }
  if (arrival.kind === "change-email")
    return { ...STARTING, view: { name: "change-email", token: arrival.token } };
  if (arrival.kind === "second-factor") return { ...STARTING, view: { name: "second-factor" } };
  if (arrival.kind !== "reset-password") return STARTING;
  const { token, owner } = arrival;
  return { ...STARTING, view: { name: "reset-password", token, owner } };
}

/** The whole state machine of the page. Pure. */
export function reduceApp(state: AppState, event: AppEvent): AppState {
  // Answers to what was asked before the session ended come too late.
  if (!isHeard(state, event)) return state;
  switch (event.type) {
    case "interests-changed":
    case "name-changed":
    case "progress-made":
    case "transfer-check-changed":
      return withSession(state, event);
    case "returned-to-modules":
    case "admin-chosen":
      return switchView(state, event.type === "admin-chosen");
    case "place-shown":
      return switchView(state, false, viewOfPlace(event.place));
    case "noticed":
      return { ...state, notice: event.notice };
    case "exit-asked":
      return { ...state, exit: { intent: event.intent, leaving: false, problem: null } };
    case "exit-cancelled":
      return { ...state, exit: null };
    case "exit-confirmed":
      return withExit(state, { leaving: true, problem: null });
    case "exit-failed":
      return withExit(state, { leaving: false, problem: event.problem });
    case "account-chosen":
      return { ...state, view: { name: "account" }, exit: null, notice: null };
    case "logged-in":
      return {
        ...STARTING,
        session: event.session,
        view: firstView(event.session, event.place),
      };
    case "module-chosen":
    case "choice-cancelled":
    case "issue-chosen":
    case "reading-begun":
    case "dialogue-opened":
    case "opening-failed":
    case "dialogue-begun":
    case "resume-failed":
    case "transfer-check-chosen":
    case "progress-chosen":
    case "dialogue-ended":
      return { ...state, view: reduceView(state.view, event), notice: null };
    default:
      return { ...STARTING, view: viewWithoutSession(event) };
  }
}

function isHeard({ session, view }: AppState, { type }: AppEvent): boolean {
  if (session !== null || HEARD_WITHOUT_SESSION.has(type)) return true;
  return ACCOUNT_VIEWS.has(view.name) && HEARD_THERE.has(type);
}

/** The way from a module to its dialogue. An event that comes too late changes nothing. */
function reduceView(view: View, event: AppEvent): View {
  switch (event.type) {
    case "module-chosen":
      return { name: "modules", choosingFor: event.module };
    case "choice-cancelled":
      return view.name === "modules" ? MODULES : view;
    case "issue-chosen":
      return { name: "info", wish: event.wish, dialogue: null, problem: null };
    case "dialogue-opened":
      if (view.name !== "info") return view;
      return view.wish.begins ? chatView(event.dialogue) : { ...view, dialogue: event.dialogue };
    case "reading-begun":
      return view.name === "info" ? { ...view, wish: { ...view.wish, begins: false } } : view;
    case "opening-failed":
      return view.name === "info" ? { ...view, problem: event.problem } : view;
    case "dialogue-begun":
      return chatView(event.dialogue);
    case "resume-failed":
      return view.name === "resuming" ? { ...view, problem: event.problem } : view;
    case "transfer-check-chosen":
      return { name: "transfer-check", module: event.module, due: event.due === true };
    case "progress-chosen":
      return { name: "progress", opened: event.opened };
    case "dialogue-ended":
      return view.name === "chat" ? { ...view, ended: true } : view;
    default:
      return view;
  }
}

function firstView(
  { active_dialogue: active, admin_view, user_type }: SessionReply,
  place: Place | undefined,
): View {
  if (active) return { name: "resuming", sessionId: active.session_id, problem: null };
  return admin_view && user_type === "supervisor" ? ADMIN : viewOfPlace(place);
}

/** Between the learner's app and the supervisor's view; nobody else has the latter. */
function switchView(state: AppState, wantsAdmin: boolean, view: View = MODULES): AppState {
  const { session } = state;
  if (session === null) return state;
  const admin_view = wantsAdmin && session.user_type === "supervisor";
  return {
    session: { ...session, admin_view },
    view: admin_view ? ADMIN : view,
    exit: null,
    notice: null,
  };
}

function withSession(state: AppState, event: SessionEvent): AppState {
  const { session } = state;
  if (session === null) return state;
  return { ...state, session: { ...session, ...changesOf(session, event) } };
}

function withExit(state: AppState, changes: Partial<Exit>): AppState {
  if (state.exit === null) return state;
  return { ...state, exit: { ...state.exit, ...changes } };
}

/** Whether leaving now would lose a dialogue. */
export function hasActiveDialogue({ view }: AppState): boolean {
  return view.name === "chat" && !view.ended;
}

/** Whether there is a session to end. */
export function canSignOut({ session, view }: AppState): boolean {
  return session !== null || ACCOUNT_VIEWS.has(view.name);
}
