import type { Flag } from "@elenchus/contract/admin-flags";
import { FLAG_KINDS } from "../lib/flag-words.ts";
import { AlertIcon } from "./icons.tsx";

interface FlagKindProps {
  kind: Flag["kind"];
  /** Whether nobody has taken care of it yet. */
  isOpen: boolean;
}

/** A flag's words on a student. Distress that nobody has seen to looks as urgent as it is. */
export function FlagKind({ kind, isOpen }: FlagKindProps) {
  if (kind !== "distress" || !isOpen) {
    return <span className="font-semibold">{FLAG_KINDS[kind]}</span>;
  }
  return (
    <span className="urgent-badge">
      <AlertIcon className="size-4" />
      {FLAG_KINDS[kind]}
    </span>
  );
}
