import type { ComponentType } from "react";
import type { AdminPlace } from "./admin-place.ts";

/** What every section of the admin view takes. */
export interface AdminSectionProps {
  /** The supervisor. */
  userId: string;
  /** Opens a student, or one of their dialogues at once; the way back leads here again. */
  onOpenStudent: (studentId: string, dialogueId?: string) => void;
}

/** A section of the admin view. */
export interface AdminSection {
  readonly name: AdminPlace["section"];
  /** Names it in the navigation. */
  readonly label: string;
  /** Lazily loaded; draws its own heading with `useViewHeading`. */
  readonly Screen: ComponentType<AdminSectionProps>;
}
