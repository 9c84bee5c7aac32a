import { loadReviewStates } from "../../presenters/load-review-state.ts";
import type { EndedRecord } from "../../store/learning/finished-store.ts";
import type { Stores } from "../../store/stores.ts";
import type { EndedDetails } from "./present-ended.ts";

/** Loads facts of dialogues beside their records, by their ids. */
export async function loadDetails(
  { finished, verdicts }: Pick<Stores, "finished" | "verdicts">,
  records: readonly EndedRecord[],
): Promise<(record: EndedRecord) => EndedDetails> {
  const ids = records.map(({ dialogue }) => dialogue.id);
  const gone = records.flatMap(({ dialogue: { id, deletedAfterDays } }) =>
    deletedAfterDays === null ? [] : [id],
  );
  const [marks, seconds] = await Promise.all([
    loadReviewStates(verdicts, ids),
    finished.listSeconds(gone),
  ]);
  return ({ dialogue: { id } }) => ({ marks: marks.get(id), seconds: seconds.get(id) });
}
