import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { MAP_KIND_NAMES, MAP_STANDING_NAMES } from "@elenchus/domain/argument-map";

/** One thing that there is to say of a node beside what it says itself. */
export interface NodeDetail {
  readonly name: string;
  readonly text: string;
}

/** Where a flaw sits; null for anything else, and for a flaw that is not known yet. */
function placeOf({ part, text, on }: ArgumentMapNode): string | null {
  if (part !== "flaw" || text === null) return null;
  return on === null
    ? "In the step from the reasons to the conclusion."
    : "In the reason to which it is drawn.";
}

/** What there is to say of a node beside what it says itself. */
export function detailsOf(node: ArgumentMapNode): NodeDetail[] {
  const details = [
    ["The question", node.question],
    ["Where it goes wrong", placeOf(node)],
    ["In the passage", node.quote === null ? null : `"${node.quote}"`],
    ["Your words", node.words],
  ] as const;
  return details.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
}

/** A node in a sentence or two, for who does not see the picture. */
export function describeNode(node: ArgumentMapNode): string {
  const { kind, standing, text } = node;
  const head = `${MAP_KIND_NAMES[kind]}. ${MAP_STANDING_NAMES[standing]}`;
  return text === null ? `${head}.` : `${head}: ${text}`;
}
