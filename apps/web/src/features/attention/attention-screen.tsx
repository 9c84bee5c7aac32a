import { AWAY_DAYS } from "@elenchus/contract/admin-attention";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import type { OpeningSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { GroupChoice } from "../../ui/group-choice.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { AttentionLists } from "./attention-lists.tsx";

const KEPT = { group: "attention-group", days: "attention-days" } as const;

/** Whom a supervisor should look at first, and where. */
export function AttentionScreen({ userId, onOpenStudent, onOpenCheck }: OpeningSectionProps) {
  const heading = useViewHeading("Needs attention");
  const daysId = useId();
  const [groupId, setGroupId] = useState(recallAdmin(userId, KEPT.group) ?? "");
  const [days, setDays] = useState<(typeof AWAY_DAYS)[number]>(
    () => AWAY_DAYS.find((one) => one === recallAdmin(userId, KEPT.days)) ?? "14",
  );
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "attention", groupId, days],
    queryFn: ({ signal }) =>
      call(
        "attention",
        { away_days: days, ...(groupId === "" ? {} : { group_id: groupId }) },
        signal,
      ),
  });
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Needs attention
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Students to look at first, and where. The access log records that you saw what they wrote.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <GroupChoice
          groupId={groupId === "" ? null : groupId}
          onChoose={(chosen) => {
            setGroupId(chosen ?? "");
            rememberAdmin(userId, KEPT.group, chosen ?? "");
          }}
        />
        <div className="admin-days">
          <label className="label" htmlFor={daysId}>
            Not here for
          </label>
          <select
            id={daysId}
            className="field"
            value={days}
            onChange={({ target }) => {
              setDays(target.value as typeof days);
              rememberAdmin(userId, KEPT.days, target.value);
            }}
          >
            {AWAY_DAYS.map((each) => (
              <option key={each} value={each}>
                {each} days
              </option>
            ))}
          </select>
        </div>
      </div>
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("The students could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Looking through the class..." className="late mt-8" />
      )}
      {data !== undefined && (
        <AttentionLists reply={data} onOpenStudent={onOpenStudent} onOpenCheck={onOpenCheck} />
      )}
    </div>
  );
}
