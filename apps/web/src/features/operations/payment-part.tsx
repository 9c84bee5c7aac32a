import { formatMoney } from "@elenchus/domain/money";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay, formatMoment } from "../../lib/format-date.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { describeCase, type PaymentCase } from "./payment-words.ts";

/** Disputes, fraud warnings and refunds that did not arrive. Nothing where nobody pays. */
export function PaymentPart() {
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "payment-cases"],
    queryFn: ({ signal }) => call("paymentCases", {}, signal),
    staleTime: 0,
  });
  if (data !== undefined && !data.takes_payments && data.cases.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="heading-2">
        Payments to look at
      </h2>
      {error !== null && (
        <div className="mt-4 max-w-xl">
          <Problem text={describeFailure("The payments could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Asking the server..." className="late mt-4" />
      )}
      {data !== undefined && data.cases.length === 0 && (
        <p className="mt-3 text-ink-soft">
          No dispute, no fraud warning and no refund that failed in the last 90 days.
        </p>
      )}
      {data !== undefined && data.cases.length > 0 && (
        <ul className="mt-4 grid items-start gap-6 xl:grid-cols-2">
          {data.cases.map((each) => (
            <CaseCard key={each.id} each={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function listFacts(each: PaymentCase) {
  const { reason, due_at: due } = each;
  return [
    ["Amount", formatMoney(each.amount, each.currency)],
    ...(due === null || !each.is_open ? [] : ([["Evidence due", formatMoment(due)]] as const)),
    ...(reason === null ? [] : ([["Reason", reason.replaceAll("_", " ")]] as const)),
    ["Since", formatDay(each.opened_at)],
    ["Last change", formatDay(each.changed_at)],
  ] as const;
}

function CaseCard({ each }: { each: PaymentCase }) {
  const { title, todo } = describeCase(each);
  return (
    <li className="card min-w-0 space-y-3 p-5 sm:p-7">
      <h3 className="font-semibold">{title}</h3>
      <p>{todo}</p>
      <AdminFacts facts={listFacts(each)} />
      <p className="wrap-anywhere text-sm text-ink-soft">
        {each.id}, of the payment {each.payment}
      </p>
    </li>
  );
}
