import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Working } from "../../ui/working.tsx";
import { recallGroup, rememberGroup } from "./chosen-group.ts";
import { ReportBody } from "./report-body.tsx";
import "../../styles/class-report.css";

/** How a group does, naming and quoting nobody: for a meeting, on paper, and for who may not read what students write. */
export function ReportScreen({ userId }: Pick<AdminSectionProps, "userId">) {
  const heading = useViewHeading("Class report");
  const groups = useQuery({
    queryKey: ["admin", "report-groups"],
    queryFn: ({ signal }) => call("reportGroups", {}, signal),
  });
  const [chosen, setChosen] = useState(() => recallGroup(userId));
  const all = groups.data?.groups ?? [];
  const groupId = (all.find((one) => one.group_id === chosen) ?? all[0])?.group_id ?? null;
  const choose = (id: string) => {
    setChosen(id);
    rememberGroup(userId, id);
  };
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Class report
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        No student is named or quoted. What is of fewer than five students is not told, and shares
        are told in tenths.
      </p>
      {groups.error !== null && (
        <Problem text={describeFailure("The groups could not be loaded.", groups.error)}>
          <Button onClick={() => void groups.refetch()}>Try again</Button>
        </Problem>
      )}
      {groups.data !== undefined && groupId === null && (
        <p className="card mt-6 max-w-xl p-5">There is no group yet.</p>
      )}
      {groupId !== null && (
        <div className="mt-4 flex max-w-xl flex-wrap items-end gap-4">
          <SelectField
            label="Group"
            value={groupId}
            onChange={({ target }) => choose(target.value)}
          >
            {all.map(({ group_id: id, group_name: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button onClick={() => print()}>Print</Button>
        </div>
      )}
      {groupId !== null && <Report groupId={groupId} />}
    </div>
  );
}

function Report({ groupId }: { groupId: string }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["admin", "class-report", groupId],
    queryFn: ({ signal }) => call("classReport", { group_id: groupId }, signal),
  });
  if (data === undefined) {
    if (error === null) return <Working text="Counting the class..." className="late mt-8" />;
    return (
      <div className="mt-6 max-w-xl">
        <Problem text={describeFailure("The report could not be loaded.", error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Problem>
      </div>
    );
  }
  return <ReportBody report={data} countedAt={new Date(dataUpdatedAt).toISOString()} />;
}
