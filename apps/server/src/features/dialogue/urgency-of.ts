import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import type { AppContext } from "../../app-context.ts";
import type { DialogueRecord, StoredMessage } from "../../store/turns/dialogue-rows.ts";

/** Whether work may be refused where a share of the model is spent. */
export type Urgency = NonNullable<Parameters<AppContext["modelCalls"]["allow"]>[1]>;

/** Whether the reply to a message may wait until there is a share of the model again. A cry for help may not. */
export function urgencyOf(
  { text }: StoredMessage,
  { argument }: DialogueRecord["dialogue"],
): Urgency {
  return hearsDistress(text, argument.passage) ? "has_to_be_done" : "may_wait";
}
