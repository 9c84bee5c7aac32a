import type { Mark } from "@elenchus/domain/marks";
import type { DialogueRecord } from "./dialogue-rows.ts";
import type { CountedTokens } from "./model-call-store.ts";
import type { SessionProof } from "./session-proof.ts";

/** Whose dialogue is to be held, and under which token. */
export interface LeaseRequest {
  readonly dialogueId: string;
  readonly userId: string;
  readonly token: string;
}

/** A lease for a turn, which a tutor's calls may be made for. */
export interface TurnRequest extends LeaseRequest {
  /** What the learner's session must still be; null where that has been looked at. */
  readonly proof: SessionProof | null;
  /** The day (UTC, as in 2026-11-23) whose tokens of the learner are counted; null where they need not be. */
  readonly countedDay: string | null;
}

/** A learner's message, as it may have to be stored. */
export interface NewMessage {
  readonly text: string;
  /** Null where no sentence is marked. */
  readonly marks: Mark[] | null;
  readonly messageId: string | null;
}

/** A dialogue that is held now. */
export interface BegunTurn {
  readonly record: DialogueRecord;
  /** Whether the message was new, and is the record's last one now. */
  readonly isStored: boolean;
  /** Whether it is what was foreseen: nothing happened to the dialogue elsewhere. */
  readonly isForeseen: boolean;
  /** What calls to models had taken before; null where it was not asked for. */
  readonly used: CountedTokens | null;
}
