import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { GroupChoice } from "../../ui/group-choice.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { NewText } from "./new-text.tsx";
import { TextCard } from "./text-card.tsx";

const KEPT_GROUP = "texts-group";

interface TextListProps {
  userId: string;
  onOpen: (ownTextId: string) => void;
}

/** The texts of one's groups, and bringing another one. */
export function TextList({ userId, onOpen }: TextListProps) {
  const heading = useViewHeading("Own texts");
  const groups = useGroups().data?.groups ?? [];
  const [groupId, setGroupId] = useState(recallAdmin(userId, KEPT_GROUP) ?? "");
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "own-texts", groupId],
    queryFn: ({ signal }) => call("ownTexts", groupId === "" ? {} : { group_id: groupId }, signal),
  });
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Own texts
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Bring a text of your own, mark its parts, and say what students are to find. Once it is
        published, it can be set as work, and the tutor talks about it.
      </p>
      {isNew ? (
        <NewText groups={groups} onMade={onOpen} onCancel={() => setNew(false)} />
      ) : (
        <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
          <GroupChoice
            groupId={groupId === "" ? null : groupId}
            onChoose={(chosen) => {
              setGroupId(chosen ?? "");
              rememberAdmin(userId, KEPT_GROUP, chosen ?? "");
            }}
          />
          {groups.length > 0 && (
            <Button look="primary" className="min-h-12" onClick={() => setNew(true)}>
              New text
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div className="mt-6 max-w-xl">
          <Problem text={describeFailure("The texts could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Loading the texts..." className="late mt-8" />
      )}
      {data?.own_texts.length === 0 && !isNew && (
        <p className="card mt-6 max-w-3xl p-5 sm:p-7">
          {groups.length === 0
            ? "A text is a group's. Make your first group under “Groups”."
            : "There are no texts yet."}
        </p>
      )}
      <ul className="admin-cards pt-3 empty:hidden">
        {data?.own_texts.map((each) => (
          <li key={each.own_text_id} className="min-w-0">
            <TextCard text={each} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}
