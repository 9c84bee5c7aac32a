import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { shareOfMessageCopied, shareOfSourceCopied } from "../../text/copying.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { hasReversal } from "./reading/antonyms.ts";
import { isBare, isHeap } from "./reading/heaps.ts";
import { isNormative } from "./reading/norms.ts";
import { isDenial } from "./reading/polarity.ts";
import { splitSegments } from "./reading/segments.ts";
import { termOf, valueOf } from "./name-features.ts";
import { askedExpectations, type Group, GROUPS, groupsOf } from "./groups.ts";
import { flag, hold, type Meant, meanAll, type Near } from "./hold.ts";
import { readStances } from "./stance.ts";

const KINDS = [
  "conclusion",
  "reason",
  "ambiguous_term",
  "missing_information",
  "assumption",
  "value",
  "fallacy",
  "alternative",
  "statistical_flaw",
  "impact",
  "probe",
] as const;
const WEAKNESSES = [
  "strawman",
  "ad_hominem",
  "false_dichotomy",
  "slippery_slope",
  "no_base",
  "outlier",
  "no_subgroups",
  "small_sample",
] as const;
const PROBES = [
  "probe-repair",
  "probe-check",
  "probe-fallacy-contrast",
  "probe-reason-detail",
  "probe-which-reason",
  "probe-value-words",
  "probe-conclusion-test",
  "probe-term-stake",
  "probe-conclusion-objection",
  "probe-conclusion-background",
  "probe-weigh",
  "probe-reason-objection",
] as const;

/** A message held against one expectation, in numbers. */
export interface Pair {
  readonly expectation: Expectation;
  /** The part of the message that speaks of it most. */
  readonly part: string;
  /** Nearness of the part to the expectation's own texts. */
  readonly near: number;
  /** How near the part comes to what is known as wrong, and to its reverse. */
  readonly wrong: Near;
  readonly opposite: Near;
  /** What the network weighs: the features, then the message's meaning. */
  readonly numbers: readonly number[];
}

function oneHot(names: readonly string[], is: string | undefined): number[] {
  return names.map((name) => flag(name === is));
}

/** Which part of a message says most of what it is held against. */
function rankOf({ by }: Held): number {
  const against = Math.max(by.opposite.near, by.wrong.near, by.rivals.near);
  return 2 * by.own.near - against + 0.5 * by.own.f1;
}

interface Held {
  readonly part: Meant;
  readonly by: Readonly<Record<Group, Near>>;
}

function partsOf(message: string, isConclusion: boolean): string[] {
  const segments = splitSegments(message).filter(
    ({ role }) => role !== "rejected" && !(isConclusion && role === "support"),
  );
  return [...new Set([normalise(message), ...segments.map((one) => one.text)])];
}

/** Reads a message, its spelling repaired, against all that is asked for. */
export async function readPairs(
  encoder: SentenceEncoder,
  argument: Argument,
  dialogue: Dialogue,
  message: string,
): Promise<Pair[]> {
  const asked = askedExpectations(argument, dialogue);
  const texts = partsOf(message, asked[0]?.kind === "conclusion");
  const groups = asked.map(groupsOf(argument));
  const meant = await meanAll(encoder, [
    ...texts,
    ...groups.flatMap((one) => GROUPS.flatMap((name) => one[name])),
  ]);
  const parts = meant(texts);
  const form = formOf(argument, message, parts[0]);
  return asked.map((expectation, at) => {
    const held = parts.map((part): Held => {
      const by = GROUPS.map((name) => [name, hold(part, meant(groups[at]?.[name] ?? []))]);
      return { part, by: Object.fromEntries(by) as Held["by"] };
    });
    const best = held.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
    return {
      expectation,
      part: best.part.text,
      near: best.by.own.near,
      wrong: best.by.wrong,
      opposite: best.by.opposite,
      numbers: [
        ...nearnessOf(best.by, held[0]?.by ?? best.by),
        ...againstOf(best.part.text, best.by),
        ...form,
        ...readStances(message),
        ...termOf(argument, expectation, { message, parts, meant }),
        ...valueOf(argument, expectation, message),
        ...kindOf(expectation, best.by.own.near),
        ...(parts[0]?.vector ?? []),
      ],
    };
  });
}

/** How near the best part comes to each group, how near the whole message does, and by how much it is nearer to what is meant. */
function nearnessOf(best: Held["by"], whole: Held["by"]): number[] {
  const { own, opposite, wrong, rivals } = best;
  const over = (other: Near): number => (other.near === 0 ? 0 : own.near - other.near);
  return [
    ...GROUPS.flatMap((name) => {
      const { near, mean, f1, recall, known } = best[name];
      if (name === "own") return [near, mean, f1, recall, known];
      return BY_NEARNESS_ALONE.has(name) ? [near] : [near, f1, known];
    }),
    own.f1 - opposite.f1,
    ...GROUPS.filter((name) => !BY_NEARNESS_ALONE.has(name)).map((name) => whole[name].near),
    whole.own.f1,
    whole.own.known,
    own.near - Math.max(opposite.near, wrong.near, rivals.near),
    own.f1 - Math.max(opposite.f1, wrong.f1, rivals.f1),
    over(opposite),
    over(wrong),
  ];
}

/** Words shared with these tell nothing: right answers and wrong ones use them. */
const BY_NEARNESS_ALONE: ReadonlySet<Group> = new Set(["quote", "opposite"]);

function kindOf(expectation: Expectation, near: number): number[] {
  const { kind, weakness, id } = expectation;
  return [
    ...oneHot(KINDS, kind),
    ...KINDS.map((one) => (one === kind ? near : 0)),
    ...oneHot(WEAKNESSES, kind === "probe" ? undefined : weakness),
    ...oneHot(PROBES, id),
    flag(isOwnFind(expectation)),
  ];
}

/** Whether a part turns its nearest texts round. */
function againstOf(text: string, by: Held["by"]): number[] {
  const { own, opposite, wrong } = by;
  return [
    flag(isDenial(text, own.nearest)),
    flag(hasReversal(text, own.nearest)),
    flag(opposite.nearest !== "" && isDenial(text, opposite.nearest)),
    flag(opposite.nearest !== "" && hasReversal(text, opposite.nearest)),
    flag(wrong.nearest !== "" && isDenial(text, wrong.nearest)),
  ];
}

function formOf(argument: Argument, message: string, whole: Meant | undefined): number[] {
  const size = whole?.stems.size ?? 0;
  const words = wordsOf(message).length;
  return [
    Math.log(1 + words),
    Math.min(size, 8) / 8,
    flag(words <= 3),
    flag(size <= 1),
    flag(message.includes("?")),
    flag(isNormative(message)),
    flag(isHeap(message)),
    flag(isBare(message)),
    flag(/\d/u.test(message)),
    shareOfMessageCopied(message, argument.passage),
    shareOfSourceCopied(message, argument.passage),
  ];
}
