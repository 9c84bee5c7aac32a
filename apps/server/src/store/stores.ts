import type { Orm } from "../db/database.ts";
import { createDialogueStore, type DialogueStore } from "./dialogue-store.ts";
import { createInterestStore, type InterestStore } from "./interest-store.ts";
import { createOfferStore, type OfferStore } from "./offer-store.ts";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import { createSharingStore, type SharingStore } from "./sharing-store.ts";
import { createStudentStore, type StudentStore } from "./student-store.ts";
import { createTransferCheckStore, type TransferCheckStore } from "./transfer-check-store.ts";
import { createTurnStore, type TurnStore } from "./turn-store.ts";

/** Every query of the program. */
export interface Stores {
  readonly dialogues: DialogueStore;
  readonly interests: InterestStore;
  readonly offers: OfferStore;
  readonly progress: ProgressStore;
  readonly sharing: SharingStore;
  readonly students: StudentStore;
  readonly transferChecks: TransferCheckStore;
  readonly turns: TurnStore;
}

export function createStores(orm: Orm): Stores {
  return {
    dialogues: createDialogueStore(orm),
    interests: createInterestStore(orm),
    offers: createOfferStore(orm),
    progress: createProgressStore(orm),
    sharing: createSharingStore(orm),
    students: createStudentStore(orm),
    transferChecks: createTransferCheckStore(orm),
    turns: createTurnStore(orm),
  };
}
