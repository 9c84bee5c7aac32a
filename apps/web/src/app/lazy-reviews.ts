import { lazyPart } from "../ui/lazy-part.ts";

/** The supervisors' part in a finished dialogue: comes once there is one. */
export const SessionReview = lazyPart(
  async () => (await import("../features/reviews/session-review.tsx")).SessionReview,
);
export const DialogueReview = lazyPart(
  async () => (await import("../features/reviews/dialogue-review.tsx")).DialogueReview,
);
