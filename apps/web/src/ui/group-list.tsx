import { Children, type ReactNode } from "react";
import type { useGroupList } from "../hooks/use-group-list.ts";
import { describeFailure } from "../lib/explain-failure.ts";
import { Button } from "./button.tsx";
import { GroupChoice } from "./group-choice.tsx";
import { Problem } from "./problem.tsx";
import { Working } from "./working.tsx";

interface GroupListProps {
  list: ReturnType<typeof useGroupList<unknown>>;
  texts: Readonly<Record<"add" | "loading" | "failed" | "noGroup" | "none", string>>;
  /** The form that adds one, in the place of the choice of a group. */
  adding: ReactNode;
  /** The cards, a list item each. */
  children: ReactNode;
}

/** Draws a list of what belongs to groups, with the choice of a group and a way to add one. */
export function GroupList({ list, texts, adding, children }: GroupListProps) {
  const { groups, groupId, chooseGroup, isAdding, setAdding, data, error, refetch } = list;
  const isEmpty = data !== undefined && Children.count(children) === 0;
  return (
    <>
      {isAdding ? (
        adding
      ) : (
        <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
          <GroupChoice groupId={groupId === "" ? null : groupId} onChoose={chooseGroup} />
          {groups.length > 0 && (
            <Button look="primary" className="min-h-12" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure(texts.failed, error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text={texts.loading} className="late mt-8" />
      )}
      {isEmpty && !isAdding && (
        <p className="card mt-6 max-w-3xl p-5 sm:p-7">
          {groups.length === 0 ? texts.noGroup : texts.none}
        </p>
      )}
      <ul className="admin-cards pt-3 empty:hidden">{children}</ul>
    </>
  );
}
