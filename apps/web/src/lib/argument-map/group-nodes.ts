import type { ShownNode } from "./shown-node.ts";

/** Indices of nodes by what they are for. */
export interface MapGroups {
  /** The conclusion, and what was asked about it. */
  readonly conclusion: readonly number[];
  /** Each reason with the flaws that sit in it. */
  readonly reasons: readonly { readonly index: number; readonly flaws: readonly number[] }[];
  /** What was asked about the reasons. */
  readonly asked: readonly number[];
  /** Flaws on the way from the reasons to the conclusion, and what was asked about flaws. */
  readonly step: readonly number[];
  /** What it all does to the argument, and what was asked about that. */
  readonly impact: readonly number[];
}

/** Sorts a map's nodes; a question goes with what its step is about. */
export function groupNodes(nodes: readonly ShownNode[]): MapGroups {
  const partOfStep = new Map<number, string>();
  for (const { part, step } of nodes)
    if (part !== "question" && !partOfStep.has(step)) partOfStep.set(step, part);
  const indices = [...nodes.keys()];
  const of = (part: string) => indices.filter((index) => nodes[index]?.part === part);
  const about = (part: string) =>
    of("question").filter((index) => partOfStep.get(nodes[index]?.step ?? -1) === part);
  const reasons = of("reason");
  const isPlaced = (index: number) => reasons.includes(nodes[index]?.on ?? -1);
  return {
    conclusion: [...of("conclusion"), ...about("conclusion")],
    reasons: reasons.map((index) => ({
      index,
      flaws: of("flaw").filter((flaw) => nodes[flaw]?.on === index),
    })),
    asked: about("reason"),
    step: [...of("flaw").filter((index) => !isPlaced(index)), ...about("flaw")],
    impact: [...of("impact"), ...about("impact")],
  };
}
