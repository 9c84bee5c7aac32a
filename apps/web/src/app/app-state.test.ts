import { describe, expect, test } from "vitest";
import { buildDialogue } from "../testing/build-dialogue.ts";
import { buildSession } from "../testing/build-session.ts";
import type { AppEvent } from "./app-event.ts";
import { canSignOut, hasActiveDialogue, reduceApp, startApp, type AppState } from "./app-state.ts";

const STARTING = startApp({ kind: "plain" });
const run = (...events: AppEvent[]): AppState => events.reduce(reduceApp, STARTING);
const loggedIn: AppEvent = { type: "logged-in", session: buildSession() };
const loggedOut: AppEvent = { type: "not-logged-in", note: null };
const begun: AppEvent = { type: "dialogue-begun", dialogue: buildDialogue() };

describe("starting", () => {
  test("shows the modules to who is logged in, and the log-in to who is not", () => {
    expect(run(loggedIn).view).toEqual({ name: "modules", choosingFor: null });
    expect(run(loggedOut).view).toEqual({ name: "log-in", note: null });
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
  const chosen: Extract<AppEvent, { type: "issue-chosen" }> = {
    type: "issue-chosen",
    wish: { module: 1, issue: "Should …?", interest: null, begins: false },
  };

  test("goes from module to issue to info to chat", () => {
    expect(run(loggedIn, { type: "module-chosen", module: 1 }).view).toMatchObject({
      choosingFor: 1,
    });
    expect(run(loggedIn, chosen).view).toMatchObject({ name: "info", dialogue: null });
    const opened: AppEvent = { type: "dialogue-opened", dialogue: buildDialogue() };
    expect(run(loggedIn, chosen, opened).view).toMatchObject({ dialogue: { sessionId: "s-1" } });
    expect(run(loggedIn, chosen, opened, begun).view).toMatchObject({ name: "chat", ended: false });
  });

  test("begins by itself where one press was to do it, unless somebody has begun to read", () => {
    const pressed: AppEvent = { ...chosen, wish: { ...chosen.wish, begins: true } };
    const opened: AppEvent = { type: "dialogue-opened", dialogue: buildDialogue() };
    expect(run(loggedIn, pressed, opened).view.name).toBe("chat");
    const reading = run(loggedIn, pressed, { type: "reading-begun" }, opened);
    expect(reading.view).toMatchObject({ name: "info", dialogue: { sessionId: "s-1" } });
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
    expect(state.view).toEqual({ name: "transfer-check", module: 1, due: false });
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

  test("is open again, and started, when it is taken again", () => {
    const again = run(entered, chosen, changed(true), changed(false));
    expect(again.session).toMatchObject({
      transfer_checks_open: [1],
      transfer_checks_started: [1],
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
    const lost = run(loggedIn, begun, { type: "session-lost", loss: "signed-out", note: null });
    expect(lost).toMatchObject({ session: null, exit: null, view: { name: "log-in" } });
    expect(lost.view).toHaveProperty("note", expect.stringContaining("Log in again"));
    expect(reduceApp(lost, begun)).toBe(lost);
    expect(reduceApp(lost, { type: "returned-to-modules" })).toBe(lost);
  });

  test("leaves nothing behind on signing out", () => {
    const signedOut = run(loggedIn, begun, { type: "signed-out" });
    const view = { name: "log-in", note: null };
    expect(signedOut).toEqual({ ...STARTING, view });
  });
});

describe("before the log-in", () => {
  test("a reset link opens its form before anything is asked", () => {
    const arrived = startApp({ kind: "reset-password", token: "t-1", owner: "a%40b.org" });
    expect(arrived.view).toEqual({ name: "reset-password", token: "t-1", owner: "a%40b.org" });
  });

  test("asks for the code of whoever another site has let in, and for nothing else", () => {
    expect(startApp({ kind: "second-factor" }).view).toEqual({ name: "second-factor" });
  });

  test("a link to a new address opens its page before anything is asked", () => {
    const arrived = startApp({ kind: "change-email", token: "t-2" });
    expect(arrived.view).toEqual({ name: "change-email", token: "t-2" });
  });

  test("an address that is not confirmed leads to a new link, and back", () => {
    const credentials = { user_name: "ada@example.org", user_password: "secret" };
    const there = run(loggedOut, { type: "link-missed", credentials });
    expect(there.view).toEqual({ name: "unconfirmed", credentials });
    expect(reduceApp(there, loggedOut).view).toMatchObject({ name: "log-in" });
  });

  test.each(["register", "forgot-password"] as const)("one goes to %s and back", (entrance) => {
    const there = run(loggedOut, { type: "entrance-chosen", entrance });
    expect(there.view).toEqual({ name: entrance });
    const back: AppEvent = { type: "entrance-chosen", entrance: "log-in" };
    expect(reduceApp(there, back).view).toMatchObject({ name: "log-in", note: null });
  });

  test("a log-in can ask for a code, for a second factor, or lead to the payment", () => {
    expect(run(loggedOut, { type: "code-asked" }).view).toEqual({ name: "second-factor" });
    const lost: AppEvent = { type: "session-lost", loss: "second-factor-needed", note: null };
    expect(run(loggedOut, lost).view).toEqual({ name: "second-factor-setup" });
    const address = "https://pay.example/1";
    expect(run(loggedOut, { type: "payment-begun", address }).view).toEqual({
      name: "leaving",
      address,
    });
  });

  test("a payment that is not confirmed yet can be tried again", () => {
    const unconfirmed = run({ type: "payment-unconfirmed", problem: "No answer." });
    expect(unconfirmed.view).toEqual({ name: "payment-unconfirmed", problem: "No answer." });
    expect(reduceApp(unconfirmed, { type: "started-over" })).toEqual(STARTING);
    expect(reduceApp(unconfirmed, loggedIn).view.name).toBe("modules");
  });
});

describe("the account", () => {
  const opened: AppEvent = { type: "account-chosen" };
  const refunded: AppEvent = { type: "session-lost", loss: "no-access", note: null };

  test("is a view of its own, with a way back", () => {
    const there = run(loggedIn, opened);
    expect(there.view).toEqual({ name: "account" });
    expect(reduceApp(there, { type: "returned-to-modules" }).view.name).toBe("modules");
  });

  test("without a payment is all that is open", () => {
    const lost = run(loggedIn, refunded);
    expect(lost).toMatchObject({
      session: null,
      view: { name: "no-access", note: null },
    });
    const there = reduceApp(lost, opened);
    expect(there.view).toEqual({ name: "account" });
    expect(canSignOut(there)).toBe(true);
    expect(reduceApp(there, { type: "returned-to-modules" })).toBe(there);
    expect(reduceApp(there, { type: "signed-out" }).view.name).toBe("log-in");
  });

  test("is open to who has not agreed to the terms, and nothing else is", () => {
    const asked = run(loggedOut, { type: "session-lost", loss: "consent-needed", note: null });
    expect(asked.view).toEqual({ name: "consent" });
    expect(canSignOut(asked)).toBe(true);
    expect(reduceApp(asked, { type: "returned-to-modules" })).toBe(asked);
    expect(reduceApp(asked, opened).view).toEqual({ name: "account" });
  });

  test("tells a new name wherever one is greeted", () => {
    const renamed = run(loggedIn, opened, { type: "name-changed", name: "Zoë" });
    expect(renamed.view).toEqual({ name: "account" });
    expect(renamed.session?.user_first_name).toBe("Zoë");
  });

  test("is not open to who is not logged in", () => {
    const state = run(loggedOut);
    expect(reduceApp(state, opened)).toBe(state);
    expect(canSignOut(state)).toBe(false);
  });

  test("ends the access when the contract is withdrawn from, and stays open for the rest", () => {
    const at = "2026-11-20T10:00:00.000Z";
    const state = run(loggedIn, opened, { type: "withdrawn", at });
    expect(state).toMatchObject({ session: null, view: { name: "withdrawn", at } });
    expect(canSignOut(state)).toBe(true);
    expect(reduceApp(state, begun)).toBe(state);
    const deleted = reduceApp(state, { type: "account-deleted" });
    expect(deleted.view).toMatchObject({
      name: "log-in",
      note: expect.stringContaining("deleted"),
    });
  });

  test("says when signing out failed, also where no lesson is open", () => {
    const state = run(loggedOut, refunded, opened, { type: "noticed", notice: "No answer." });
    expect(state.notice).toBe("No answer.");
  });
});

test("looking back leads from the modules to a dialogue, to the list, and back", () => {
  const list: AppEvent = { type: "progress-chosen", opened: null };
  const one: AppEvent = { type: "progress-chosen", opened: "s-1" };
  expect(run(loggedIn, list).view).toEqual({ name: "progress", opened: null });
  const opened = run(loggedIn, list, one);
  expect(opened.view).toEqual({ name: "progress", opened: "s-1" });
  expect(hasActiveDialogue(opened)).toBe(false);
  expect(run(loggedIn, one, { type: "returned-to-modules" }).view.name).toBe("modules");
  expect(run(loggedOut, one).view.name).toBe("log-in");
});
