import type { ClassListReply } from "@elenchus/contract/admin-class-list";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { LoadedPage } from "../../ui/loaded-page.tsx";
import type { Columns } from "./column-choice.tsx";
import { ListForm } from "./list-form.tsx";
import { ListImport } from "./list-import.tsx";
import { ListPreview } from "./list-preview.tsx";
import "../../styles/class-list.css";

interface ClassListScreenProps {
  groupId: string;
  onBack: () => void;
}

/** Brings a whole class into a group: a list, what would become of it, and then one confirmation. */
export function ClassListScreen({ groupId, onBack }: ClassListScreenProps) {
  const query = useGroups();
  return (
    <LoadedPage
      query={query}
      title="Add a class list"
      backTo="Groups"
      onBack={onBack}
      loading="Loading the group..."
      whatFailed="The group could not be loaded."
    >
      {({ groups }) => {
        const name = groups.find((one) => one.group_id === groupId)?.group_name;
        if (name === undefined) return <p>This group is not yours, or is not there any more.</p>;
        return <Steps groupId={groupId} groupName={name} onBack={onBack} />;
      }}
    </LoadedPage>
  );
}

function Steps({ groupId, groupName, onBack }: ClassListScreenProps & { groupName: string }) {
  const [list, setList] = useState("");
  const [reply, setReply] = useState<ClassListReply | null>(null);
  const [isAdding, setAdding] = useState(false);
  const check = async (chosen?: Columns) => {
    const said =
      chosen === undefined
        ? {}
        : ({ columns: chosen.columns, has_headings: chosen.has_headings ? "yes" : "no" } as const);
    setReply(await call("checkClassList", { group_id: groupId, list, ...said }));
  };
  const again = useMutation({ mutationFn: check });
  if (reply === null)
    return (
      <>
        <p className="mb-5 max-w-[65ch]">
          A line for each learner of {groupName}: first name, last name, email address. Columns can
          be separated by commas, semicolons or tabs, as spreadsheets copy and save them. Nothing
          happens before you have seen what would.
        </p>
        <ListForm list={list} onList={setList} onCheck={() => check()} />
      </>
    );
  if (isAdding) return <ListImport {...{ groupId, groupName, list, reply, onBack }} />;
  return (
    <ListPreview
      groupName={groupName}
      reply={reply}
      busy={again.isPending}
      problem={
        again.error === null ? null : describeFailure("The list could not be read.", again.error)
      }
      onChoose={(columns) => again.mutate(columns)}
      onAdd={() => setAdding(true)}
      onBack={() => setReply(null)}
    />
  );
}
