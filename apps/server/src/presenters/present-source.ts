import type { Argument } from "@elenchus/dialogue/argument";

/** Where a passage comes from that a supervisor brought; of any other, nothing. */
export function presentSource({ source }: Argument): { passage_source?: string } {
  return source === undefined ? {} : { passage_source: source };
}
