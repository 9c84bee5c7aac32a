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
    opening: "background",
    conclusionPlace: "last",
    signal: "therefore",
    hasObjection: false,
    write: ({ issue, background, reasons }, further) =>
      withoutGap(
        `${background} ${chain(reasons, ["{}", "what is more, {}"])} ${further} Therefore, ${issue.claim}.`,
      ),
  },
  claimFirst: {
    opening: "claim",
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: ({ issue, background, reasons }, further) =>
      withoutGap(
        `${asSentence(issue.claim)} ${background} ${chain(reasons, ["for one thing, {}", "for another, {}"])} ${further}`,
      ),
  },
  becauseMiddle: {
    opening: "otherBackground",
    conclusionPlace: "middle",
    signal: null,
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const {
        background,
        issue: { claim },
      } = parts;
      return withoutGap(
        `${background} ${chain(first, [`${claim}, because {}`])} ${further} ${chain(others, ["and one thing is easily overlooked: {}"])}`,
      );
    },
  },
  soLast: {
    opening: "otherBackground",
    conclusionPlace: "last",
    signal: "so",
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const {
        background,
        issue: { claim },
      } = parts;
      return withoutGap(
        `${background} ${chain(first, ["{}"])} ${further} ${chain(others, ["and besides all that, {}"])} So ${claim}.`,
      );
    },
  },
  thatIsWhy: {
    opening: "background",
    conclusionPlace: "middle",
    signal: "that is why",
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const {
        background,
        issue: { claim },
      } = parts;
      return withoutGap(
        `${background} ${chain(first, ["{}"])} That is why ${claim}. ${further} ${chain(others, ["after all, {}"])}`,
      );
    },
  },
  thusLast: {
    opening: "otherBackground",
    conclusionPlace: "last",
    signal: "thus",
    hasObjection: false,
    write: ({ issue, background, reasons }, further) =>
      withoutGap(
        `${background} ${chain(reasons, ["to begin with, {}", "moreover, {}"])} ${further} Thus ${issue.claim}.`,
      ),
  },
  itFollows: {
    opening: "background",
    conclusionPlace: "last",
    signal: "it follows that",
    hasObjection: false,
    write: ({ issue, background, reasons }, further) =>
      withoutGap(
        `${background} ${chain(reasons, ["{}", "at the same time, {}"])} ${further} It follows that ${issue.claim}.`,
      ),
  },
  sinceFirst: {
    opening: "claim",
    conclusionPlace: "first",
    signal: null,
    hasObjection: false,
    write: (parts, further) => {
      const { first, others } = splitFirst(parts);
      const {
        background,
        issue: { claim },
      } = parts;
      return withoutGap(
        `${chain(first, [`${claim}, since {}`])} ${further} ${background} ${chain(others, ["add to this that {}"])}`,
      );
    },
  },
} as const satisfies Record<string, Layout>;
