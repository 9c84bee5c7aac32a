import { describe, expect, test } from "vitest";
import { squaresWith } from "./claims.ts";
import type { StepFacts } from "./step-facts.ts";

const ALONE: StepFacts = {
  found: 2,
  told: 0,
  isOpen: false,
  isHelped: false,
  isCorrected: false,
  probe: null,
};
/** What may have become of a step. */
const STEPS = {
  alone: ALONE,
  helped: { ...ALONE, isHelped: true },
  "part told": { ...ALONE, found: 1, told: 1, isHelped: true },
  told: { ...ALONE, found: 0, told: 2, isHelped: true },
  "part open": { ...ALONE, found: 1, isOpen: true },
  nothing: { ...ALONE, found: 0, isOpen: true },
} as const satisfies Record<string, StepFacts>;
type Step = keyof typeof STEPS;

const NAMES = Object.keys(STEPS) as Step[];

/** The steps of which a sentence may be said. */
function fits(sentence: string, part: "did" | "next" = "did"): Step[] {
  return NAMES.filter((name) => squaresWith(STEPS[name], sentence, part));
}

describe("a claim is kept of such steps alone as bear it out", () => {
  test.each<readonly [string, readonly Step[]]>([
    ["You found everything that the step asks for by yourself.", ["alone", "helped"]],
    ["You covered every part of it.", ["alone", "helped"]],
    ["All of this was your own work.", ["alone", "helped"]],
    ["You gave every answer.", ["alone", "helped"]],
    ["You did it all.", ["alone", "helped"]],
    ["You missed nothing here.", ["alone", "helped"]],
    ["You found it on your own.", ["alone", "helped"]],
    ["You added a thought of your own that the writer does not give.", ["alone", "helped"]],
    ["You found one of the two yourself.", ["alone", "helped", "part told", "part open"]],
    ["You cracked it unaided.", ["alone"]],
    ["No prompting was needed.", ["alone", "part open", "nothing"]],
    ["Both were found without any help.", ["alone"]],
    ["There was no need for the tutor.", ["alone", "part open", "nothing"]],
    ["You worked it out after a hint.", ["helped", "part told"]],
    ["You saw at once what is meant.", ["alone", "helped", "part told", "part open"]],
    ["You had no trouble finding it.", ["alone", "helped", "part told", "part open"]],
    ["You found nothing of your own here.", ["told", "nothing"]],
    ["You didn’t find anything.", ["told", "nothing"]],
    ["You came up empty-handed.", ["told", "nothing"]],
    ["You left it without finding anything.", ["told", "nothing"]],
    ["You did not get there.", ["part told", "told", "part open", "nothing"]],
    ["The conclusion escaped you.", ["part told", "told", "part open", "nothing"]],
    ["The tutor told you the answer in the end.", ["part told", "told"]],
    ["The answer came from the tutor.", ["part told", "told"]],
    ["You were given the answer in the end.", ["part told", "told"]],
    ["In the end it had to be spelled out for you.", ["part told", "told"]],
    ["Everything here was told by the tutor.", ["told"]],
    ["Nothing had to be told here.", ["alone", "helped", "part open", "nothing"]],
    ["You found one of them, and the tutor told you the other.", ["part told"]],
    ["This step stayed open.", ["part open", "nothing"]],
    ["Nothing stayed open.", ["alone", "helped", "part told", "told"]],
    ["You ran out of messages here.", ["part open", "nothing"]],
    ["You never found the second gap.", ["part told", "told", "part open", "nothing"]],
    ["You found both pieces of missing information.", ["alone", "helped"]],
    ["You solved this without any hints or prompts from the tutor.", ["alone", "part open"]],
    ["Together with the tutor you arrived at both.", ["helped"]],
  ])("%s", (sentence, steps) => {
    expect(fits(sentence).filter((name) => !steps.includes(name))).toEqual([]);
    const lost = steps.filter((name) => !fits(sentence).includes(name));
    // Strictness may cost a true sentence, but not where nothing but that one thing is said.
    expect(lost).toEqual([]);
  });
});

test.each([
  "You tried several claims before you settled on one.",
  "You took an example for the reason.",
  "You asked the tutor what a conclusion is.",
  "You put it in your own words.",
  "You gave a short answer and stopped there.",
  "You read the whole passage again.",
  'You wrote "everything by yourself" and went on.',
  "You asked good questions about what the figure leaves out.",
  "You asked what is missing from the survey.",
  "You mixed up two claims and then corrected yourself.",
  "You found it hard to say why this matters.",
  "You pointed out that you had given one reason already.",
])("what claims none of it may be said of any step: %s", (sentence) => {
  expect(fits(sentence)).toEqual(NAMES);
});

test.each([
  "You noticed that the passage does not say how many were asked.",
  "You saw that nothing in the letter shows where the figure comes from.",
  "You recognised that the average tells us nothing about single branches.",
  "You saw why the objection is never answered.",
  "You were able to explain why nobody can check it.",
  "You showed that you saw what is meant.",
])("what was found may be a lack, and the sentence claims the find alone: %s", (sentence) => {
  expect(fits(sentence)).toEqual(["alone", "helped", "part told", "part open"]);
});

test.each([
  "You showed that you found everything by yourself.",
  "You saw that all of it had been told by the tutor.",
])("a clause of its own hides no claim: %s", (sentence) => {
  expect(fits(sentence)).not.toContain("nothing");
  expect(fits(sentence)).not.toContain("part open");
});

test("what took another look may have been missed at first", () => {
  expect(fits("You did not see it at first, but then you found it.")).toContain("helped");
});

test("that a mistake was pointed out is no telling, but needs to have happened", () => {
  const sentence = "The tutor pointed out that this was a detail.";
  expect(squaresWith({ ...ALONE, isHelped: true, isCorrected: true }, sentence, "did")).toBe(true);
  expect(fits(sentence)).toEqual(["part told", "told"]);
});

test("the further question has an answer of its own", () => {
  const sentence = "The further question was answered by the tutor.";
  expect(squaresWith({ ...ALONE, probe: "told" }, sentence, "did")).toBe(true);
  expect(squaresWith({ ...ALONE, probe: "answered" }, sentence, "did")).toBe(false);
});

describe("advice", () => {
  test.each([
    "Try the next passage on your own.",
    "Ask of everything that is said what it rests on.",
    "Say each claim by yourself before you ask for help.",
  ])("claims nothing as long as it looks ahead: %s", (sentence) => {
    expect(fits(sentence, "next")).toEqual(NAMES);
  });

  test("does where it looks back", () => {
    expect(fits("Look for the reason that you missed.", "next")).not.toContain("alone");
    expect(fits("Go on from what the tutor told you.", "next")).toEqual(["part told", "told"]);
  });
});
