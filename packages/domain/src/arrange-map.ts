/** As much of a node of an argument map as says where it stands. */
interface Hanging {
  readonly part: "conclusion" | "reason" | "flaw" | "impact" | "question";
  readonly hangs: "tree" | "box" | "link" | "beside" | "strip";
  /** Index of the box on which, or on whose link, it hangs. */
  readonly on: number | null;
}

/** A box of the tree with what hangs on its link to the conclusion, and on itself. */
export interface MapBranch {
  readonly index: number;
  readonly onLink: readonly number[];
  readonly onBox: readonly number[];
}

/** Indices of a map's nodes, each once, by where they stand. */
export interface ArrangedMap {
  readonly conclusions: readonly MapBranch[];
  /** Beside the conclusion. */
  readonly beside: readonly number[];
  /** On the step from all the reasons to the conclusion. */
  readonly onStep: readonly number[];
  readonly reasons: readonly MapBranch[];
  /** Below the tree. */
  readonly strip: readonly number[];
}

/** Sorts a map's nodes into a tree: what hangs on a box that is not there hangs on the step to the conclusion. */
export function arrangeMap(nodes: readonly Hanging[]): ArrangedMap {
  const indices = [...nodes.keys()];
  const of = (part: Hanging["part"]) => indices.filter((index) => nodes[index]?.part === part);
  const flaws = of("flaw").filter((index) => nodes[index]?.hangs !== "beside");
  const hung = (on: number, isOnBox: boolean) =>
    flaws.filter((index) => nodes[index]?.on === on && isOnBox === (nodes[index]?.hangs === "box"));
  const branch = (index: number) => ({
    index,
    onLink: hung(index, false),
    onBox: hung(index, true),
  });
  const conclusions = of("conclusion").map(branch);
  const reasons = of("reason").map(branch);
  const placed = new Set(
    [...conclusions, ...reasons].flatMap((one) => [...one.onLink, ...one.onBox]),
  );
  return {
    conclusions,
    beside: of("flaw").filter((index) => !flaws.includes(index)),
    onStep: flaws.filter((index) => !placed.has(index)),
    reasons,
    strip: [...of("impact"), ...of("question")],
  };
}
