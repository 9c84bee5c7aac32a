import type { ModuleNumber } from "@elenchus/domain/modules";

/** The dialogue that a learner wants to have. */
export interface DialogueWish {
  readonly module: ModuleNumber;
  /** Null where the first one that is offered about the interest will do. */
  readonly issue: string | null;
  readonly interest: string | null;
  /** The set work whose text it is to be on. */
  readonly assignment?: string;
  /** Whether it begins as soon as the tutor is there, without a press on Begin Dialogue. */
  readonly begins: boolean;
}
