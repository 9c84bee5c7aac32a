import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { OwnTextForm, OwnTextPart, OwnTextPoint } from "@elenchus/domain/own-text";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { type Claim, type Draft, type DraftValue, type Spoken } from "../llm/write/draft.ts";
import { locate } from "../llm/write/locate.ts";
import { plainHelp } from "../llm/write/plain-help.ts";
import { asSentence } from "../llm/write/tidy-draft.ts";
import { impactOf } from "./say-impact.ts";

/** Places of hints, from weak to strong; the last one may be the supervisor's own. */
const HINTS = [0, 1, 2] as const;

/** A supervisor's form in the shape in which models write keys: whatever makes an argument of that, makes one of this. */
export function draftFromForm(form: OwnTextForm): Draft {
  const { module, passage } = form;
  const help = helpFor(form);
  const claim = (point: OwnTextPoint, path: string): Claim => ({
    quote: point.sentence,
    ...help(point, path),
    opposites: [],
  });
  const common = {
    passage,
    background: "",
    objection: { quote: "", paraphrases: [] },
    examples: [],
    conclusion: claim(onlyOf(form, "conclusion"), "conclusion"),
    reasons: pointsOf(form, "reason").map((point, at) => claim(point, `reasons[${at}]`)),
    outsideReasons: [],
    wrongTurns: [],
  };
  const shape = MODULES[module].form;
  if (shape === "terms")
    return {
      form: shape,
      ...common,
      terms: pointsOf(form, "term").map((point) => termOf(form, point)),
    };
  const impact = impactOf(form);
  switch (shape) {
    case "finds":
      return {
        form: "finds",
        ...common,
        findings: pointsOf(form, "find").map((point, at) => ({
          // A point about no sentence in particular is asked of the first reason.
          quote: point.sentence === "" ? (common.reasons[0]?.quote ?? "") : point.sentence,
          ...help(point, `findings[${at}]`),
        })),
        impact,
      };
    case "values":
      return { form: "values", ...common, values: valuesOf(form, help), impact };
    case "flaw": {
      const flaw = onlyOf(form, "flaw");
      const spoken = help(flaw, "flaw");
      const { sentence: quote } = flaw;
      return { form: "flaw", ...common, flaw: { quote, ...spoken, asReason: [quote] }, impact };
    }
  }
}

/** The points of a kind, in their order. */
function pointsOf({ points }: OwnTextForm, part: OwnTextPart): OwnTextPoint[] {
  return points.filter((one) => one.part === part);
}

function onlyOf(form: OwnTextForm, part: OwnTextPart): OwnTextPoint {
  const [only] = pointsOf(form, part);
  if (only === undefined) throw new Error(`A form without a ${part} becomes no draft.`);
  return only;
}

/** The words of a point, with help towards it. */
export type Help = (point: Pick<OwnTextPoint, "ways" | "hint">, path: string) => Spoken;

function helpFor({ module }: OwnTextForm): Help {
  return ({ ways, hint }, path) => {
    const [statement = "", ...paraphrases] = ways;
    return {
      statement: asSentence(statement),
      paraphrases,
      hints: HINTS.map((at) =>
        at === HINTS.length - 1 && hint !== "" ? hint : plainHelp(`${path}.hints[${at}]`, module),
      ),
      prompt: plainHelp(`${path}.prompt`, module),
    };
  };
}

function termOf(form: OwnTextForm, { name, ways }: OwnTextPoint) {
  const [firstReading = "", secondReading = "", stake = ""] = ways;
  const quote = sentenceWith(form, name) ?? "";
  return { phrase: name, quote, firstReading, secondReading, stake: asSentence(stake) };
}

/** The sentence that has a word or phrase: one that is marked as a reason, where one of these has it. */
export function sentenceWith(form: OwnTextForm, phrase: string): string | null {
  const reasons = pointsOf(form, "reason").map(({ sentence }) => sentence);
  const sentences = [...reasons, ...splitSentences(form.passage)];
  return sentences.find((one) => locate(one, phrase) !== null) ?? null;
}

function valuesOf(form: OwnTextForm, help: Help) {
  const [first, second] = [onlyOf(form, "first_value"), onlyOf(form, "second_value")];
  const value = ({ name, ways, hint }: OwnTextPoint, path: string): DraftValue => {
    const { hints, prompt } = help({ ways, hint }, path);
    const [phrase = "", ...paraphrases] = ways;
    return { name, otherNames: [], phrase, paraphrases, hints, prompt };
  };
  return {
    preferred: value(first, "values.preferred"),
    neglected: value(second, "values.neglected"),
    ranking: second.sentence,
    loss: second.sentence,
  };
}
