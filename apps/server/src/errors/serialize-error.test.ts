import { expect, test } from "vitest";
import { serializeError } from "./serialize-error.ts";

const SECRET = "what the learner wrote";

test("a failed query is logged without its parameters", () => {
  const cause = Object.assign(new Error(`invalid input: "${SECRET}"`), {
    code: "22P02",
    detail: SECRET,
  });
  const error = Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`, { cause }), {
    query: "insert into messages values ($1)",
    params: [SECRET],
  });
  const line = JSON.stringify(serializeError(error));
  expect(line).not.toContain(SECRET);
  expect(line).toContain("insert into messages");
  expect(line).toContain("22P02");
});

test("the stack comes without the message, and causes come along", () => {
  const error = new Error(`about ${SECRET}`, { cause: new TypeError("deeper") });
  const { stack, cause, message } = serializeError(error);
  expect(stack).toContain("serialize-error.test.ts");
  expect(stack).not.toContain(SECRET);
  expect(message).toContain(SECRET);
  expect(cause).toMatchObject({ type: "TypeError", message: "deeper" });
});

test("what is no error is not logged as it is", () => {
  expect(serializeError(SECRET)).toEqual({ type: "string", message: "not an Error", stack: "" });
});

test("causes that go in circles end", () => {
  const error = new Error("round");
  error.cause = error;
  expect(() => JSON.stringify(serializeError(error))).not.toThrow();
});
