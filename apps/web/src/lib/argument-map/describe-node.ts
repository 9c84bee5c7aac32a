import type { MapKind } from "@elenchus/domain/argument-map";
import type { MapReader } from "@elenchus/domain/map-names";
import type { ShownNode } from "./shown-node.ts";

/** One thing that there is to say of a node beside what it says itself. */
export interface NodeDetail {
  readonly name: string;
  readonly text: string;
}

const ON_THE_WAY = "In the step from the reasons to the conclusion.";
const BESIDE = "Beside the conclusion: the same reasons would support it, too.";
const IN_SUPPORT = "In another claim that supports the conclusion.";
/** Where a flaw sits that sits in no reason of the map. */
const PLACES: Readonly<Partial<Record<MapKind, string>>> = {
  ambiguous_term: "In the wording of the passage.",
  missing_information: "In what the passage does not say.",
  fallacy: IN_SUPPORT,
  fallacy_name: IN_SUPPORT,
  statistical_flaw: IN_SUPPORT,
};

/** Where a flaw sits; null for anything else, and for a flaw that is not known yet. */
function placeOf({ part, kind, hangs, text, on }: ShownNode): string | null {
  if (part !== "flaw" || text === null) return null;
  if (on === null) return hangs === "beside" ? BESIDE : (PLACES[kind] ?? ON_THE_WAY);
  if (hangs === "link") return "In the step from this reason to the conclusion.";
  const whole = kind === "ambiguous_term" ? "sentence" : "reason";
  return `In the ${whole} that it is connected to.`;
}

/** Details of a node beside its own text. */
export function detailsOf(node: ShownNode, reader: MapReader): NodeDetail[] {
  const details = [
    ["The question", node.question],
    ["Where it goes wrong", placeOf(node)],
    ["In the passage", node.quote === null ? null : `"${node.quote}"`],
    [reader === "learner" ? "Your words" : "The learner's words", node.words],
  ] as const;
  return details.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
}

/** The words of the passage that stand in a flaw's box, since no line leads from it to their place. */
export function quoteInBox({ part, on, quote }: ShownNode): string | null {
  return part === "flaw" && on === null && quote !== null ? `"${quote}"` : null;
}

/** Details of a node beside those in its box. */
export function moreOf(node: ShownNode, reader: MapReader): NodeDetail[] {
  const quote = quoteInBox(node);
  return detailsOf(node, reader).filter(({ text }) => text !== quote);
}
