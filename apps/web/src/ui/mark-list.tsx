import type { ChatMessage } from "@elenchus/contract/fields";
import { FoundMark } from "./found-mark.tsx";

interface MarkListProps {
  marks: NonNullable<ChatMessage["marks"]>;
  /** Of the passage. */
  sentences: readonly string[];
}

/** The sentences that were marked in a message, each with what it was marked as. */
export function MarkList({ marks, sentences }: MarkListProps) {
  return (
    <ul aria-label="Marked sentences" className="mark-list">
      {marks.map(({ sentence, role, standing }) => (
        <li key={sentence}>
          <FoundMark part={role} standing={standing} />{" "}
          <q className="wrap-anywhere">{sentences[sentence]}</q>
        </li>
      ))}
    </ul>
  );
}
