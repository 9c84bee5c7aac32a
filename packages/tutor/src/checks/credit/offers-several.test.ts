import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { offersSeveral } from "./offers-several.ts";

const libraryFines = buildArgument({
  issue: "Should a public library stop fining readers who bring books back late?",
  passage:
    "Our library charges twenty pence a day for each overdue book. People who are trusted take care to bring things back. In the next village a box by the door has done the work of the desk for years. Chasing small sums costs more time than it brings in. Therefore the library should stop fining readers who are late.",
});
const sentences = libraryFines.passage.split(/(?<=[.!?])\s+/u);

test("two sentences of the passage joined by or are several", () => {
  expect(offersSeveral(libraryFines, `Either ${sentences[0]} or ${sentences[1]}`)).toBe(true);
});

test("a lettered list of sentences is several", () => {
  expect(offersSeveral(libraryFines, `A) ${sentences[0]} B) ${sentences[2]}`)).toBe(true);
});

test("one sentence, or one claim with an or in it, is one", () => {
  expect(offersSeveral(libraryFines, sentences[0] ?? "")).toBe(false);
  expect(offersSeveral(libraryFines, "they should stop the fines or at least lower them")).toBe(
    false,
  );
});
