import type { ActiveDialogue, SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OpenDialogue } from "../lib/open-dialogue.ts";

/** What the learner sees. Source: specification §2 and §4. */
export type View =
  | { readonly name: "starting" }
  | { readonly name: "unreachable"; readonly problem: string }
  | { readonly name: "log-in"; readonly note: string | null }
  | { readonly name: "modules"; readonly choosingFor: ModuleNumber | null }
  | {
      readonly name: "info";
      readonly module: ModuleNumber;
      readonly issue: string;
      readonly dialogue: OpenDialogue | null;
      readonly problem: string | null;
    }
  | { readonly name: "resuming"; readonly sessionId: string; readonly problem: string | null }
  | { readonly name: "chat"; readonly dialogue: OpenDialogue; readonly ended: boolean }
  | { readonly name: "transfer-check"; readonly module: ModuleNumber };

/** Where the learner wants to go when leaving a dialogue. */
export type ExitIntent = "modules" | "sign-out";

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

/** The part of a session that replies bring up to date. */
type Progress = Pick<
  SessionReply,
  | "completed_modules"
  | "accessible_modules"
  | "passage_counts"
  | "transfer_checks_open"
  | "transfer_checks_started"
>;

export type AppEvent =
  | { readonly type: "logged-in"; readonly session: SessionReply }
  | { readonly type: "not-logged-in" }
  | { readonly type: "start-failed"; readonly problem: string }
  | { readonly type: "session-lost" }
  | { readonly type: "signed-out" }
  | { readonly type: "interests-changed"; readonly interests: string[] }
  | { readonly type: "module-chosen"; readonly module: ModuleNumber }
  | { readonly type: "choice-cancelled" }
  | { readonly type: "issue-chosen"; readonly module: ModuleNumber; readonly issue: string }
  | { readonly type: "dialogue-opened"; readonly dialogue: OpenDialogue }
  | { readonly type: "opening-failed"; readonly problem: string }
  | { readonly type: "dialogue-begun"; readonly dialogue: OpenDialogue }
  | { readonly type: "resume-failed"; readonly problem: string | null }
  | { readonly type: "dialogue-ended" }
  | { readonly type: "progress-made"; readonly progress: Progress }
  | { readonly type: "transfer-check-chosen"; readonly module: ModuleNumber }
  | {
      readonly type: "transfer-check-changed";
      readonly module: ModuleNumber;
      readonly finished: boolean;
    }
  | { readonly type: "returned-to-modules" }
  | { readonly type: "exit-asked"; readonly intent: ExitIntent }
  | { readonly type: "exit-cancelled" }
  | { readonly type: "exit-confirmed" }
  | { readonly type: "exit-failed"; readonly problem: string }
  | { readonly type: "noticed"; readonly notice: string | null };

const SESSION_LOST = "You were logged out. Log in again to go on; what you wrote is kept.";

export const STARTING: AppState = {
  view: { name: "starting" },
  session: null,
  exit: null,
  notice: null,
};

const MODULES: View = { name: "modules", choosingFor: null };

const HEARD_WITHOUT_SESSION: ReadonlySet<AppEvent["type"]> = new Set([
  "logged-in",
  "not-logged-in",
  "start-failed",
  "session-lost",
]);

/** The whole state machine of the page. Pure. */
export function reduceApp(state: AppState, event: AppEvent): AppState {
  // Answers to what was asked before the session ended come too late.
  if (state.session === null && !HEARD_WITHOUT_SESSION.has(event.type)) return state;
  switch (event.type) {
    case "logged-in":
      return {
        ...STARTING,
        session: event.session,
        view: firstView(event.session.active_dialogue),
      };
    case "not-logged-in":
    case "signed-out":
      return { ...STARTING, view: { name: "log-in", note: null } };
    case "start-failed":
      return { ...STARTING, view: { name: "unreachable", problem: event.problem } };
    case "session-lost":
      return { ...STARTING, view: { name: "log-in", note: SESSION_LOST } };
    case "interests-changed":
      return withSession(state, { interests: event.interests });
    case "progress-made":
      return withSession(state, {
        completed_modules: event.progress.completed_modules,
        accessible_modules: event.progress.accessible_modules,
        passage_counts: event.progress.passage_counts,
        transfer_checks_open: event.progress.transfer_checks_open,
        transfer_checks_started: event.progress.transfer_checks_started,
      });
    case "transfer-check-changed":
      return withSession(state, afterCheck(state.session, event));
    case "returned-to-modules":
      return { ...state, view: MODULES, exit: null, notice: null };
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
    default:
      return { ...state, view: reduceView(state.view, event), notice: null };
  }
}

/** The way from a module to its dialogue. An event that comes too late changes nothing. */
function reduceView(view: View, event: AppEvent): View {
  switch (event.type) {
    case "module-chosen":
      return { name: "modules", choosingFor: event.module };
    case "choice-cancelled":
      return view.name === "modules" ? MODULES : view;
    case "issue-chosen": {
      const { module, issue } = event;
      return { name: "info", module, issue, dialogue: null, problem: null };
    }
    case "dialogue-opened":
      return view.name === "info" ? { ...view, dialogue: event.dialogue } : view;
    case "opening-failed":
      return view.name === "info" ? { ...view, problem: event.problem } : view;
    case "dialogue-begun":
      return { name: "chat", dialogue: event.dialogue, ended: event.dialogue.ended };
    case "resume-failed":
      return view.name === "resuming" ? { ...view, problem: event.problem } : view;
    case "transfer-check-chosen":
      return { name: "transfer-check", module: event.module };
    case "dialogue-ended":
      return view.name === "chat" ? { ...view, ended: true } : view;
    default:
      return view;
  }
}

function firstView(active: ActiveDialogue | null): View {
  if (active === null) return MODULES;
  return { name: "resuming", sessionId: active.session_id, problem: null };
}

function withSession(state: AppState, changes: Partial<SessionReply>): AppState {
  if (state.session === null) return state;
  return { ...state, session: { ...state.session, ...changes } };
}

/** Where the checks stand after one was begun, went on or was finished. */
function afterCheck(
  session: SessionReply | null,
  { module, finished }: Extract<AppEvent, { type: "transfer-check-changed" }>,
): Partial<SessionReply> {
  if (session === null) return {};
  const others = session.transfer_checks_started.filter((started) => started !== module);
  if (!finished) return { transfer_checks_started: [...others, module] };
  return {
    transfer_checks_open: session.transfer_checks_open.filter((open) => open !== module),
    transfer_checks_started: others,
  };
}

function withExit(state: AppState, changes: Partial<Exit>): AppState {
  if (state.exit === null) return state;
  return { ...state, exit: { ...state.exit, ...changes } };
}

/** Whether leaving now would lose a dialogue. */
export function hasActiveDialogue({ view }: AppState): boolean {
  return view.name === "chat" && !view.ended;
}
