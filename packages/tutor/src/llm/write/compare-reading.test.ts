import { framesBut } from "@elenchus/evaluation/frames-but";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import { describe, expect, test } from "vitest";
import {
  gateReply,
  PLANNED_REPLIES,
  type PlannedReply,
  writtenDraft,
} from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { readDataset } from "@elenchus/evaluation/read-dataset";
import { readStrangerDrafts } from "@elenchus/evaluation/stranger-arguments";
import type { Argument } from "@elenchus/dialogue/argument";
import { argumentFromDraft } from "./argument-from-draft.ts";
import { compareReading } from "./compare-reading.ts";
import { type GateReading, type ReadingForm, type ReadingOf } from "./gate-reading.ts";
import { planArgument } from "./plan-argument.ts";
import { tidyDraft } from "./tidy-draft.ts";

function argumentOf(planned: PlannedReply): Argument {
  const { module, flaw } = planned;
  const request = { module, issue: LATE_HOURS_ISSUE, interest: "x", seed: 1, recentFrames: [] };
  const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
  return argumentFromDraft(writtenDraft(planned), { request, plan, writer: "test" });
}

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** What a reading holds against an argument after something in it was changed. */
function compare<Form extends ReadingForm>(
  planned: PlannedReply,
  _form: Form,
  change: (reading: Writable<ReadingOf<Form>>) => void,
): string {
  const reading = {
    form: MODULES[planned.module].form,
    ...gateReply(planned),
  } as Writable<ReadingOf<Form>>;
  change(reading);
  return compareReading(argumentOf(planned), reading as GateReading).join("\n");
}

const WORDS: PlannedReply = { module: 1, flaw: null };
const FACTS: PlannedReply = { module: 2, flaw: null };
const VALUES: PlannedReply = { module: 4, flaw: null };
const STRAW: PlannedReply = { module: 5, flaw: "strawman" };
const FEW: PlannedReply = { module: 7, flaw: "small_sample" };

test.each(PLANNED_REPLIES)("who reads like the key lets module $module pass ($flaw)", (planned) => {
  const reading = {
    form: MODULES[planned.module].form,
    ...gateReply(planned),
  } as GateReading;
  expect(compareReading(argumentOf(planned), reading)).toEqual([]);
});

test("who reads strangers' good passages with no key at hand lets them pass", async () => {
  const readings = readDataset<{ argument: string; reading: GateReading }>("gate-readings");
  const drafts = await readStrangerDrafts();
  for (const { argument: name, reading } of readings) {
    const found = drafts.find(({ plan }) => plan.frame === name);
    if (found === undefined) throw new Error(`There is no draft ${name}.`);
    const { draft, plan, issue } = found;
    const { module } = plan;
    const request = { module, issue, interest: "x", seed: 1, recentFrames: [] };
    const argument = argumentFromDraft(tidyDraft(draft), { request, plan, writer: "test" });
    const heard = { ...reading, form: MODULES[module].form } as GateReading;
    expect(compareReading(argument, heard), name).toEqual([]);
  }
  expect(readings.length).toBeGreaterThan(10);
});

describe("conclusion and reasons", () => {
  test("have to be the same claims", () => {
    const faults = compare(WORDS, "terms", (reading) => {
      reading.conclusion = {
        quote: "volunteers have offered to run the desk",
        statement: "Volunteers have offered help.",
      };
    });
    expect(faults).toContain("took something else for the conclusion");
  });

  test("may be said and quoted a little differently", () => {
    const faults = compare(WORDS, "terms", (reading) => {
      reading.conclusion.quote = "So the library should stay open until ten on weekday evenings.";
      reading.reasons = reading.reasons.map(({ quote, statement }) => ({
        quote: quote.slice(0, -12),
        statement: `The writer says this: ${statement}`,
      }));
    });
    expect(faults).toBe("");
  });

  test("have to be seen, each of them", () => {
    const faults = compare(WORDS, "terms", (reading) => void reading.reasons.pop());
    expect(faults).toContain("did not see reason-3");
  });

  test("have to be all that the reader sees, strictly in module 1", () => {
    const extra = {
      quote: "Our library has shut its doors at six ever since it moved into the old bank.",
      statement: "It moved into the old bank.",
    };
    const faults = compare(WORDS, "terms", (reading) => void reading.reasons.push(extra));
    expect(faults).toContain("took this for a reason, and the key does not list it");
    const kind = { quote: "Please put the matter on the list", statement: "A request is made." };
    expect(compare(FACTS, "finds", (reading) => void reading.reasons.push(kind))).toBe("");
    const scene = {
      quote: "the library in Mill Street closes at six",
      statement: "It closes just when people leave work.",
    };
    expect(compare(FACTS, "finds", (reading) => void reading.reasons.push(kind, scene))).toContain(
      "closes at six",
    );
  });

  test("an example that is taken for a reason does no harm", () => {
    const example = {
      quote: "One of them was Priya, who is training to be a nurse",
      statement: "Priya",
    };
    expect(compare(WORDS, "terms", (reading) => void reading.reasons.push(example))).toBe("");
  });
});

