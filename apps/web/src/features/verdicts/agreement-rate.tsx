import type { ReviewsReply } from "@elenchus/contract/admin-verdicts";

/** How often supervisors decided as the machine did. */
export function AgreementRate({ agreement }: { agreement: ReviewsReply["agreement"] }) {
  const { decided, agreed, rate } = agreement;
  return (
    <p className="mt-4">
      {rate === null ? (
        "No supervisor has reviewed a grade yet."
      ) : (
        <>
          Supervisors confirmed {agreed} of {decided}{" "}
          {decided === 1 ? "automatic grade" : "automatic grades"} that they reviewed (
          <strong className="font-semibold">{Math.round(rate * 100)}%</strong>).
        </>
      )}
    </p>
  );
}
