import type { Fault } from "./fault.ts";

/** What stopped a try at a reply. */
export interface Refused {
  readonly fault: Fault;
  /** The sentence that was refused; empty where none came. */
  readonly sentence: string;
  /** What the learner had read of the reply by then. */
  readonly said: string;
}
