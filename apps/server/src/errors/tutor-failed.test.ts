import { ModelError } from "@elenchus/tutor/llm/model-client";
import { expect, test } from "vitest";
import { tutorFailed } from "./tutor-failed.ts";

test.each([
  [null, 1, "Try again."],
  [0.15, 1, "Try again."],
  [5.5, 6, "Try again in 6 seconds."],
  [3600, 3600, "Try again in 60 minutes."],
  [7000, 7000, "Try again in 2 hours."],
])("a model that is there again after %s s: %s, %s", (retryAfter, told, text) => {
  const cause = new ModelError("rate_limited", "too many", { retryAfter });
  const failure = tutorFailed("tutor_failed", "Try again", cause);
  expect(failure).toMatchObject({ status: 502, retryAfter: told, userMessage: text, cause });
});

test("of what is no model's failure nothing is known but that it may be tried at once", () => {
  const failure = tutorFailed("tutor_failed", "Try again", new Error("no"));
  expect(failure).toMatchObject({ retryAfter: 1, userMessage: "Try again." });
});
