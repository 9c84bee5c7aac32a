import { describe, expect, test } from "vitest";
import { believe } from "./believe.ts";
import { buildArgument } from "./build-argument.ts";
import type { Assessment, Dialogue } from "./dialogue.ts";
import { startDialogue } from "./policy.ts";
import type { DialogueView } from "./tutor.ts";

const argument = buildArgument();
const NOTHING: Assessment = {
  speechAct: "answer",
  coverage: {},
  misconceptions: [],
  confidence: 0.4,
  findings: [],
  judge: "test",
};
const UNSURE: Assessment = { ...NOTHING, unsure: ["conclusion"] };

function view(dialogue: Partial<Dialogue> = {}): DialogueView {
  const said = { sender: "user", text: "flats, I think", step: 0, assessment: UNSURE } as const;
  return { argument, dialogue: { ...startDialogue(argument), ...dialogue }, transcript: [said] };
}

const again = view({ unsureOf: ["conclusion"], unsureRun: 1 });

describe("what is unclear", () => {
  test("is not believed the first time", () => {
    expect(believe(view(), "flats", UNSURE)).toBe(UNSURE);
  });

  test("is believed the second time, in the learner's words", () => {
    expect(believe(again, "they need flats", UNSURE)).toMatchObject({
      believed: "conclusion",
      coverage: { conclusion: 0.85 },
      earnedBy: { conclusion: "they need flats" },
      unsure: [],
    });
  });

  test("is believed in the words that may say it, and not in what stands beside them", () => {
    const heard: Assessment = { ...UNSURE, earnedBy: { conclusion: "they need flats" } };
    expect(believe(again, "I did not ask that. they need flats", heard)).toMatchObject({
      earnedBy: { conclusion: "they need flats" },
    });
    const said = again.transcript.map((one) => ({ ...one, assessment: heard }));
    const complaint: Assessment = { ...NOTHING, speechAct: "complaint" };
    const asked = { ...again, transcript: said };
    expect(believe(asked, "I said that already", complaint)).toMatchObject({
      earnedBy: { conclusion: "they need flats" },
    });
  });

  test("is believed when a complaint says that it was said, in the words in which it was", () => {
    const complaint: Assessment = { ...NOTHING, speechAct: "complaint" };
    expect(believe(again, "I said that already", complaint)).toMatchObject({
      believed: "conclusion",
      earnedBy: { conclusion: "flats, I think" },
    });
    expect(believe(view(), "you do not listen", complaint)).toBe(complaint);
  });

  test("is not believed beside a question, which waits for its answer", () => {
    const asks: Assessment = { ...UNSURE, findings: [{ kind: "spoken", act: "question" }] };
    expect(believe(again, "What step? From the flats to that?", asks)).toBe(asks);
  });

  test("is believed where a half of it is there", () => {
    const half = view({ coverage: { conclusion: 0.66 } });
    expect(believe(half, "and flats", UNSURE)).toMatchObject({ believed: "conclusion" });
  });

  test("is believed in the words of the first try where a complaint stands beside the second", () => {
    const beside = { kind: "spoken", act: "complaint" } as const;
    const heard: Assessment = { ...UNSURE, findings: [beside] };
    expect(believe(again, "Wrong. It does answer that.", heard)).toMatchObject({
      believed: "conclusion",
      earnedBy: { conclusion: "flats, I think" },
    });
  });

  test("is believed at once where a further question is answered", () => {
    const asked = view({ target: "probe-0", probed: ["probe-0"], coverage: { conclusion: 0.9 } });
    const heard = { ...NOTHING, unsure: ["probe-0"] };
    expect(believe(asked, "it is what the rest is for", heard).believed).toBe("probe-0");
  });

  test.each([
    ["beside a misconception", { ...UNSURE, misconceptions: ["a"] }, again],
    ["by who gives a credit back", { ...NOTHING, speechAct: "complaint", takesBack: [] }, again],
    [
      "of what counts already",
      UNSURE,
      view({ unsureOf: ["conclusion"], coverage: { conclusion: 0.9 } }),
    ],
    ["of what was told", UNSURE, view({ unsureOf: ["conclusion"], asserted: ["conclusion"] })],
    [
      "beside what the message earns",
      { ...NOTHING, unsure: ["reason-2"], coverage: { "reason-1": 0.9 } },
      view({ unsureOf: ["reason-2"], step: 1 }),
    ],
    ["in another place than before", UNSURE, view({ unsureOf: ["reason-1"] })],
  ] as const)("is not believed %s", (_, heard, where) => {
    expect(believe(where, "flats", heard)).toBe(heard);
  });
});
