import type { ArgumentMap } from "@elenchus/contract/argument-map";
import type { ShownMark } from "../settle-marks.ts";
import { isKnown, type ShownNode } from "./shown-node.ts";

/** A box of the growing map into which a sentence can be put. */
export interface MapPlace {
  readonly role: "conclusion" | "reason";
  /** The sentence in it that is not sent yet. */
  readonly pending: number | null;
}

/** A map while its dialogue goes on. */
export interface GrowingMap {
  readonly nodes: readonly ShownNode[];
  /** For each node: whether a sentence can be put there. */
  readonly places: readonly (MapPlace | null)[];
}

interface Growth {
  readonly map: ArgumentMap;
  /** The marks that the passage shows, by sentence. */
  readonly marks: ReadonlyMap<number, readonly ShownMark[]>;
  /** Of the passage. */
  readonly sentences: readonly string[];
  readonly stepNumber: number;
  /** Whether the learner may put sentences into boxes. */
  readonly mayBuild: boolean;
}

type Role = MapPlace["role"];
type Put = ShownMark & { readonly role: Role; readonly standing: "pending" | "wrong" | "later" };

/** The step in which each part is asked about. */
const STEP_OF = { conclusion: 1, reason: 2 } as const satisfies Record<Role, number>;

/**
 * What is known of an argument, box by box, with a place each for the conclusion and for a reason as long as they
 * are looked for. What is marked and not answered yet stands there for everybody; a builder finds what was wrong, too.
 */
export function growMap(growth: Growth): GrowingMap {
  const known = growth.map.nodes.filter(isKnown);
  const of = (part: string) => known.filter((node) => node.part === part);
  const heads = [
    ...of("conclusion").map(asKnown),
    ...(of("conclusion").length > 0 ? [] : placesFor("conclusion", growth).slice(0, 1)),
    ...of("reason").map(asKnown),
    ...(isSought(growth) ? placesFor("reason", growth) : []),
  ];
  const rest = known.filter(({ part }) => part !== "conclusion" && part !== "reason").map(asKnown);
  const boxes = [...heads, ...rest, ...markedFlaws(growth, heads)];
  /** Flaws name the reason in which they sit by its place in the whole map. */
  const moved = (on: number | null) => {
    const at = on === null ? -1 : boxes.findIndex(({ node }) => node === growth.map.nodes[on]);
    return at === -1 ? null : at;
  };
  return {
    nodes: boxes.map(({ node, on }) => ({ ...node, on: on ?? moved(node.on) })),
    places: boxes.map(({ place }) => place),
  };
}

/** Whether there is a reason that the learner may still find. */
function isSought({ map, stepNumber }: Growth): boolean {
  const reasons = map.nodes.filter(({ part }) => part === "reason");
  const isOpen = reasons.length === 0 || reasons.some(({ text }) => text === null);
  return isOpen && stepNumber <= STEP_OF.reason;
}

interface Placed {
  readonly node: ShownNode;
  readonly place: MapPlace | null;
  /** Index of the shown box on which it hangs, where the whole map does not say. */
  readonly on?: number;
}

function asKnown(node: ShownNode): Placed {
  return { node, place: null };
}

/** The sentences that were put there, those not sent yet first, then an empty place. */
function placesFor(role: Role, { map, marks, sentences, mayBuild }: Growth): Placed[] {
  const isFound = (sentence: number) =>
    map.nodes.some(
      ({ part, quote }) =>
        part === role && quote !== null && (sentences[sentence] ?? "").includes(quote),
    );
  const put = [...marks.values()]
    .flat()
    .filter((mark): mark is Put => mark.role === role && mark.standing !== "right")
    .filter(({ standing }) => mayBuild || standing === "pending")
    .filter(({ sentence }) => !isFound(sentence));
  const order = ["pending", "later", "wrong"];
  const filled = put
    .toSorted((one, other) => order.indexOf(one.standing) - order.indexOf(other.standing))
    .map(({ sentence, standing }) => ({
      node: buildPlace(role, standing, sentences[sentence] ?? null),
      place: mayBuild ? { role, pending: standing === "pending" ? sentence : null } : null,
    }));
  const empty = {
    node: buildPlace(role, "open", mayBuild ? "Choose a sentence." : null),
    place: mayBuild ? { role, pending: null } : null,
  };
  return [...filled, empty];
}

/** Sentences that are marked as wrong and not answered yet, each on the box of its words, as what the step looks for. */
function markedFlaws({ map, marks, sentences }: Growth, heads: readonly Placed[]): Placed[] {
  const sought = map.nodes.find(({ part, text }) => part === "flaw" && text === null);
  if (sought === undefined) return [];
  const marked = [...marks.values()].flat();
  return marked
    .filter(({ role, standing }) => role === "flaw" && standing === "pending")
    .map(({ sentence }) => {
      const text = sentences[sentence] ?? null;
      const on = heads.findIndex(
        ({ node: { quote } }) => quote !== null && (text ?? "").includes(quote),
      );
      const node = { ...sought, standing: "pending" as const, text };
      return on === -1 ? asKnown(node) : { node: { ...node, hangs: "box" }, place: null, on };
    });
}

function buildPlace(role: Role, standing: ShownNode["standing"], text: string | null): ShownNode {
  return {
    part: role,
    kind: role,
    hangs: "tree",
    step: STEP_OF[role] - 1,
    standing,
    text,
    question: null,
    quote: null,
    words: null,
    on: null,
  };
}
