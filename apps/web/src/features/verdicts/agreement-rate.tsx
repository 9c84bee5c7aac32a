import type { ReviewsReply } from "@elenchus/contract/admin-verdicts";

/** How often supervisors decided as the machine did. */
export function AgreementRate({ agreement }: { agreement: ReviewsReply["agreement"] }) {
  const { decided, agreed, rate } = agreement;
  return (
    <p className="mt-4">
      {rate === null ? (
        "Supervisors have not decided about any dialogue yet."
      ) : (
        <>
          Machine and supervisors agree in{" "}
          <strong className="font-semibold">{Math.round(rate * 100)}%</strong>: {agreed} of{" "}
          {decided} {decided === 1 ? "dialogue" : "dialogues"} that supervisors decided about.
        </>
      )}
    </p>
  );
}
