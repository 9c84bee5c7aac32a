import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { families } from "@elenchus/curriculum/issues/library";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { argumentOf } from "@elenchus/tutor/built-in/compose/argument-of";
import type { Argument } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { dialogueAt, HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readDataset } from "../read-dataset.ts";
import type { GradedAnswer, Known } from "./graded-answer.ts";

/** A way of saying something taken out of a key. */
function without(argument: Argument, text: string): Argument {
  const drop = (list: readonly string[]): string[] => list.filter((one) => one !== text);
  const { expectations, misconceptions } = argument.key;
  const key = {
    ...argument.key,
    expectations: expectations.map((one) => ({
      ...one,
      statement: one.statement === text ? "" : one.statement,
      paraphrases: drop(one.paraphrases),
      opposites: drop(one.opposites ?? []),
    })),
    misconceptions: misconceptions.map((one) => ({ ...one, paraphrases: drop(one.paraphrases) })),
  };
  return { ...argument, key };
}

/** How learners lead up to what they say. */
const LEADS = ["", "the writer says that ", "", "I think ", "because ", "well, ", "that "];

/** What keys list as right and as wrong: as it is, and taken out of the key. */
export function listed(known: readonly Known[]): GradedAnswer[] {
  return known.flatMap(({ argument, isHeldOut }) => {
    const { expectations, misconceptions } = argument.key;
    const put = (step: number, text: string, covers: string[], probe?: string): GradedAnswer => {
      const isKept = hashText(`kept ${text}`) % 2 === 0;
      const lead = isKept ? (LEADS[hashText(text) % LEADS.length] ?? "") : "";
      return {
        argument: isKept ? argument : without(argument, text),
        dialogue: dialogueAt(argument, probe === undefined ? { step } : { step, probe }),
        transcript: [],
        message: lead + text,
        covers,
        near: [],
        anyOf: false,
        source: "listed",
        origin: argument.issue,
        isHeldOut,
        label: covers.length > 0 ? "listed" : "misconception",
      };
    };
    const pick = (texts: readonly string[], id: string): string[] =>
      shuffleBySeed(texts, hashText(id + argument.issue)).slice(0, 2);
    const right = expectations
      .filter((one) => !isOwnFinding(one) && one.term === undefined && one.kind !== "fallacy_name")
      .flatMap(({ id, kind, step, statement, paraphrases, opposites = [] }) => {
        const probe = kind === "probe" ? id : undefined;
        return [
          ...pick([statement, ...paraphrases], id).map((text) => put(step, text, [id], probe)),
          ...pick(opposites, id).map((text) => put(step, text, [], probe)),
        ];
      });
    const wrong = misconceptions.flatMap(({ id, step, paraphrases }) =>
      pick(paraphrases, id)
        .slice(0, id.startsWith("defends-") ? 2 : 1)
        .map((text) => put(step, text, [])),
    );
    return [...right, ...wrong];
  });
}

/** What is wrong wherever it is said. */
const EARNS_NOTHING = { transcript: [], covers: [], near: [], anyOf: false } as const;

/** Talk that answers nothing, at some place of some argument. */
export function talk(known: readonly Known[]): GradedAnswer[] {
  return readDataset<{ list: string; text: string }>("attacks/talk").flatMap(({ list, text }) => {
    const one = known[hashText(text) % known.length];
    if (one === undefined) return [];
    const { argument, isHeldOut } = one;
    const probes = argument.key.expectations.filter(({ kind }) => kind === "probe");
    const places = [
      ...argument.steps.map((_, step) => ({ step })),
      ...probes.map(({ step, id }) => ({ step, probe: id })),
    ];
    const place = places[(hashText(text) >>> 8) % places.length] ?? { step: 0 };
    return [
      {
        ...EARNS_NOTHING,
        argument,
        dialogue: dialogueAt(argument, place),
        message: text,
        source: list === "unseen" ? "unseen" : "talk",
        origin: argument.issue,
        isHeldOut: isHeldOut || list === "unseen",
        label: "talk",
      },
    ];
  });
}

