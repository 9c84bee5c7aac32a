import type { ComponentType } from "react";
import type { AdminPlace } from "./admin-place.ts";

/** Opens a student, or one of their dialogues at once, at one of its messages; the way back leads here again. */
export type OpenStudent = (studentId: string, dialogueId?: string, message?: number) => void;

/** What every section of the admin view takes. */
export interface AdminSectionProps {
  /** The supervisor. */
  userId: string;
  onOpenStudent: OpenStudent;
}

/** Where a section opens unaided checks, too. */
export interface OpeningSectionProps extends AdminSectionProps {
  onOpenCheck: (studentId: string, checkId: string) => void;
}

/** Where a section has assignments, each a place of its own. */
export interface AssignmentSectionProps extends OpeningSectionProps {
  /** The one that is open. */
  assignmentId: string | null;
  onOpenAssignment: (assignmentId: string | null) => void;
}

/** Where a section has texts that supervisors brought, each a place of its own. */
export interface TextSectionProps extends AssignmentSectionProps {
  /** The one that is open. */
  textId: string | null;
  onOpenText: (textId: string | null) => void;
}

/** A section of the admin view. */
export interface AdminSection {
  readonly name: AdminPlace["section"];
  /** Names it in the navigation. */
  readonly label: string;
  /** Whether supervisors see it with that right alone. */
  readonly isForOperators?: true;
  /** Lazily loaded; draws its own heading with `useViewHeading`. */
  readonly Screen: ComponentType<TextSectionProps>;
}
