import { describe, expect, test } from "vitest";
import { writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { partsFrom } from "./claims-from-draft.ts";

const draft = writtenDraft({ module: 4, flaw: null });

describe("what a writer grants in module 4", () => {
  test("is the loss that is ranked second", () => {
    expect(partsFrom(draft)).toMatchObject({
      objection: [],
      concession: ["the staff would not see their own children to bed"],
    });
  });

  test("may be what the other side says", () => {
    const quote = "Your staff would no longer be at home when their own children go to bed";
    const objection = { quote, paraphrases: ["the staff say that they'd miss their children"] };
    const { concession, objection: apart } = partsFrom({ ...draft, objection });
    expect(apart).toEqual([]);
    expect(concession).toHaveLength(3);
  });

  test("is kept apart from an objection that stands elsewhere", () => {
    const objection = { quote: "bring the caretaker along", paraphrases: [] };
    expect(partsFrom({ ...draft, objection }).objection).toEqual([objection.quote]);
  });
});
