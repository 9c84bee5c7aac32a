import type { DraftedKey } from "@elenchus/domain/fill-own-text";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextForm, OwnTextProblem } from "@elenchus/domain/own-text";
import type { Argument } from "./argument.ts";
import type { TutorCall } from "./model-call.ts";

/** A form that was looked at. */
export interface ExaminedText {
  readonly problems: readonly OwnTextProblem[];
  /** The argument with which dialogues on it open; null where it has errors. */
  readonly argument: Argument | null;
  /** Every text that learners may come to see: what is to be moderated. */
  readonly shown: readonly string[];
}

/** Port: what supervisors' own texts need of tutors. No model is asked. */
export interface OwnTextDesk {
  /** Looks through a form, and tries its key on answers that it lists. */
  examine(form: OwnTextForm, call: TutorCall): Promise<ExaminedText>;
  /** A form that is filled in: one of the library's passages, about a topic. */
  startFrom(
    wanted: { readonly module: ModuleNumber; readonly topic: string; readonly seed: number },
    call: TutorCall,
  ): Promise<OwnTextForm>;
}

/** A key as a model proposes it, of which each quotation was found in the text. */
export interface KeyDraft extends DraftedKey {
  /** The parts of the reply that could not be used, in whole sentences for the supervisor. */
  readonly leftOut: readonly string[];
}

/** Port: the keys of supervisors' texts, drafted by a model for them to mend. */
export interface KeyDrafter {
  /** The reasons why nothing can be drafted yet, in whole sentences; null where it can. Asks nobody. */
  whyNot(form: OwnTextForm): string | null;
  /** @throws ModelError */
  draft(form: OwnTextForm, call: TutorCall): Promise<KeyDraft>;
}
