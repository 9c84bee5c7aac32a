import type { MoveKind } from "@elenchus/dialogue/dialogue";
import type { Fault } from "./fault.ts";

/** What became of a reply that was not simply said. */
export interface WordingReport {
  /**
   * `spared`: the model was not asked, since the message only games the tutor. `rewritten`: a sentence was refused, and
   * the rest asked for again. `dropped`: a sentence was refused, and the rest stands. `replaced`: nothing of the
   * model's could be said. `completed`: what the move needs was added. `cut`: it did not come to an end.
   */
  readonly event: "spared" | "rewritten" | "dropped" | "replaced" | "completed" | "cut";
  readonly move: MoveKind;
  /** What was refused and why, without any of its text. */
  readonly fault: Fault | null;
}
