import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { ClassSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { GroupChoice } from "../../ui/group-choice.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { recallGroup, rememberGroup } from "./chosen-group.ts";
import { ClassFigures } from "./class-figures-list.tsx";
import { CountedAt } from "../../ui/counted-at.tsx";
import "../../styles/class-view.css";

/** How a class does as a whole: everybody whom the supervisor sees, or one group. */
export function ClassScreen({ userId, onOpenStudent, onOpenReport }: ClassSectionProps) {
  const heading = useViewHeading("Class");
  const [groupId, setGroupId] = useState(() => recallGroup(userId));
  const choose = (group: string | null) => {
    setGroupId(group);
    rememberGroup(userId, group);
  };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["class", groupId],
    queryFn: ({ signal }) =>
      call("classView", groupId === null ? {} : { group_id: groupId }, signal),
  });
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Class
      </h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <GroupChoice groupId={groupId} onChoose={choose} />
        <Button onClick={onOpenReport}>Report without names</Button>
        {data !== undefined && (
          <CountedAt at={dataUpdatedAt} isCounting={isFetching} onRefresh={() => void refetch()} />
        )}
      </div>
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("The figures could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Counting the class..." className="late mt-8" />
      )}
      {data !== undefined && <ClassFigures reply={data} onOpenDialogue={onOpenStudent} />}
    </div>
  );
}
