import { describe, expect, test } from "vitest";
import { buildDialogue } from "../../testing/build-dialogue.ts";
import { EMPTY_DRAFT } from "../../lib/draft-storage.ts";
import { reduceChat, startChat, type ChatState } from "./chat-state.ts";
import { draftOf } from "./draft-of.ts";

const message = { id: "m-1", text: "An answer.", after: 1 };
const idle = startChat(buildDialogue(), EMPTY_DRAFT);
const waiting = reduceChat({ ...idle, draft: "An answer." }, { type: "sent", message });
const lost = { problem: "Lost.", retryAfter: null, code: null };
const reply = {
  response: "Well said.",
  history: [
    { sender: "system" as const, message: "First." },
    { sender: "user" as const, message: "An answer." },
    { sender: "system" as const, message: "Well said." },
  ],
  submodule_number: 2,
  text_passage: "A passage.",
  module_submodule_context_dict: { module_title: "M", steps: ["A", "B"], step_title: "B" },
  context: {},
};

describe("a chat begins", () => {
  test("with the draft that was kept", () => {
    const draft = { text: "half a thought", unacknowledged: null };
    expect(startChat(buildDialogue(), draft)).toMatchObject({
      draft: "half a thought",
      outgoing: null,
    });
  });

  test("by sending the server's pending message again under its id", () => {
    const pending = { id: "m-9", text: "Stored.", marks: [], refusal: null };
    expect(startChat(buildDialogue({ pending }), EMPTY_DRAFT).outgoing).toEqual({
      message: { id: "m-9", text: "Stored.", after: 1 },
      phase: "waiting",
    });
  });

  test("with the marks of what has no reply, and without what is answered by now", () => {
    const mark = { sentence: 1, role: "reason" as const };
    const marks = [mark];
    const pending = { id: "m-9", text: "", marks, refusal: null };
    const sent = { id: "m-9", text: "", marks, after: 1 };
    expect(startChat(buildDialogue({ pending }), EMPTY_DRAFT).outgoing?.message).toEqual(sent);
    const answered = [
      ...buildDialogue().history,
      { sender: "user" as const, message: "", marks: [{ ...mark, standing: "right" as const }] },
    ];
    const draft = { text: "", unacknowledged: sent };
    expect(startChat(buildDialogue({ history: answered }), draft).outgoing).toBeNull();
    const other = [...buildDialogue().history, { sender: "user" as const, message: "" }];
    expect(startChat(buildDialogue({ history: other }), draft).marks).toEqual(marks);
  });

  test("by sending again what never reached the server", () => {
    const draft = { text: "", unacknowledged: message };
    expect(startChat(buildDialogue(), draft).outgoing?.message).toEqual(message);
  });

  test("without a message whose reply is in the history", () => {
    const draft = { text: "", unacknowledged: message };
    const chat = startChat(buildDialogue({ history: reply.history }), draft);
    expect(chat.outgoing).toBeNull();
  });

  test("with what the server never took back in the box, once the dialogue has gone on", () => {
    const refused = { ...message, text: "From the second tab." };
    const draft = { text: "next", unacknowledged: refused };
    const goneOn = startChat(buildDialogue({ history: reply.history }), draft);
    expect(goneOn).toMatchObject({ draft: "From the second tab.\nnext", outgoing: null });
    const pending = { id: "m-9", text: "From the first tab.", marks: [], refusal: null };
    const stillOn = startChat(buildDialogue({ pending }), draft);
    expect(stillOn.draft).toBe("From the second tab.\nnext");
    expect(stillOn.outgoing?.message.id).toBe("m-9");
  });

  test("without sending what the server would refuse", () => {
    const refusal = { error: "Spent.", code: "daily_budget_spent", retry_after: 7200 };
    const pending = { id: "m-9", text: "Stored.", marks: [], refusal };
    expect(startChat(buildDialogue({ pending }), EMPTY_DRAFT)).toMatchObject({
      outgoing: { message: { text: "Stored." }, phase: "failed" },
      problem: "Your message has no reply yet. Spent.",
      retryAfter: 7200,
      isPaused: true,
    });
  });

  test("without sending anything when all is over", () => {
    const draft = { text: "", unacknowledged: message };
    expect(startChat(buildDialogue({ ended: true }), draft).outgoing).toBeNull();
  });
});

