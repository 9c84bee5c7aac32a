import type { ReviewsReply } from "@elenchus/contract/admin-verdicts";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Judged } from "../../lib/outcome-words.ts";

/** A review that a learner asked for, of whatever kind. */
export interface OpenReview {
  readonly judged: Judged;
  readonly studentId: string;
  readonly name: string;
  /** Empty where it is not known. */
  readonly email: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly note: string;
  /** When it was asked for. */
  readonly at: string;
}

interface Asked {
  readonly student_id: string;
  readonly student_first_name: string;
  readonly student_last_name: string;
  readonly student_email?: string | undefined;
  readonly note: string;
  readonly requested_at: string;
}

const whoAsked = (asked: Asked) => ({
  studentId: asked.student_id,
  name: `${asked.student_first_name} ${asked.student_last_name}`,
  email: asked.student_email ?? "",
  note: asked.note,
  at: asked.requested_at,
});

/** Reviews of dialogues and of unaided checks in one list, oldest first. */
export function listReviews({ reviews, check_reviews: checkReviews = [] }: ReviewsReply) {
  const all: OpenReview[] = [
    ...reviews.map((each) => ({
      ...whoAsked(each),
      judged: { kind: "dialogue", id: each.dialogue_id } as const,
      module: each.session_module_id,
      issue: each.chosen_passage_subtopic,
    })),
    ...checkReviews.map((each) => ({
      ...whoAsked(each),
      judged: { kind: "check", id: each.check_id } as const,
      module: each.module_id,
      issue: each.issue,
    })),
  ];
  return all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
