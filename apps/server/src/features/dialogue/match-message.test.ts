import { expect, test } from "vitest";
import type { StoredMessage } from "../../store/turns/dialogue-rows.ts";
import { findPending, matchMessage } from "./match-message.ts";

function buildMessage(
  position: number,
  text: string,
  messageId: string | null = null,
): StoredMessage {
  return {
    position,
    sender: position % 2 === 0 ? "user" : "system",
    text,
    marks: null,
    step: 0,
    messageId,
    assessment: null,
    move: null,
    createdAt: new Date(0),
  };
}

const OPENING = buildMessage(1, "Hello.");
const ANSWERED = [OPENING, buildMessage(2, "yes", "a"), buildMessage(3, "Why?")];

test("an id tells the message, answered or not", () => {
  expect(
    matchMessage(ANSWERED, {
      text: "yes",
      marks: null,
      messageId: "a",
      revises: false,
      position: null,
    }),
  ).toEqual({
    kind: "stored",
    message: ANSWERED[1],
    reply: ANSWERED[2],
  });
});

test("an id with another text is reused", () => {
  expect(
    matchMessage(ANSWERED, {
      text: "no",
      marks: null,
      messageId: "a",
      revises: false,
      position: null,
    }).kind,
  ).toBe("reused");
});

test("an id with a text that revises it is a revision until there is a reply, and then too late", () => {
  const revision = { text: "no", marks: null, messageId: "a", revises: true, position: null };
  expect(matchMessage(ANSWERED.slice(0, 2), revision)).toEqual({
    kind: "revision",
    message: ANSWERED[1],
  });
  expect(matchMessage(ANSWERED, revision)).toEqual({
    kind: "stored",
    message: ANSWERED[1],
    reply: ANSWERED[2],
  });
  expect(matchMessage(ANSWERED.slice(0, 1), revision).kind).toBe("new");
});

test("the same text under another id is new, for people repeat themselves", () => {
  expect(
    matchMessage(ANSWERED, {
      text: "yes",
      marks: null,
      messageId: "b",
      revises: false,
      position: null,
    }).kind,
  ).toBe("new");
  expect(
    matchMessage(ANSWERED, {
      text: "yes",
      marks: null,
      messageId: null,
      revises: false,
      position: null,
    }).kind,
  ).toBe("new");
  const pending = [...ANSWERED, buildMessage(4, "because", "b")];
  expect(
    matchMessage(pending, {
      text: "because",
      marks: null,
      messageId: "c",
      revises: false,
      position: null,
    }).kind,
  ).toBe("new");
});

test("where an id is missing, an unanswered message is known by its text", () => {
  const named = [...ANSWERED, buildMessage(4, "because", "b")];
  const nameless = [...ANSWERED, buildMessage(4, "because")];
  expect(
    matchMessage(named, {
      text: "because",
      marks: null,
      messageId: null,
      revises: false,
      position: null,
    }).kind,
  ).toBe("stored");
  expect(
    matchMessage(nameless, {
      text: "because",
      marks: null,
      messageId: "c",
      revises: false,
      position: null,
    }).kind,
  ).toBe("stored");
  expect(
    matchMessage(nameless, {
      text: "other",
      marks: null,
      messageId: null,
      revises: false,
      position: null,
    }).kind,
  ).toBe("new");
});

test("a known position tells the message without an id", () => {
  const known = { text: "yes", marks: null, messageId: null, revises: false, position: 2 };
  expect(matchMessage(ANSWERED, known)).toMatchObject({ kind: "stored", reply: ANSWERED[2] });
});

test("a learner's last message without reply is pending", () => {
  expect(findPending(ANSWERED)).toBeNull();
  expect(findPending(ANSWERED.slice(0, 2))).toBe(ANSWERED[1]);
  expect(findPending([])).toBeNull();
});
