import type { ComponentType } from "react";
import type { AdminPlace } from "./admin-place.ts";

/** Opens a student, or one of their dialogues at once, at one of its messages; the way back leads here again. */
export type OpenStudent = (studentId: string, dialogueId?: string, message?: number) => void;

/** The properties of every section of the admin view. */
export interface AdminSectionProps {
  /** The supervisor. */
  userId: string;
  onOpenStudent: OpenStudent;
}

/** Where a section opens unaided checks, too. */
export interface OpeningSectionProps extends AdminSectionProps {
  onOpenCheck: (studentId: string, checkId: string) => void;
}

/** Where the table of students leads on to all who need attention. */
export interface StudentsSectionProps extends OpeningSectionProps {
  onOpenAttention: () => void;
}

/** What opens a student or a check of theirs. */
export type Openings = Pick<OpeningSectionProps, "onOpenStudent" | "onOpenCheck">;

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

/** Where a section has groups. */
export interface GroupSectionProps extends AdminSectionProps {
  /** Opens the page that brings a whole class into a group. */
  onOpenClassList: (groupId: string) => void;
}

/** Where a section leads to the class report. */
export interface ClassSectionProps extends AdminSectionProps {
  onOpenReport: () => void;
}

/** A section of the admin view. */
export interface AdminSection {
  readonly name: AdminPlace["section"];
  /** Names it in the navigation. */
  readonly label: string;
  /** Whether supervisors see it with that right alone. */
  readonly isForOperators?: true;
  /** Whether it is reached from another section, and is not in the navigation, but for whoever sees it alone. */
  readonly isReport?: true;
  /** Lazily loaded; draws its own heading with `useViewHeading`. */
  readonly Screen: ComponentType<
    TextSectionProps & GroupSectionProps & ClassSectionProps & StudentsSectionProps
  >;
}
