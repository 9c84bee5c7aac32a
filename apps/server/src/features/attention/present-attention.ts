import type { AttentionReply } from "@elenchus/contract/admin-attention";
import type { Person } from "../../store/supervision/attention-store.ts";
import { keyOf, type Listed, type Place, type Wanted } from "./list-attention.ts";

/** People by their ids and places by their keys, as the lists speak of them. */
interface Known {
  readonly people: ReadonlyMap<string, Person>;
  readonly places: ReadonlyMap<string, Place>;
}

/** The place of a flag: the message that raised it, where it was one of a dialogue. */
export function wantedOfFlag({ dialogueId, position }: Listed["flags"][number]): Wanted | null {
  return dialogueId === null || position === null ? null : { dialogueId, position };
}

/** The place of a review of a dialogue. */
export function wantedOfReview(review: Listed["reviews"][number]): Wanted | null {
  return "dialogueId" in review ? { dialogueId: review.dialogueId, position: null } : null;
}

/** Of whoever is gone meanwhile, nothing. */
function presentWho(people: Known["people"], studentId: string) {
  const who = people.get(studentId);
  if (who === undefined) return [];
  return [
    {
      student_id: who.id,
      student_first_name: who.firstName,
      student_last_name: who.lastName,
      student_email: who.email,
      group_name: who.groupName,
    },
  ];
}

function placeOfCheck(review: Listed["reviews"][number]): Place | null {
  if (!("checkId" in review)) return null;
  return {
    dialogue_id: null,
    check_id: review.checkId,
    module_id: review.module,
    issue: review.issue,
    step: null,
    position: null,
    sentence: null,
  };
}

/** Whom to look at, with who they are and where to look. */
export function presentAttention(
  { flags, reviews, stuck, away, behind, totals }: Listed,
  { people, places }: Known,
): Omit<AttentionReply, "away_days"> {
  const placeOf = (wanted: Wanted | null): Place | null =>
    wanted === null ? null : (places.get(keyOf(wanted)) ?? null);
  return {
    flags: flags.flatMap((flag) =>
      presentWho(people, flag.userId).map((who) => ({
        ...who,
        kind: flag.kind,
        at: flag.raisedAt.toISOString(),
        place: placeOf(wantedOfFlag(flag)),
      })),
    ),
    reviews: reviews.flatMap((review) =>
      presentWho(people, review.studentId).map((who) => ({
        ...who,
        note: review.note,
        at: review.requestedAt.toISOString(),
        place: placeOf(wantedOfReview(review)) ?? placeOfCheck(review),
      })),
    ),
    stuck: stuck.flatMap((one) =>
      presentWho(people, one.studentId).map((who) => ({
        ...who,
        failures_running: one.failuresRunning,
        told_running: one.toldRunning,
        at: one.failedAt.toISOString(),
        place: placeOf({ dialogueId: one.dialogueId, position: null }),
      })),
    ),
    away: away.flatMap(({ studentId, lastActiveAt }) =>
      presentWho(people, studentId).map((who) => ({
        ...who,
        at: lastActiveAt?.toISOString() ?? null,
        place: null,
      })),
    ),
    behind: behind.flatMap(({ studentId, works, dueAt }) =>
      presentWho(people, studentId).map((who) => ({
        ...who,
        works,
        at: dueAt.toISOString(),
        place: null,
      })),
    ),
    totals,
  };
}
