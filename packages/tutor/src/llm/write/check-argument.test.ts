import { describe, expect, test } from "vitest";
import { PLANNED_REPLIES, writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { readStrangerDrafts } from "@elenchus/evaluation/stranger-arguments";
import { faultsOf, spoil } from "./build-faults.ts";
import { checkArgument } from "./check-argument.ts";
import { cleanDraft } from "./clean-draft.ts";
import { mendHelp } from "./mend-help.ts";

test.each(PLANNED_REPLIES)("a good draft of module $module has no faults ($flaw)", (planned) => {
  expect(faultsOf(writtenDraft(planned), planned)).toEqual([]);
});

test("nor have the drafts of strangers, once their help is mended", async () => {
  const drafts = await readStrangerDrafts();
  const faults = drafts.flatMap(({ draft, plan, issue }) =>
    checkArgument(mendHelp(cleanDraft(draft), plan), plan, issue),
  );
  expect(faults).toEqual([]);
  expect(drafts.length).toBeGreaterThan(40);
});

describe("a key is sent back", () => {
  test("when a reason is the conclusion over again", () => {
    const faults = spoil("terms", (draft) => {
      const [first] = draft.reasons;
      if (first) first.statement = "On weekday evenings the library should stay open until ten.";
    });
    expect(faults).toContain("conclusion and reasons[0] say the same");
  });

  test("when it has one reason, four, or a third beside a flaw", () => {
    expect(spoil("terms", (draft) => void draft.reasons.splice(1))).toContain("2 or 3");
    const third = spoil("flaw", (draft) => {
      const [first] = draft.reasons;
      if (first) draft.reasons.push({ ...first, statement: "Trees grow in the yard." });
    });
    expect(third).toContain("exactly 2");
  });

  test("when ways of saying something are too few, alike, all long or all short", () => {
    const change = (paraphrases: string[]): string =>
      spoil("terms", (draft) => {
        draft.conclusion.paraphrases = paraphrases;
      });
    const long = "they would like to see the doors of the library open until ten";
    expect(change(["open late", "stay open"])).toContain("it needs 4 to 10");
    expect(change(["open late", "Open late!", "a b c d e f g h i", "later"])).toContain("twice");
    expect(change([long, `${long} x`, `${long} y`, `${long} z`])).toContain("lacks a terse entry");
    expect(change(["open late", "later hours", "till ten", "not six"])).toContain(
      "lacks a wordier",
    );
  });

  test("when one wording stands for two expectations, or for right and wrong", () => {
    const double = spoil("terms", (draft) => {
      draft.reasons[1]?.paraphrases.push(draft.reasons[0]?.paraphrases[0] ?? "");
    });
    expect(double).toContain("as a way of saying both");
    const wrong = spoil("terms", (draft) => {
      draft.conclusion.opposites.push("keep the library open until ten");
    });
    expect(wrong).toContain("lists as wrong what is a right answer");
  });

  test("when a statement is no sentence, or a prompt asks nothing", () => {
    const faults = spoil("terms", (draft) => {
      draft.conclusion.statement = "later hours";
      draft.conclusion.prompt = "Say it.";
    });
    expect(faults).toContain("conclusion.statement");
    expect(faults).toContain("conclusion.prompt is to ask");
  });

  test("when there are two hints, or the same one twice", () => {
    expect(spoil("terms", (draft) => void draft.conclusion.hints.pop())).toContain("it needs 3");
    const same = spoil("terms", (draft) => {
      draft.conclusion.hints[2] = draft.conclusion.hints[1] ?? "";
    });
    expect(same).toContain("are the same");
  });

  test("when a text holds markup, chatter or a novel", () => {
    const faults = spoil("terms", (draft) => {
      draft.conclusion.hints[0] = "Sure, here is a **hint** for you to think about.";
      draft.conclusion.prompt = `What is ${"so very ".repeat(100)} long?`;
    });
    expect(faults).toContain("conclusion.hints[0] holds markup");
    expect(faults).toContain("no text of the key has more than");
  });
});

test("a key is sent back when a text of it is in another language", () => {
  const hint = spoil("terms", (draft) => {
    draft.conclusion.hints[0] = "Welcher Satz sagt, was getan werden soll?";
  });
  expect(hint).toContain("conclusion.hints[0] is to be in English");
  const turn = spoil("finds", (draft) => {
    const [first] = draft.wrongTurns;
    if (first) first.correction = "La lettre le dit déjà : qu'est-ce qu'elle ne dit pas ?";
  });
  expect(turn).toContain("wrongTurns[0].correction is to be in English");
});

test("and not for a short hint, a sum in front, or a gap that is drawn as a line", () => {
  const faults = spoil("terms", (draft) => {
    draft.conclusion.hints[1] = "Look at May.";
    draft.conclusion.statement = "£5 should be enough for a card.";
    draft.conclusion.prompt = "Finish the sentence: 'The library should ____'";
  });
  expect(faults).toBe("");
});

describe("help is sent back that tells", () => {
  test("the statement, or a way of saying it", () => {
    const hint = spoil("terms", (draft) => {
      draft.conclusion.hints[2] =
        "Does the writer want later opening hours for the library, perhaps?";
    });
    expect(hint).toContain("conclusion.hints[2] tells conclusion");
    const prompt = spoil("terms", (draft) => {
      const [first] = draft.reasons;
      if (first)
        first.prompt = "In one week in March ninety people tried the door after what time?";
    });
    expect(prompt).toContain("reasons[0].prompt tells reasons[0]");
  });

  test("another expectation of the same step", () => {
    const faults = spoil("finds", (draft) => {
      const [first, second] = draft.findings;
      if (first && second) first.hints[2] = `And besides: ${second.statement}`;
    });
    expect(faults).toContain("findings[0].hints[2] tells findings[1]");
  });

  test("the answer in a correction, or a word's reading", () => {
    const correction = spoil("finds", (draft) => {
      const [turn] = draft.wrongTurns;
      if (turn) turn.correction = "No: how many readers filled in a card, and how many did not?";
    });
    expect(correction).toContain("wrongTurns[0].correction tells findings[1]");
    const reading = spoil("terms", (draft) => {
      const [turn] = draft.wrongTurns;
      if (turn) turn.correction = "Could it be attempts, perhaps by the same few regulars?";
    });
    expect(reading).toContain("gives a reading away");
  });

  test("the flaw's name", () => {
    const faults = spoil("flaw", (draft) => {
      draft.flaw.hints[2] = "Which of the four is it: could there be a straw man about?";
    });
    expect(faults).toContain("flaw.hints[2] names the flaw");
  });
});

describe("the module's own part is sent back", () => {
  test("when an ambiguous word stands nowhere, or in no reason, or has one reading", () => {
    const faults = spoil("terms", (draft) => {
      const [first, second] = draft.terms;
      if (first) first.phrase = "a hundred people";
      if (second) {
        second.quote = "I hope that we can talk about it in May";
        second.phrase = "talk";
        second.secondReading = second.firstReading;
      }
    });
    expect(faults).toContain("terms[0].phrase does not stand in");
    expect(faults).toContain("terms[1] stands in none of the reasons");
    expect(faults).toContain("terms[1]: its two readings are the same");
  });

  test("when there is nothing beside conclusion and reasons in module 1", () => {
    const faults = spoil("terms", (draft) => {
      draft.background = "";
      draft.objection.quote = "";
      draft.examples = [];
    });
    expect(faults).toContain("needs background");
    expect(faults).toContain("needs an example");
  });

  test("when findings are one, or nearly the same", () => {
    expect(spoil("finds", (draft) => void draft.findings.splice(1))).toContain("it needs 2 to 4");
    const same = spoil("finds", (draft) => {
      const [first, second] = draft.findings;
      if (first && second) second.statement = first.statement;
    });
    expect(same).toContain("nearly the same finding");
  });

  test("when two values share a name, have too few, or stand in one sentence", () => {
    const faults = spoil("values", (draft) => {
      draft.values.neglected.name = "learning";
      draft.values.preferred.otherNames = ["education"];
    });
    expect(faults).toContain('Both values are called "learning"');
    expect(faults).toContain("otherNames needs at least 3");
    const spoken = spoil("values", (draft) => {
      draft.passage = draft.passage.replace(
        "Come and see",
        "I put learning first and family life second. See",
      );
    });
    expect(spoken).toContain("gives the ranking away");
  });

  test("when nobody could give the flawed part as a reason", () => {
    const faults = spoil("flaw", (draft) => {
      draft.flaw.asReason = ["one"];
    });
    expect(faults).toContain("flaw.asReason needs at least 3");
  });

  test("when wrong turns are missing, or their correction asks nothing on", () => {
    expect(spoil("flaw", (draft) => void draft.wrongTurns.splice(0))).toContain("wrongTurns has 0");
    const faults = spoil("flaw", (draft) => {
      const [turn] = draft.wrongTurns;
      if (turn) turn.correction = "That is wrong.";
    });
    expect(faults).toContain("is to end by asking on");
  });
});