/** Right answers where they are none: at another step, or to another argument. */
export function elsewhere(answers: readonly GradedAnswer[]): GradedAnswer[] {
  const right = answers.filter(({ covers, isHeldOut }) => covers.length > 0 && !isHeldOut);
  return right.flatMap((answer, at) => {
    const { argument, dialogue, covers } = answer;
    const kind =
      argument.key.expectations.find(({ id }) => id === covers[0])?.kind ??
      argument.key.expectations.find(({ step }) => step === dialogue.step)?.kind;
    const isProbe = dialogue.probed.length > 0;
    const found: GradedAnswer[] = [];
    const bare = { covers: [], near: [], anyOf: false, label: "elsewhere" };
    if (kind !== "impact" && !isProbe) {
      const steps = argument.steps
        .map((_, step) => step)
        .filter((step) => step !== dialogue.step && step < 3);
      const step = steps[hashText(answer.message) % steps.length];
      if (step !== undefined && !(step === 0 && kind === "alternative"))
        found.push({
          ...answer,
          ...bare,
          dialogue: dialogueAt(argument, { step }),
          source: "elsewhere",
        });
    }
    // A question further on is asked of everything; nothing of it is known by the topic.
    const other = right[(at * 7919 + 13) % right.length];
    if (other !== undefined && other.argument.issue !== argument.issue && kind !== "impact") {
      const probe = argument.key.expectations.find((one) => one.kind === "probe");
      const isFurther = !isProbe && at % 3 === 0 && probe !== undefined;
      const isGeneral =
        other.dialogue.probed.length > 0 ||
        other.dialogue.step === 3 ||
        kind === "fallacy" ||
        kind === "statistical_flaw";
      if (!isGeneral)
        found.push({
          ...answer,
          ...bare,
          message: other.message,
          source: "cross",
          dialogue: isFurther
            ? dialogueAt(argument, { step: probe.step, probe: probe.id })
            : dialogue,
        });
    }
    return found;
  });
}

/** So many claims of other arguments are said at each first step. */
const UNRELATED = 3;

/** Claims of other arguments where the conclusion is asked for. */
export function unrelated(known: readonly Known[]): GradedAnswer[] {
  const claims = known.flatMap(({ argument: { issue, key } }) =>
    key.expectations
      .filter(({ kind }) => kind === "conclusion")
      .flatMap(({ statement, paraphrases }) => [statement, ...paraphrases.slice(0, 2)])
      .map((text) => ({ text, issue })),
  );
  return known.flatMap(({ argument, isHeldOut }) => {
    const { issue } = argument;
    const place = { argument, dialogue: dialogueAt(argument, { step: 0 }), isHeldOut };
    const others = claims.filter((claim) => claim.issue !== issue);
    const said = shuffleBySeed(others, hashText(issue)).slice(0, UNRELATED);
    return said.map(({ text: message }) => ({
      ...EARNS_NOTHING,
      ...place,
      message,
      source: "unrelated",
      origin: issue,
      label: "unrelated",
    }));
  });
}

/** Words of so many letters, and so many of them, make a heap. */
const HEAP = { letters: 5, words: [5, 11] } as const;

/** Heaps of the passage's own words, at some step. */
export function heaps(known: readonly Known[]): GradedAnswer[] {
  return known.map(({ argument, isHeldOut }) => {
    const seed = hashText(`heap ${argument.issue} ${argument.frame}`);
    const words = argument.passage
      .replaceAll(/[^\p{L} ]/gu, "")
      .split(" ")
      .filter((word) => word.length >= HEAP.letters);
    const size = HEAP.words[0] + (seed % (HEAP.words[1] - HEAP.words[0]));
    const isMixed = (seed >>> 4) % 2 === 0;
    const from = isMixed ? shuffleBySeed(words, seed) : words.slice(seed % 20);
    return {
      ...EARNS_NOTHING,
      argument,
      dialogue: dialogueAt(argument, { step: (seed >>> 8) % 3 }),
      message: from.slice(0, size).join(" "),
      source: "heap",
      origin: argument.issue,
      isHeldOut,
      label: "heap",
    };
  });
}

/** Of each issue of the library one argument, in module after module. */
export function composed(): Known[] {
  return families()
    .flatMap((family) => family.issues)
    .flatMap((issue, index) => {
      const module = MODULE_NUMBERS[index % MODULE_NUMBERS.length] ?? 1;
      const frames = FRAMES[module].filter(({ id }) => !HELD_OUT_FRAMES.includes(id));
      const frame = frames[index % frames.length];
      const passage = frame && composePassages(frame, issue)[0];
      if (passage === undefined) return [];
      const as = { module, issue: issue.question, seed: 0, writer: "test" };
      return [{ argument: argumentOf(passage, as), isHeldOut: false }];
    });
}
