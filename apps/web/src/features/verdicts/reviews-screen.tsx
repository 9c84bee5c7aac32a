import { useQuery } from "@tanstack/react-query";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { OpeningSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { AgreementRate } from "./agreement-rate.tsx";
import { listReviews } from "./open-reviews.ts";
import { ReviewItem } from "./review-item.tsx";

/** Learners' requests for a review, and how often supervisors and the machine agree. */
export function ReviewsScreen({ onOpenStudent, onOpenCheck }: OpeningSectionProps) {
  const heading = useViewHeading("Reviews");
  const { data, error, refetch } = useQuery({
    queryKey: ["reviews"],
    queryFn: ({ signal }) => call("reviews", {}, signal),
  });
  const reviews = data === undefined ? [] : listReviews(data);
  return (
    <div className="max-w-4xl pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Reviews
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Failed dialogues and unaided checks that learners asked you to review, the oldest first. The
        learner sees your decision. To change another outcome, open the dialogue or the check on the
        student's page.
      </p>
      {error !== null && (
        <div className="mt-6">
          <Problem text={describeFailure("The reviews could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Loading the reviews..." className="late mt-8" />
      )}
      {data !== undefined && (
        <>
          <AgreementRate agreement={data.agreement} />
          {reviews.length === 0 && (
            <p className="card mt-5 p-5 sm:p-7">Nobody is waiting for a review.</p>
          )}
          <ul className="mt-5 divide-y divide-line border-y border-line empty:hidden">
            {reviews.map((review) => {
              const { judged, studentId } = review;
              const open = judged.kind === "check" ? onOpenCheck : onOpenStudent;
              return (
                <li key={judged.id} className="py-5">
                  <ReviewItem review={review} onOpen={() => open(studentId, judged.id)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
