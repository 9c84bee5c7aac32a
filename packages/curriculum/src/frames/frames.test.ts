import { describe, expect, test } from "vitest";
import { families } from "../issues/library.ts";
import { type ComposedPassage, composePassages, countWords, showsFirstValue } from "./compose.ts";
import { FRAMES } from "./frames.ts";
import { FALLACIES, STATISTICAL_FLAWS } from "../modules/flaw-kinds.ts";
import { type EvaluatingFrame, type Frame, OPENINGS } from "./passage.ts";

const issues = families().flatMap((family) => family.issues);
const frames: (Frame | EvaluatingFrame)[] = Object.values(FRAMES).flat();

const made = new Map<Frame, ComposedPassage<Frame | EvaluatingFrame>[]>();

/** All passages of a frame, composed once for all tests. */
function passagesOf(frame: Frame | EvaluatingFrame) {
  const known = made.get(frame) ?? issues.flatMap((issue) => composePassages(frame, issue));
  made.set(frame, known);
  return known;
}

/** A capital must open each sentence; figures and quotation marks may stand before it. */
const SMALL_START = /[.!?] [\p{Ll}]/u;
const WRONG_ARTICLE = /\b(?:a [aei]\w|an [bcdfgjklmpqrstvwxyz]\w)/iu;
const LABELS =
  /\b(?:conclusions?|premises?|ambigu\w+|fallac\w+|straw ?man|ad hominem|dichotomy|slippery|assum\w+|outlier|sample size|sub-?groups?|missing information|base figure)\b/iu;
/** The subject of a sentence and a verb of the other number, as composing could put them together. */
const WRONG_NUMBER =
  /(?:^|[.!?:] )(?:(?:They|We|People|(?:Two|Three|Four|Five|Six|Nine|Ten)(?: of them)?(?: \p{L}+s)?) (?:is|was|has|does|says?s)|(?:It|The tenth|Somebody|This) (?:are|were|have|do|say))\b/u;

/** A clause inside another one of its kind, or a future inside a future. */
const NESTED =
  /\bit (?:is|was) [^.,]*\bwho\b[^.,]*\bwho\b|\bof ten [^.,]*\bwho\b[^.,]*\bwho\b|\bshall see that\b[^.]*\bwill\b/iu;

