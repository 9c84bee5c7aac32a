import { describe, expect, test } from "vitest";
import { writtenDraft } from "../../evaluation/llm-argument-replies.ts";
import { faultsOf, plannedOf, spoil } from "./build-faults.ts";

/** The passage with other words in the place of some; its quotes are left as they were. */
function reword(from: string | RegExp, to: string): string {
  return spoil("terms", (draft) => {
    draft.passage = draft.passage.replace(from, to);
  });
}

describe("a passage is sent back", () => {
  test("when it is too short or too long", () => {
    expect(
      reword(/ (?:One of them|Some say|Besides).*?(?:her arm|understand that|anything)\./gu, ""),
    ).toContain("it needs 90 to 160");
    const filler =
      " It rained on all those days, and nobody minded the rain one bit in here.".repeat(3);
    expect(reword("I hope", `${filler} I hope`)).toContain("it needs 90 to 160");
  });

  test.each([
    ["Therefore the conclusion is that it", "conclusion"],
    ["That is a strawman, and it", "strawman"],
    ["By a slippery slope it", "slippery slope"],
    ["Call it a straw-man, for it", "straw man"],
    ["He is straw‑manning us, and it", "straw man"],
    ["It was an ad-hominem attack, and it", "hominem"],
    ["Some say it is a slippery-slope, and it", "slippery slope"],
    ["That would be a false-dilemma, and it", "dilemma"],
    ["It is black-and-white thinking when it", "black and white thinking"],
    ["They offer a false alternative, and it", "false alternative"],
    ["I know that this step is faulty reasoning, but it", "faulty reasoning"],
    ["There is a flaw in my argument, and it", "flaw in my argument"],
    ["What is ambiguous here it", "ambiguous"],
  ])("when it says what to look for: %s", (words, label) => {
    expect(reword("I hope that we", `${words} seems we`)).toContain(`says "${label}"`);
  });

  test("when it says what its own module is about", () => {
    const withSample = (draft: { passage: string }): void => {
      draft.passage = draft.passage.replace("six people", "a sample of people");
    };
    const planned = { module: 7, flaw: "small_sample" } as const;
    const draft = writtenDraft(planned);
    withSample(draft);
    expect(faultsOf(draft, planned).join("\n")).toContain('says "sample"');
    const assuming = writtenDraft({ module: 3, flaw: null });
    assuming.passage = assuming.passage.replace("Let us vote", "I assume that we vote");
    expect(faultsOf(assuming, { module: 3, flaw: null }).join("\n")).toContain('says "assume"');
  });

  test("when it brings in a second use of figures", () => {
    const planned = { module: 7, flaw: "no_base" } as const;
    const draft = writtenDraft(planned);
    draft.passage = draft.passage.replace("and there is cake", "with an average of two cakes each");
    expect(faultsOf(draft, planned).join("\n")).toContain("a second use of figures");
  });

  test.each([
    ["**So**", "markup"],
    ["<b>So</b>", "markup"],
    ["# So", "markup"],
    ["```So", "markup"],
  ])("when it holds markup: %s", (words, fault) => {
    expect(reword(/\bSo\b/u, words)).toContain(fault);
  });

  test("when it talks as models do, or of itself", () => {
    expect(reword("Our library", "Here is the passage: our library")).toContain(
      "speaks about itself",
    );
    expect(reword("I hope that", "This passage shows that")).toContain("speaks about itself");
    expect(reword("I hope that", "As an AI I hope that")).toContain("speaks about itself");
  });

  test("when it breaks off, doubles a word, or is in another script", () => {
    expect(reword(" over a cup of tea.", " over a cup")).toContain("breaks off");
    expect(reword("the old bank", "the the old bank")).toContain('"the the" twice over');
    expect(reword(/[\s\S]*/u, "図書館は夜十時まで開いているべきだ。".repeat(20))).toContain(
      "in English",
    );
  });

  test("when it is about something else than the issue", () => {
    const planned = plannedOf("terms");
    const issue = "Should zoos return penguins to Antarctica?";
    expect(faultsOf(writtenDraft(planned), planned, issue).join("\n")).toContain(
      "not about the issue",
    );
  });

  test.each([
    "The samples of cheese are free, and it",
    "From the slippery path along the slope it",
    "On the black and white photographs it",
    "From base camp it",
  ])("and not for everyday words of its topic: %s", (words) => {
    expect(reword("I hope that we", `${words} seems we`)).toBe("");
  });

  test("and not when it says therefore, my reason is, or names a figure of speech", () => {
    expect(reword("So the library", "Therefore the library")).toBe("");
    expect(reword("Besides,", "My other reason is simple:")).toBe("");
  });
});

describe("quotations are sent back", () => {
  test("when they do not stand in the passage word for word", () => {
    const faults = spoil("terms", (draft) => {
      draft.conclusion.quote = "the library ought to stay open until ten on weekday evenings";
    });
    expect(faults).toContain("conclusion.quote does not stand in the passage word for word");
  });

  test("when two of them share words", () => {
    const faults = spoil("terms", (draft) => {
      draft.background = `${draft.background} In a single week in March, ninety people`;
    });
    expect(faults).toContain("quote the same words");
  });

  test("when they are a mere word, or half the passage", () => {
    const short = spoil("finds", (draft) => {
      const [first] = draft.findings;
      if (first) first.quote = "coast";
    });
    expect(short).toContain("findings[0].quote has 1 words");
    const long = spoil("finds", (draft) => {
      const [first] = draft.findings;
      if (first) first.quote = draft.passage;
    });
    expect(long).toContain("a quotation has 3 to 45");
  });

  test("and not when only their typography differs", () => {
    const faults = spoil("finds", (draft) => {
      const second = draft.reasons[1];
      if (second) second.quote = second.quote.replaceAll("'", "’");
    });
    expect(faults).toBe("");
  });
});
