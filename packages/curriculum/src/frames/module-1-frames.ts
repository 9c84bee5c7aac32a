import { asSentence, chain, type Frame } from "./passage.ts";

/**
 * Ways of building an argument whose conclusion and reasons are to be found. The conclusion stands
 * first, in the middle or last, with a signal word or without, and the other side may have its say.
 */
export const module1Frames: readonly Frame[] = [
  {
    id: "m1-therefore-last",
    opening: "background",
    conclusionPlace: "last",
    signal: "therefore",
    hasObjection: false,
    write: ({ issue, background, reasons }) =>
      `${background} ${chain(reasons, ["{}", "what is more, {}", "finally, {}"])} Therefore, ${issue.claim}.`,
  },
  {
    id: "m1-objection-so",
    opening: "otherBackground",
    conclusionPlace: "last",
    signal: "so",
    hasObjection: true,
    write: ({ issue, background, reasons }) =>
      `${background} It is often said that ${issue.objection}, yet that is only one side of the matter. ${chain(reasons, ["{}", "besides, {}", "on top of that, {}"])} So ${issue.claim}.`,
  },
  {
    id: "m1-claim-first",
    opening: "claim",
    conclusionPlace: "first",
    signal: null,
    hasObjection: true,
    write: ({ issue, background, reasons }) =>
      `${asSentence(issue.claim)} ${background} ${chain(reasons, ["one thing to bear in mind is that {}", "another is that {}", "and a third is that {}"])} Some will reply that ${issue.objection}, and they may be right about that, but it does not outweigh the rest.`,
  },
  {
    id: "m1-because-middle",
    opening: "otherBackground",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: true,
    write: ({ issue, background, reasons }) => {
      const [first, ...others] = reasons;
      const lead =
        first === undefined ? "" : chain([first], [`all the same, ${issue.claim}, because {}`]);
      return `${background} Plenty of people feel that ${issue.objection}. ${lead} ${chain(others, ["then, too, {}", "nor is that all: {}"])}`;
    },
  },
  {
    id: "m1-that-is-why",
    opening: "background",
    conclusionPlace: "middle",
    signal: "that is why",
    hasObjection: false,
    write: ({ issue, background, reasons }) => {
      const last = reasons.slice(-1);
      const others = reasons.slice(0, -1);
      return `${background} ${chain(others, ["{}", "there is also the fact that {}"])} That is why ${issue.claim}. ${chain(last, ["after all, {}"])}`;
    },
  },
  {
    id: "m1-thus-after-objection",
    opening: "background",
    conclusionPlace: "last",
    signal: "thus",
    hasObjection: true,
    write: ({ issue, background, reasons }) =>
      `${background} ${chain(reasons, ["to begin with, {}", "moreover, {}", "lastly, {}"])} Admittedly, there are people who say that ${issue.objection}, but there is more to it than that. Thus ${issue.claim}.`,
  },
  {
    id: "m1-for-second",
    opening: "otherBackground",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: false,
    write: ({ issue, background, reasons }) => {
      const [first, ...others] = reasons;
      const lead = first === undefined ? "" : chain([first], [`${issue.claim}, for {}`]);
      return `${background} ${lead} ${chain(others, ["then again, {}", "and one thing is easily overlooked: {}"])}`;
    },
  },
  {
    id: "m1-unsignalled-middle",
    opening: "otherBackground",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: true,
    write: ({ issue, background, reasons }) => {
      const first = reasons.slice(0, 1);
      const others = reasons.slice(1);
      return `${background} ${chain(first, ["{}"])} ${asSentence(issue.claim)} Opponents point out that ${issue.objection}, which is true as far as it goes. ${chain(others, ["but {}", "and another thing: {}"])}`;
    },
  },
  {
    id: "m1-it-follows",
    opening: "background",
    conclusionPlace: "last",
    signal: "it follows that",
    hasObjection: false,
    write: ({ issue, background, reasons }) =>
      `${background} ${chain(reasons, ["{}", "at the same time, {}", "last but not least, {}"])} It follows that ${issue.claim}.`,
  },
  {
    id: "m1-claim-first-since",
    opening: "claim",
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: ({ issue, background, reasons }) => {
      const [first, ...others] = reasons;
      const lead = first === undefined ? "" : chain([first], [`${issue.claim}, since {}`]);
      return `${lead} ${background} ${chain(others, ["add to this that {}", "and, what is more, {}"])}`;
    },
  },
];