/** What makes a composed passage read as if nobody had written it. */
function faultsOf({ passage, issue, reasons }: ComposedPassage): string[] {
  const faults: string[] = [];
  const words = countWords(passage);
  if (words < 90 || words > 160) faults.push(`${words} words`);
  if (/ {2}|\s$|^\s/u.test(passage)) faults.push("stray space");
  if (/[{}]|undefined|null|NaN|\[object/u.test(passage)) faults.push("unfilled slot");
  if (WRONG_ARTICLE.test(passage.replaceAll(/\ba (?:one|eu\w+)\b/giu, ""))) faults.push("article");
  if (/\.\.|,,|,\.|\s[,.;:]|::/u.test(passage)) faults.push("punctuation");
  if (SMALL_START.test(passage.replaceAll(/[ap]\.m\./gu, "")))
    faults.push("sentence without a capital");
  if (/\b(\w+) \1\b/iu.test(passage.replaceAll(/\bthat that\b/giu, "")))
    faults.push("doubled word");
  if (LABELS.test(passage)) faults.push(`label ${LABELS.exec(passage)?.[0] ?? ""}`);
  const wrong = WRONG_NUMBER.exec(passage);
  if (wrong !== null) faults.push(`number: ${wrong[0]}`);
  const nested = NESTED.exec(passage);
  if (nested !== null) faults.push(`nested: ${nested[0]}`);
  const lower = passage.toLowerCase();
  if (lower.split(issue.claim.toLowerCase()).length !== 2)
    faults.push("the claim does not stand once");
  for (const { reason } of reasons)
    if (lower.split(reason.clause.toLowerCase()).length !== 2)
      faults.push("a reason does not stand once");
  return faults;
}

/** The words in which the planned weakness stands, none in module 1. */
function weakWordsOf(composed: ComposedPassage<Frame | EvaluatingFrame>): string {
  const { frame } = composed;
  return "weakWords" in frame ? frame.weakWords(composed) : "";
}

describe.each(frames.map((frame) => [frame.id, frame] as const))("%s", (_, frame) => {
  test("makes a sound passage of every issue", () => {
    const met = new Set(passagesOf(frame).map(({ issue }) => issue.id));
    expect(issues.filter(({ id }) => !met.has(id))).toEqual([]);
    for (const one of passagesOf(frame)) {
      expect(faultsOf(one), one.passage).toEqual([]);
      expect(one.passage).toContain(weakWordsOf(one));
      expect(one.passage.toLowerCase().indexOf(one.issue[frame.opening].toLowerCase())).toBe(0);
    }
  });

  test("announces its conclusion with the signal that it names, if it names one", () => {
    for (const { passage, issue } of passagesOf(frame)) {
      if (frame.signal === null) continue;
      const announced = `${frame.signal}${frame.signal === "therefore" ? "," : ""} ${issue.claim}`;
      expect(passage.toLowerCase()).toContain(announced.toLowerCase());
    }
  });
});

test("in module 1 every ambiguous term of a reason that is used stands in the passage", () => {
  for (const { passage, reasons } of FRAMES[1].flatMap(passagesOf))
    for (const { reason } of reasons)
      expect(passage.toLowerCase()).toContain(reason.ambiguous.phrase.toLowerCase());
});

describe.each(FRAMES[4].map((frame) => [frame.id, frame] as const))("%s", (_, frame) => {
  test("has for every issue a passage that gives the reasons which show what it puts first", () => {
    const shownOf = Map.groupBy(passagesOf(frame).filter(showsFirstValue), ({ issue }) => issue);
    for (const issue of issues) {
      const shown = shownOf.get(issue) ?? [];
      expect(shown.length, issue.id).toBeGreaterThan(1);
      for (const { passage } of shown)
        for (const at of issue.values.first.shownBy ?? [])
          expect(passage.toLowerCase()).toContain(issue.reasons[at].clause.toLowerCase());
    }
  });

  test("grants the loss before it sets it aside, and gives it for no proof", () => {
    for (const one of passagesOf(frame))
      expect(weakWordsOf(one)).not.toContain(`: ${one.issue.values.concession}`);
  });
});

describe("the frames", () => {
  test("are at least eight for each module and have ids of their own", () => {
    for (const [module, own] of Object.entries(FRAMES)) {
      expect(own.length).toBeGreaterThanOrEqual(8);
      for (const { id } of own) expect(id.startsWith(`m${module}-`)).toBe(true);
    }
    expect(new Set(frames.map((frame) => frame.id)).size).toBe(frames.length);
  });

  test("are three for each fallacy and each statistical flaw", () => {
    const count = (kind: string): number =>
      frames.filter((frame) => "weakness" in frame && frame.weakness === kind).length;
    for (const kind of [...FALLACIES, ...STATISTICAL_FLAWS]) expect(count(kind)).toBe(3);
  });

  test("open in three ways, and each fallacy and each statistical flaw has a frame for each", () => {
    const openings = (own: readonly Frame[]) => [...new Set(own.map(({ opening }) => opening))];
    for (const own of Object.values(FRAMES))
      expect(openings(own).toSorted()).toEqual(OPENINGS.toSorted());
    for (const kind of [...FALLACIES, ...STATISTICAL_FLAWS]) {
      const own = frames.filter((frame) => "weakness" in frame && frame.weakness === kind);
      expect(openings(own)).toHaveLength(3);
    }
  });

  test("that open in different ways put or announce their conclusions in different ways", () => {
    for (const own of Object.values(FRAMES)) {
      const ways = Map.groupBy(
        own,
        ({ conclusionPlace, signal }) => `${conclusionPlace} ${signal}`,
      );
      for (const [way, alike] of ways)
        expect(new Set(alike.map(({ opening }) => opening)).size, way).toBe(1);
    }
  });
});
