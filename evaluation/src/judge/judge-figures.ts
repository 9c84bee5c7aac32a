import type { ModuleNumber } from "@elenchus/domain/modules";
import type { MoveKind } from "@elenchus/dialogue/dialogue";
import {
  type Dimension,
  desiredLabel,
  DIMENSION_LABELS,
  NO_MISTAKE,
  type TurnLabels,
} from "./dimensions.ts";

/** A judged reply, and where it belongs. */
export interface JudgedReply {
  readonly module: ModuleNumber;
  readonly move: MoveKind;
  readonly labels: TurnLabels;
}

/** What a judge's labels on one dimension come to. */
export interface DimensionShares {
  /** Replies to which the dimension applies. */
  readonly replies: number;
  /** Share of each label, 0 to 1. */
  readonly labels: Readonly<Record<string, number>>;
  /** Share that has the desired label. Source: the desired annotation match rate of MRBench. */
  readonly desired: number | null;
}

/**
 * Whether a reply counts on a dimension: where nothing was wrong, nothing had to be found; and what the policy has
 * the tutor tell is not given away.
 */
function isCounted(dimension: Dimension, { labels, move }: JudgedReply): boolean {
  if (dimension === "revealing") return move !== "assertion";
  return labels[dimension] !== NO_MISTAKE;
}

function share(count: number, all: number): number {
  return Number((count / all).toFixed(3));
}

/** What labels on one dimension come to. */
export function sharesOf(replies: readonly JudgedReply[], dimension: Dimension): DimensionShares {
  const counted = replies.filter((one) => isCounted(dimension, one));
  const all = counted.length;
  const count = (label: string): number =>
    counted.filter(({ labels }) => labels[dimension] === label).length;
  if (all === 0) return { replies: 0, labels: {}, desired: null };
  const labels = DIMENSION_LABELS[dimension].filter((label) => label !== NO_MISTAKE);
  return {
    replies: all,
    labels: Object.fromEntries(labels.map((label) => [label, share(count(label), all)])),
    desired: share(count(desiredLabel(dimension)), all),
  };
}

/** The same, group by group. */
export function sharesBy(
  replies: readonly JudgedReply[],
  dimension: Dimension,
  groupOf: (reply: JudgedReply) => string,
): Record<string, DimensionShares> {
  const groups = [...Map.groupBy(replies, groupOf)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return Object.fromEntries(groups.map(([name, own]) => [name, sharesOf(own, dimension)]));
}
