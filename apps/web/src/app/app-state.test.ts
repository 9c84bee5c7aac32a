import type { SessionReply } from "@elenchus/contract/session";
import { describe, expect, test } from "vitest";
import { buildDialogue } from "../lib/build-dialogue.ts";
import {
  hasActiveDialogue,
  reduceApp,
  STARTING,
  type AppEvent,
  type AppState,
} from "./app-state.ts";

function buildSession(changes: Partial<SessionReply> = {}): SessionReply {
  return {
    user_id: "u-1",
    user_type: "learner",
    user_first_name: "Ada",
    user_last_name: "Demo",
    interests: ["chess"],
    completed_modules: [],
    accessible_modules: [1],
    passage_counts: { "1": 0 },
    transfer_checks_open: [],
    transfer_checks_started: [],
    admin_view: false,
    top_user_interests: [],
    latest_passage_subtopics: [],
    active_dialogue: null,
    ...changes,
  };
}

const run = (...events: AppEvent[]): AppState => events.reduce(reduceApp, STARTING);
const loggedIn: AppEvent = { type: "logged-in", session: buildSession() };
const begun: AppEvent = { type: "dialogue-begun", dialogue: buildDialogue() };

describe("starting", () => {
  test("shows the modules to who is logged in, and the log-in to who is not", () => {
    expect(run(loggedIn).view).toEqual({ name: "modules", choosingFor: null });
    expect(run({ type: "not-logged-in" }).view).toEqual({ name: "log-in", note: null });
  });

  test("goes back into a dialogue that was broken off", () => {
    const active_dialogue = {
      session_id: "s-1",
      module_id: 1 as const,
      chosen_passage_subtopic: "?",
    };
    const session = buildSession({ active_dialogue });
    expect(run({ type: "logged-in", session }).view).toEqual({
      name: "resuming",
      sessionId: "s-1",
      problem: null,
    });
  });
});

describe("the way into a dialogue", () => {
  const chosen: AppEvent = { type: "issue-chosen", module: 1, issue: "Should …?" };

  test("goes from module to issue to info to chat", () => {
    expect(run(loggedIn, { type: "module-chosen", module: 1 }).view).toMatchObject({
      choosingFor: 1,
    });
    expect(run(loggedIn, chosen).view).toMatchObject({ name: "info", dialogue: null });
    const opened: AppEvent = { type: "dialogue-opened", dialogue: buildDialogue() };
    expect(run(loggedIn, chosen, opened).view).toMatchObject({ dialogue: { sessionId: "s-1" } });
    expect(run(loggedIn, chosen, opened, begun).view).toMatchObject({ name: "chat", ended: false });
  });

  test("does not come back when the learner has gone back to the modules", () => {
    const opened: AppEvent = { type: "dialogue-opened", dialogue: buildDialogue() };
    const { view } = run(loggedIn, chosen, { type: "returned-to-modules" }, opened);
    expect(view).toEqual({ name: "modules", choosingFor: null });
  });

  test("says what went wrong and is clear of it on another try", () => {
    const failed = run(loggedIn, chosen, { type: "opening-failed", problem: "No." });
    expect(failed.view).toMatchObject({ problem: "No." });
    expect(reduceApp(failed, chosen).view).toMatchObject({ problem: null });
  });
});

describe("leaving a dialogue", () => {
  const asked: AppEvent = { type: "exit-asked", intent: "sign-out" };

  test("is asked about, and can be cancelled", () => {
    expect(run(loggedIn, begun, asked).exit).toEqual({
      intent: "sign-out",
      leaving: false,
      problem: null,
    });
    expect(run(loggedIn, begun, asked, { type: "exit-cancelled" })).toMatchObject({
      exit: null,
      view: { name: "chat" },
    });
  });

  test("that fails says so and asks again", () => {
    const failed: AppEvent = { type: "exit-failed", problem: "No connection." };
    expect(run(loggedIn, begun, asked, { type: "exit-confirmed" }, failed).exit).toMatchObject({
      leaving: false,
      problem: "No connection.",
    });
  });

  test("loses nothing once the tutor has said its last word", () => {
    expect(hasActiveDialogue(run(loggedIn, begun))).toBe(true);
    expect(hasActiveDialogue(run(loggedIn, begun, { type: "dialogue-ended" }))).toBe(false);
  });
});

describe("the unaided check", () => {
  const session = buildSession({ completed_modules: [1], transfer_checks_open: [1] });
  const entered: AppEvent = { type: "logged-in", session };
  const chosen: AppEvent = { type: "transfer-check-chosen", module: 1 };
  const changed = (finished: boolean): AppEvent => ({
    type: "transfer-check-changed",
    module: 1,
    finished,
  });

  test("is a view of its own that can be left without a question", () => {
    const state = run(entered, chosen);
    expect(state.view).toEqual({ name: "transfer-check", module: 1 });
    expect(hasActiveDialogue(state)).toBe(false);
    expect(run(entered, chosen, { type: "returned-to-modules" }).view.name).toBe("modules");
  });

  test("is started once, and open no more when it is finished", () => {
    const once = run(entered, chosen, changed(false), changed(false));
    expect(once.session).toMatchObject({
      transfer_checks_open: [1],
      transfer_checks_started: [1],
    });
    expect(reduceApp(once, changed(true)).session).toMatchObject({
      transfer_checks_open: [],
      transfer_checks_started: [],
    });
  });

  test("that is finished after the learner has left changes no view", () => {
    const left = run(entered, chosen, { type: "returned-to-modules" }, changed(true));
    expect(left).toMatchObject({
      view: { name: "modules" },
      session: { transfer_checks_open: [] },
    });
  });
});

describe("the session", () => {
  test("takes over progress and interests", () => {
    const progress = {
      completed_modules: [1 as const],
      accessible_modules: [1 as const, 2 as const],
      passage_counts: { "1": 2 },
      transfer_checks_open: [1 as const],
      transfer_checks_started: [],
    };
    const { session } = run(
      loggedIn,
      { type: "progress-made", progress },
      { type: "interests-changed", interests: ["go"] },
    );
    expect(session).toMatchObject({ ...progress, interests: ["go"] });
  });

  test("lost midway leads to the log-in with a note, and late answers change nothing", () => {
    const lost = run(loggedIn, begun, { type: "session-lost" });
    expect(lost).toMatchObject({ session: null, exit: null, view: { name: "log-in" } });
    expect(lost.view).toHaveProperty("note", expect.stringContaining("Log in again"));
    expect(reduceApp(lost, begun)).toBe(lost);
    expect(reduceApp(lost, { type: "returned-to-modules" })).toBe(lost);
  });

  test("leaves nothing behind on signing out", () => {
    const signedOut = run(loggedIn, begun, { type: "signed-out" });
    expect(signedOut).toEqual({ ...STARTING, view: { name: "log-in", note: null } });
  });
});
