import type { FallacyMaterial } from "@elenchus/curriculum/evaluation";
import type { Issue, IssueReason } from "@elenchus/curriculum/issue";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Point } from "./answers.ts";

const IMPACT = [
  "It makes the argument weaker, because the conclusion now rests on less than it seemed to at first.",
  "A fair reader will be less convinced, since that part does not really support the conclusion.",
  "It is not very persuasive, because what I found leaves open whether the conclusion follows.",
];

/** What only one module's last step asks for. */
const OWN_IMPACT: Readonly<Partial<Record<ModuleNumber, readonly string[]>>> = {
  2: ["Without that you can't judge whether the conclusion follows"],
  4: [
    "Readers who put the other value first will not be persuaded, because for them it counts more.",
    "It convinces people who share the writer's ranking, and not those who rank them the other way.",
  ],
};

/** The issue's reasons that a passage holds. */
export function reasonsGiven({ reasons }: Issue, passage: string): IssueReason[] {
  const text = passage.toLowerCase();
  return reasons.filter(({ clause }) => text.includes(clause.toLowerCase()));
}

/** What a learner who reads the passage well says from the third step on, in modules 2 to 7. */
export function evaluatingPoints(
  module: Exclude<ModuleNumber, 1>,
  issue: Issue,
  passage: string,
): Point[] {
  const given = reasonsGiven(issue, passage);
  return [...analysisPoints(module, issue, { given, passage }), impactPoint(module)];
}

function impactPoint(module: ModuleNumber): Point {
  return { ways: [...(OWN_IMPACT[module] ?? []), ...IMPACT], heard: "something to end with" };
}

interface Reading {
  readonly given: readonly IssueReason[];
  readonly passage: string;
}

function analysisPoints(
  module: Exclude<ModuleNumber, 1>,
  issue: Issue,
  { given, passage }: Reading,
): Point[] {
  switch (module) {
    case 2:
      return given.map(({ gap }) => ({
        ways: [...gap.paraphrases, gap.question],
        heard: gap.question,
      }));
    case 3:
      return given.map(({ assumption }) => ({
        ways: [...assumption.paraphrases, `It needs it to be true that ${assumption.clause}.`],
        heard: assumption.clause,
      }));
    case 4: {
      const { first, second } = issue.values;
      const ways = [`The writer puts ${first.phrase} above ${second.phrase}.`];
      return [{ ways, heard: first.phrase }];
    }
    case 5:
      return [fallacyPoint(issue.fallacies, passage)];
    case 6:
      return given.map(({ alternative }) => ({
        ways: [...alternative.paraphrases, `One could conclude that ${alternative.clause}.`],
        heard: alternative.clause,
      }));
    case 7:
      return [flawPoint(passage)];
  }
}

function fallacyPoint(fallacies: FallacyMaterial, passage: string): Point {
  const { strawman, adHominem, falseDichotomy, slipperySlope } = fallacies;
  const [paraphrases, name] = [
    [strawman.distortion, strawman.paraphrases, "a strawman"],
    [adHominem.attack, adHominem.paraphrases, "ad hominem"],
    [falseDichotomy.threat, falseDichotomy.paraphrases, "a false dichotomy"],
    [slipperySlope.steps[2], slipperySlope.paraphrases, "a slippery slope"],
  ].flatMap(([words, own, called]) => (passage.includes(String(words)) ? [own, called] : []));
  const own = paraphrases as readonly string[];
  return {
    ways: own.map((way) => `${way}, so it is ${String(name)}`),
    heard: `this is ${String(name)}`,
  };
}

const FLAWS: readonly (readonly [RegExp, Point])[] = [
  [
    /went up by \d+ per cent|risen by \d+ per cent|\d+ per cent more/u,
    {
      ways: [
        "We don't know how many there were before, so the percentage could mean a handful.",
        "A per cent of what? It may have started from a very small number.",
      ],
      heard: "from a small number",
    },
  ],
  [
    /the tenth|one of them, an?/iu,
    {
      ways: [
        "One extreme case pulls the average up, and the other nine are far below it.",
        "The average is not typical, because one of them is far out and lifts it.",
      ],
      heard: "pulls the average up",
    },
  ],
  [
    /were asked|have asked/u,
    {
      ways: [
        "Far too few people were asked, so it could be chance and says nothing of the others.",
        "You can't tell from such a small group what everybody thinks.",
      ],
      heard: "only a handful",
    },
  ],
  [
    /./u,
    {
      ways: [
        "The average hides that it may be different for different groups of them.",
        "It is one figure for all of them together, and a part of them may be worse off.",
        "Two groups are thrown together in it, and for each of them it may be quite another figure.",
      ],
      heard: "for the whole group",
    },
  ],
];

function flawPoint(passage: string): Point {
  const found = FLAWS.find(([shows]) => shows.test(passage));
  if (found === undefined) throw new Error("No figures in the passage.");
  return { ...found[1], ways: [...found[1].ways] };
}
