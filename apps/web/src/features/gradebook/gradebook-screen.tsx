import { GRADEBOOK_EXPORTS } from "@elenchus/contract/admin-calls";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { GradebookTable } from "./gradebook-table.tsx";

const KEPT_GROUP = "gradebook-group";

/** A group's marks for the work that was set to it. */
export function GradebookScreen({ userId, onOpenStudent }: AdminSectionProps) {
  const heading = useViewHeading("Gradebook");
  const groupField = useId();
  const known = useGroups();
  const groups = known.data?.groups ?? [];
  const [chosen, setChosen] = useState(recallAdmin(userId, KEPT_GROUP));
  const group = groups.find(({ group_id: id }) => id === chosen) ?? groups[0];
  const groupId = group?.group_id;
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "gradebook", groupId],
    queryFn: ({ signal }) => call("gradebook", { group_id: groupId ?? "" }, signal),
    enabled: groupId !== undefined,
  });
  const problem = error ?? known.error;
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Gradebook
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Points for set work. They follow the rule of the work; press a cell to give others, or to
        write a comment. Students see nothing of a column before you show it to them.
      </p>
      {groups.length > 0 && (
        <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
          <div className="w-full max-w-xs">
            <label className="label" htmlFor={groupField}>
              Group
            </label>
            <select
              id={groupField}
              className="field"
              value={groupId}
              onChange={({ target }) => {
                setChosen(target.value);
                rememberAdmin(userId, KEPT_GROUP, target.value);
              }}
            >
              {groups.map(({ group_id: value, group_name: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {groupId !== undefined && <Downloads groupId={groupId} />}
        </div>
      )}
      {problem !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("The gradebook could not be loaded.", problem)}>
            <Button onClick={() => void (error === null ? known.refetch() : refetch())}>
              Try again
            </Button>
          </Problem>
        </div>
      )}
      {known.data?.groups.length === 0 && (
        <p className="card mt-6 max-w-3xl p-5 sm:p-7">
          A gradebook is a group's. Make your first group under “Groups”.
        </p>
      )}
      {groupId !== undefined && data === undefined && error === null && (
        <Working text="Loading the gradebook..." className="late mt-8" />
      )}
      {data !== undefined && error === null && (
        <GradebookTable book={data} onOpenStudent={onOpenStudent} />
      )}
    </div>
  );
}

/** The same as files, for spreadsheets. */
function Downloads({ groupId }: { groupId: string }) {
  const query = `?${new URLSearchParams({ group_id: groupId })}`;
  return (
    <p className="flex flex-wrap gap-3">
      <a
        className="button button-outline"
        href={`${GRADEBOOK_EXPORTS.gradebookSheet}${query}`}
        download
      >
        Download XLSX
      </a>
      <a className="button button-outline" href={`${GRADEBOOK_EXPORTS.gradebook}${query}`} download>
        Download CSV
      </a>
    </p>
  );
}