describe("a turn", () => {
  test("empties the box and keeps the message until it is answered", () => {
    expect(waiting).toMatchObject({ draft: "", outgoing: { message, phase: "waiting" } });
    expect(draftOf(waiting)).toEqual({ text: "", unacknowledged: message });
  });

  test("shows the reply as it comes and the history when it is there", () => {
    let state = reduceChat(waiting, { type: "text-came", text: "Well " });
    state = reduceChat(state, { type: "text-came", text: "said." });
    expect(state.streamed).toBe("Well said.");
    state = reduceChat(state, { type: "replied", reply });
    expect(state).toMatchObject({
      messages: reply.history,
      streamed: "",
      outgoing: null,
      stepNumber: 2,
    });
    expect(draftOf(state)).toEqual(EMPTY_DRAFT);
  });

  test("keeps what was typed while waiting", () => {
    const typed = reduceChat(waiting, { type: "draft-changed", text: "next" });
    expect(reduceChat(typed, { type: "replied", reply }).draft).toBe("next");
  });

  test("that fails or is stopped keeps the message for a retry under the same id", () => {
    const ends: ChatState[] = [
      reduceChat(waiting, { type: "failed", failure: lost }),
      reduceChat(waiting, { type: "stopped" }),
    ];
    expect(ends.map(({ outgoing }) => outgoing?.phase)).toEqual(["failed", "stopped"]);
    for (const end of ends) {
      const retried = reduceChat(end, { type: "retried" });
      expect(retried).toMatchObject({ outgoing: { message, phase: "waiting" }, problem: null });
    }
  });

  test("that breaks off leaves what was seen of the reply, until it is asked for again", () => {
    const begun = reduceChat(waiting, { type: "text-came", text: "Well " });
    const broken = reduceChat(begun, { type: "failed", failure: lost });
    expect(broken.streamed).toBe("Well ");
    expect(reduceChat(broken, { type: "text-came", text: "late" }).streamed).toBe("Well ");
    expect(reduceChat(broken, { type: "retried" }).streamed).toBe("");
  });

  test("that is refused gives the text back, before what was typed since", () => {
    const typed = reduceChat(waiting, { type: "draft-changed", text: "next" });
    expect(reduceChat(typed, { type: "refused", problem: "Too long." })).toMatchObject({
      draft: "An answer.\nnext",
      outgoing: null,
      problem: "Too long.",
    });
  });

  test("ignores text that comes after a reply", () => {
    const done = reduceChat(waiting, { type: "replied", reply });
    expect(reduceChat(done, { type: "text-came", text: "late" }).streamed).toBe("");
  });
});

describe("a message that is taken back to be changed", () => {
  const stopped = reduceChat(waiting, { type: "stopped" });
  const typed = reduceChat(stopped, { type: "draft-changed", text: "next" });
  const taken = reduceChat(typed, { type: "taken-back" });
  const revised = { ...message, text: "A better answer.", revises: true };

  test("stands in the box, before what was typed since, and no more in the talk", () => {
    expect(taken).toMatchObject({
      draft: "An answer.\nnext",
      outgoing: null,
      revising: message,
      streamed: "",
      problem: null,
    });
    expect(draftOf(taken).revising).toEqual(message);
  });

  test("is changed no more once it is sent, or found answered", () => {
    expect(reduceChat(taken, { type: "sent", message: revised }).revising).toBeNull();
    const answered = startChat(buildDialogue({ history: reply.history }), draftOf(taken));
    expect(answered.revising).toBeNull();
  });

  test("stays in the box after a reload, and does not go by itself as it was", () => {
    const pending = { id: "m-1", text: "An answer.", marks: [], refusal: null };
    const chat = startChat(buildDialogue({ pending }), draftOf(taken));
    expect(chat).toMatchObject({ draft: taken.draft, revising: message, outgoing: null });
  });

  test("goes again as it was changed after a reload, whichever text the server has", () => {
    const sent = draftOf(reduceChat(taken, { type: "sent", message: revised }));
    for (const text of ["An answer.", "A better answer."]) {
      const pending = { id: "m-1", text, marks: [], refusal: null };
      const chat = startChat(buildDialogue({ pending }), sent);
      expect(chat).toMatchObject({ draft: "", outgoing: { message: { id: "m-1" } } });
      expect(chat.outgoing?.message.text).toBe("A better answer.");
    }
    expect(startChat(buildDialogue(), sent).outgoing?.message).toEqual(revised);
  });

  test("that was answered before gets that reply, and what was written comes back", () => {
    const sent = reduceChat(taken, { type: "sent", message: revised });
    const late = reduceChat(sent, { type: "replied", reply });
    expect(late).toMatchObject({
      messages: reply.history,
      outgoing: null,
      draft: "A better answer.",
      revising: null,
    });
    expect(late.problem).toContain("answered your message before you changed it");
    const [first, , last] = reply.history;
    const history = [first, { sender: "user" as const, message: "A better answer." }, last];
    const inTime = { ...reply, history: history.filter((one) => one !== undefined) };
    expect(reduceChat(sent, { type: "replied", reply: inTime })).toMatchObject({
      draft: "",
      problem: null,
    });
  });

  test("that is refused can still take the place of what the server has", () => {
    const sent = reduceChat(taken, { type: "sent", message: revised });
    const refused = reduceChat(sent, { type: "refused", problem: "Too long." });
    expect(refused).toMatchObject({ draft: "A better answer.", revising: revised });
  });
});
