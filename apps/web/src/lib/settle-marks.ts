import type { ChatMessage } from "@elenchus/contract/fields";
import type { Mark } from "@elenchus/domain/marks";

type SentMark = NonNullable<ChatMessage["marks"]>[number];

/** A mark is not sent or not answered yet, or stands as the tutor found; `given`: it is what makes others right. */
export type MarkStanding = "pending" | "given" | NonNullable<SentMark["standing"]>;

/** A mark as the passage shows it. */
export interface ShownMark extends Mark {
  readonly standing: MarkStanding;
}

/**
 * The marks that the passage shows of each marked sentence: all that was right of it; where nothing was, the last that was
 * not; and what is not answered yet.
 * @param pending marks without an answer, sent or not
 */
export function settleMarks(
  messages: readonly ChatMessage[],
  pending: readonly Mark[],
): ReadonlyMap<number, readonly ShownMark[]> {
  const shown = new Map<number, readonly ShownMark[]>();
  for (const { sentence, role, standing } of messages.flatMap(({ marks = [] }) => marks)) {
    if (standing === undefined) continue;
    const right = (shown.get(sentence) ?? []).filter((mark) => mark.standing === "right");
    const isKnown = right.some((mark) => mark.role === role);
    const isWorthIt = standing === "right" ? !isKnown : right.length === 0;
    if (isWorthIt) shown.set(sentence, [...right, { sentence, role, standing }]);
  }
  for (const { sentence, role } of pending) {
    const right = (shown.get(sentence) ?? []).filter((mark) => mark.standing === "right");
    shown.set(sentence, [...right, { sentence, role, standing: "pending" }]);
  }
  return shown;
}
