import { FALLACIES, type Fallacy } from "../modules/flaw-kinds.ts";
import { frameWeakness } from "./frame-weakness.ts";
import { type Layout, layouts } from "./layouts.ts";
import { capitalise, type EvaluatingFrame, type FrameParts } from "./passage.ts";

type Words = (parts: FrameParts) => string;

function frameFallacy(id: string, fallacy: Fallacy, layout: Layout, words: Words): EvaluatingFrame {
  const hasObjection = fallacy === "strawman" || fallacy === "ad_hominem";
  return frameWeakness(layout, { id, kind: fallacy, hasObjection, words });
}

const strawmen: readonly Words[] = [
  ({ issue }) =>
    `The other side says that ${issue.objection}. In other words, they want ${issue.fallacies.strawman.distortion}, and nobody can be in favour of that.`,
  ({ issue }) =>
    `There are people who hold that ${issue.objection}. What they really want is ${issue.fallacies.strawman.distortion}, and that would be absurd.`,
  ({ issue }) =>
    `Opponents like to say that ${issue.objection}. In plain words, they would like ${issue.fallacies.strawman.distortion}, so there is nothing in what they say.`,
];

const attacks: readonly Words[] = [
  ({ issue }) =>
    `${capitalise(issue.fallacies.adHominem.opponent)} keeps saying that ${issue.objection}. This, however, is somebody who ${issue.fallacies.adHominem.attack}, so it need not trouble us.`,
  ({ issue }) =>
    `Against all this we hear from ${issue.fallacies.adHominem.opponent} that ${issue.objection}, and this is somebody who ${issue.fallacies.adHominem.attack}.`,
  ({ issue }) =>
    `${capitalise(issue.fallacies.adHominem.opponent)} has written that ${issue.objection}. Before you nod, remember that this is somebody who ${issue.fallacies.adHominem.attack}.`,
];

const choices: readonly Words[] = [
  ({ issue: { fallacies } }) =>
    `Either ${fallacies.falseDichotomy.option}, or ${fallacies.falseDichotomy.threat}, and it is easy to see which is better.`,
  ({ issue: { fallacies } }) =>
    `Two ways lead from here: in one of them, ${fallacies.falseDichotomy.option}; in the other, ${fallacies.falseDichotomy.threat}, and nobody can want that.`,
  ({ issue: { fallacies } }) =>
    `Those who hesitate will have to choose in the end: ${fallacies.falseDichotomy.option}, or else ${fallacies.falseDichotomy.threat}.`,
];

const slopes: readonly Words[] = [
  ({ issue: { fallacies } }) => {
    const [one, two, three] = fallacies.slipperySlope.steps;
    return `If ${fallacies.slipperySlope.first}, ${one}. Then ${two}, and in the end ${three}.`;
  },
  ({ issue: { fallacies } }) => {
    const [one, two, three] = fallacies.slipperySlope.steps;
    return `Think of what will happen if ${fallacies.slipperySlope.first}. First, ${one}. Next, ${two}. Before long, ${three}.`;
  },
  ({ issue: { fallacies } }) => {
    const [one, two, three] = fallacies.slipperySlope.steps;
    return `And where will it end if ${fallacies.slipperySlope.first}? ${capitalise(one)}, after that ${two}, and one day ${three}.`;
  },
];

const LAYOUTS: Readonly<Record<Fallacy, readonly Layout[]>> = {
  strawman: [layouts.thereforeLast, layouts.claimFirst, layouts.becauseMiddle],
  ad_hominem: [layouts.soLast, layouts.claimFirst, layouts.itFollows],
  false_dichotomy: [layouts.becauseMiddle, layouts.thatIsWhy, layouts.sinceFirst],
  slippery_slope: [layouts.itFollows, layouts.soLast, layouts.claimFirst],
};

const WORDS: Readonly<Record<Fallacy, readonly Words[]>> = {
  strawman: strawmen,
  ad_hominem: attacks,
  false_dichotomy: choices,
  slippery_slope: slopes,
};

/** Ways of building an argument with one of the four fallacies in it, three of each. */
export const module5Frames: readonly EvaluatingFrame[] = FALLACIES.flatMap((fallacy) =>
  WORDS[fallacy].flatMap((words, index) => {
    const layout = LAYOUTS[fallacy][index];
    const id = `m5-${fallacy.replaceAll("_", "-")}-${index + 1}`;
    return layout === undefined ? [] : [frameFallacy(id, fallacy, layout, words)];
  }),
);
