import { asSentence, chain, type Frame } from "./passage.ts";

/**
 * Ways of building an argument whose conclusion and reasons are to be found. The conclusion stands
 * first, in the middle or last, with a signal word or without, and the other side may have its say.
 */
export const module1Frames: readonly Frame[] = [
  {
    id: "m1-therefore-last",
    conclusionPlace: "last",
    signal: "therefore",
    hasObjection: false,
    write: ({ issue, reasons }) =>
      `${issue.background} ${chain(reasons, ["{}", "what is more, {}", "finally, {}"])} Therefore, ${issue.claim}.`,
  },
  {
    id: "m1-objection-so",
    conclusionPlace: "last",
    signal: "so",
    hasObjection: true,
    write: ({ issue, reasons }) =>
      `${issue.background} It is often said that ${issue.objection}, yet that is only one side of the matter. ${chain(reasons, ["{}", "besides, {}", "on top of that, {}"])} So ${issue.claim}.`,
  },
  {
    id: "m1-claim-first",
    conclusionPlace: "first",
    signal: null,
    hasObjection: true,
    write: ({ issue, reasons }) =>
      `${asSentence(issue.claim)} ${issue.background} ${chain(reasons, ["one thing to bear in mind is that {}", "another is that {}", "and a third is that {}"])} Some will reply that ${issue.objection}, and they may be right about that, but it does not outweigh the rest.`,
  },
  {
    id: "m1-because-middle",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: true,
    write: ({ issue, reasons }) => {
      const [first, ...others] = reasons;
      const lead =
        first === undefined ? "" : chain([first], [`all the same, ${issue.claim}, because {}`]);
      return `${issue.background} Plenty of people feel that ${issue.objection}. ${lead} ${chain(others, ["it matters, too, that {}", "nor is that all: {}"])}`;
    },
  },
  {
    id: "m1-that-is-why",
    conclusionPlace: "middle",
    signal: "that is why",
    hasObjection: false,
    write: ({ issue, reasons }) => {
      const last = reasons.slice(-1);
      const others = reasons.slice(0, -1);
      return `${issue.background} ${chain(others, ["{}", "there is also the fact that {}"])} That is why ${issue.claim}. ${chain(last, ["and there is more to be said for it, since {}"])}`;
    },
  },
  {
    id: "m1-thus-after-objection",
    conclusionPlace: "last",
    signal: "thus",
    hasObjection: true,
    write: ({ issue, reasons }) =>
      `${issue.background} ${chain(reasons, ["to begin with, {}", "moreover, {}", "lastly, {}"])} Admittedly, there are people who say that ${issue.objection}, but the case on the other side is stronger. Thus ${issue.claim}.`,
  },
  {
    id: "m1-for-second",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: false,
    write: ({ issue, reasons }) => {
      const [first, ...others] = reasons;
      const lead = first === undefined ? "" : chain([first], [`${issue.claim}, for {}`]);
      return `${issue.background} ${lead} ${chain(others, ["then there is a second point: {}", "a third point is easily overlooked: {}"])}`;
    },
  },
  {
    id: "m1-unsignalled-middle",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: true,
    write: ({ issue, reasons }) => {
      const first = reasons.slice(0, 1);
      const others = reasons.slice(1);
      return `${issue.background} ${chain(first, ["{}"])} ${asSentence(issue.claim)} Opponents point out that ${issue.objection}, which is true as far as it goes. ${chain(others, ["but {}", "and another thing: {}"])}`;
    },
  },
  {
    id: "m1-it-follows",
    conclusionPlace: "last",
    signal: "it follows that",
    hasObjection: false,
    write: ({ issue, reasons }) =>
      `${issue.background} ${chain(reasons, ["put a few things side by side: {}", "at the same time, {}", "last but not least, {}"])} It follows that ${issue.claim}.`,
  },
  {
    id: "m1-claim-first-since",
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: ({ issue, reasons }) => {
      const [first, ...others] = reasons;
      const lead = first === undefined ? "" : chain([first], [`${issue.claim}, since {}`]);
      return `${lead} ${issue.background} ${chain(others, ["something else counts as well: {}", "and one more thing deserves a mention: {}"])}`;
    },
  },
];