describe("the planned flaw", () => {
  test("has to be found", () => {
    const faults = compare(STRAW, "flaw", (reading) => void reading.flaws.splice(0));
    expect(faults).toContain("did not find the planned flaw (strawman)");
  });

  test("has to be of its kind", () => {
    const faults = compare(STRAW, "flaw", (reading) => {
      const [flaw] = reading.flaws;
      if (flaw) flaw.kind = "false_dichotomy";
    });
    expect(faults).toContain("did not find the planned flaw");
    expect(faults).toContain("found another flaw (false_dichotomy)");
  });

  test("has to be found in its place", () => {
    const faults = compare(FEW, "flaw", (reading) => {
      const [flaw] = reading.flaws;
      if (flaw) flaw.quote = "many of us work until six and find the door locked";
    });
    expect(faults).toContain("did not find the planned flaw (small_sample)");
  });

  test("has to be the only one of the module's", () => {
    const faults = compare(FEW, "flaw", (reading) => {
      const quote = "many of us work until six and find the door locked";
      reading.flaws.push({ kind: "no_subgroups", quote, why: "It lumps all together." });
    });
    expect(faults).toContain("found another flaw (no_subgroups)");
  });

  test("may be listed in two halves that stand side by side", () => {
    const faults = compare(STRAW, "flaw", (reading) => {
      const quote = "one late evening a week should be tried before five are paid for";
      reading.flaws.push({ kind: "strawman", quote, why: "What was really said." });
    });
    expect(faults).toBe("");
  });
});

describe("what a module without planned kinds lists", () => {
  test("has to be found for the most part: ambiguous words", () => {
    const faults = compare(WORDS, "terms", (reading) => void reading.terms.pop());
    expect(faults).toContain('did not find "run the desk" ambiguous');
  });

  test("has to be found for half of it at least: missing facts", () => {
    const keep = (count: number) =>
      compare(FACTS, "finds", (one) => void one.findings.splice(count));
    expect(keep(2)).toBe("");
    expect(keep(1)).toContain("did not come upon this");
  });

  test("counts as found in other words at the same place", () => {
    const faults = compare(FACTS, "finds", (reading) => {
      reading.findings = [
        {
          quote: "most of those who filled in the card at the counter ticked 'yes'",
          statement: "What share of all readers answered on the cards that lay there?",
        },
        {
          quote: "the new boiler saves the town a tidy sum every winter",
          statement: "Is the saving enough to pay staff for four more hours each night?",
        },
      ];
    });
    expect(faults).toBe("");
  });

  test("does not count as found by a shared topic", () => {
    const faults = compare(FACTS, "finds", (reading) => {
      reading.findings = reading.findings.map(({ quote }) => ({
        quote,
        statement: "Does the mayor like reading?",
      }));
    });
    expect(faults).toContain("did not come upon this");
  });

  test("may be values under other names, and not the other way round", () => {
    const named = compare(VALUES, "values", (reading) => {
      reading.preferred.names = ["education", "opportunity"];
      reading.neglected.names = ["family time", "parenthood"];
    });
    expect(named).toBe("");
    const reversed = compare(VALUES, "values", (reading) => {
      const { preferred, neglected } = reading;
      reading.preferred = neglected;
      reading.neglected = preferred;
    });
    expect(reversed).toContain("the other way round");
    const others = compare(VALUES, "values", (reading) => {
      reading.preferred.names = ["thrift"];
      reading.neglected.names = ["beauty"];
    });
    expect(others).toContain("saw other values at stake");
  });
});

test("words that give the weakness away are held against a passage", () => {
  const faults = compare(STRAW, "flaw", (reading) => {
    reading.giveaway = "Who could wish for such a thing?";
  });
  expect(faults).toContain("give away what the learner is to find");
  const elsewhere = compare(STRAW, "flaw", (reading) => {
    reading.giveaway = "None at all.";
  });
  expect(elsewhere).toBe("");
});
