import { MARK_ROLE_NAMES, type MarkRole } from "@elenchus/domain/marks";
import type { ReactNode } from "react";

interface MarkTagProps {
  part: MarkRole;
  className?: string;
  children?: ReactNode;
}

/** Behind words of an argument: what they are in it. */
export function MarkTag({ part, className = "", children }: MarkTagProps) {
  return (
    <span className={`mark-tag mark-tag-${part} ${className}`}>
      {MARK_ROLE_NAMES[part].toLowerCase()}
      {children}
    </span>
  );
}
