import { asSentence, chain, type Frame, type FrameParts } from "./passage.ts";

/** Where a passage has its conclusion and its reasons, and where something further may stand. */
export interface Layout extends Omit<Frame, "id" | "write"> {
  /** The passage, with one or more whole sentences put where they support the conclusion. */
  readonly write: (parts: FrameParts, further: string) => string;
}

function withoutGap(text: string): string {
  return text.replaceAll(/ {2,}/gu, " ").trim();
}

function splitFirst({ reasons }: FrameParts) {
  return { first: reasons.slice(0, 1), others: reasons.slice(1) };
}

/** The layouts by name. */
export const layouts = {
  thereforeLast: {
    conclusionPlace: "last",
    signal: "therefore",
    hasObjection: false,
    write: ({ issue, reasons }, further) =>
      withoutGap(
        `${issue.background} ${chain(reasons, ["{}", "what is more, {}"])} ${further} Therefore, ${issue.claim}.`,
      ),
  },
  claimFirst: {
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: ({ issue, reasons }, further) =>
      withoutGap(
        `${asSentence(issue.claim)} ${issue.background} ${chain(reasons, ["for one thing, {}", "for another, {}"])} ${further}`,
      ),
  },
  becauseMiddle: {
    conclusionPlace: "middle",
    signal: null,
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const { background, claim } = parts.issue;
      return withoutGap(
        `${background} ${chain(first, [`${claim}, because {}`])} ${further} ${chain(others, ["and another point is easily overlooked: {}"])}`,
      );
    },
  },
  soLast: {
    conclusionPlace: "last",
    signal: "so",
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const { background, claim } = parts.issue;
      return withoutGap(
        `${background} ${chain(first, ["{}"])} ${further} ${chain(others, ["and besides all that, {}"])} So ${claim}.`,
      );
    },
  },
  thatIsWhy: {
    conclusionPlace: "middle",
    signal: "that is why",
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const { background, claim } = parts.issue;
      return withoutGap(
        `${background} ${chain(first, ["{}"])} That is why ${claim}. ${further} ${chain(others, ["and one thing more speaks for my view: {}"])}`,
      );
    },
  },
  thusLast: {
    conclusionPlace: "last",
    signal: "thus",
    hasObjection: false,
    write: ({ issue, reasons }, further) =>
      withoutGap(
        `${issue.background} ${chain(reasons, ["to begin with, {}", "moreover, {}"])} ${further} Thus ${issue.claim}.`,
      ),
  },
  itFollows: {
    conclusionPlace: "last",
    signal: "it follows that",
    hasObjection: false,
    write: ({ issue, reasons }, further) =>
      withoutGap(
        `${issue.background} ${chain(reasons, ["put two things side by side: {}", "at the same time, {}"])} ${further} It follows that ${issue.claim}.`,
      ),
  },
  sinceFirst: {
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const { background, claim } = parts.issue;
      return withoutGap(
        `${chain(first, [`${claim}, since {}`])} ${further} ${background} ${chain(others, ["something else counts as well: {}"])}`,
      );
    },
  },
} as const satisfies Record<string, Layout>;
