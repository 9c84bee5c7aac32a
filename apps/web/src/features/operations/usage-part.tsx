import { USAGE_EXPORT } from "@elenchus/contract/admin-calls";
import { USAGE_DAYS, type UsageDays } from "@elenchus/contract/admin-operations";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { UsageFigures } from "./usage-figures-list.tsx";

const KEPT_AS = "usage";
const SPANS: Readonly<Record<UsageDays, string>> = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last year",
};

function recallSpan(userId: string): UsageDays {
  const kept = recallAdmin(userId, KEPT_AS);
  return USAGE_DAYS.find((days) => days === kept) ?? "30";
}

/** Learners' work and the models' use, for the span that is chosen. */
export function UsagePart({ userId }: { userId: string }) {
  const id = useId();
  const [days, setDays] = useState(() => recallSpan(userId));
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "usage", days],
    queryFn: ({ signal }) => call("usage", { days }, signal),
  });
  const choose = (value: string) => {
    const chosen = USAGE_DAYS.find((each) => each === value);
    if (chosen === undefined) return;
    setDays(chosen);
    rememberAdmin(userId, KEPT_AS, chosen);
  };
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="heading-2">
        Usage
      </h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="w-full max-w-xs">
          <label className="label" htmlFor={`${id}-span`}>
            Days
          </label>
          <select
            id={`${id}-span`}
            className="field"
            value={days}
            onChange={({ target }) => choose(target.value)}
          >
            {USAGE_DAYS.map((each) => (
              <option key={each} value={each}>
                {SPANS[each]}
              </option>
            ))}
          </select>
        </div>
        <a className="button button-outline" href={`${USAGE_EXPORT}?days=${days}`} download>
          Download CSV
        </a>
      </div>
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("The figures could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Adding up..." className="late mt-6" />
      )}
      {data !== undefined && <UsageFigures reply={data} />}
    </section>
  );
}
