import type { OwnText } from "@elenchus/contract/admin-own-texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useGroups } from "../../hooks/use-groups.ts";
import { call } from "../../lib/call.ts";
import { createMessageId } from "../../lib/create-message-id.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { LabelledSelect } from "./labelled-select.tsx";

interface SharingPartProps {
  ownText: OwnText;
  save: () => Promise<number>;
  onOpen: (ownTextId: string) => void;
}

/** Who else sees the text, a copy of it for another group, and putting it away. */
export function SharingPart({ ownText, save, onOpen }: SharingPartProps) {
  const queryClient = useQueryClient();
  const groups = useGroups().data?.groups ?? [];
  const [groupId, setGroupId] = useState(ownText.group_id);
  const [copyId] = useState(createMessageId);
  const { own_text_id, shared, archived, mine, author, group_name } = ownText;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin"] });
  const arrange = useMutation({
    mutationFn: (changes: { shared?: boolean; archived?: boolean }) => {
      const { shared: isShared, archived: isArchived } = { shared, archived, ...changes };
      return call("arrangeOwnText", {
        own_text_id,
        shared: isShared ? "yes" : "no",
        archived: isArchived ? "yes" : "no",
      });
    },
    onSuccess: refresh,
  });
  const copy = useMutation({
    mutationFn: async () => {
      await save();
      return call("copyOwnText", { own_text_id, copy_id: copyId, group_id: groupId });
    },
    onSuccess: async ({ own_text }) => {
      await refresh();
      onOpen(own_text.own_text_id);
    },
  });
  const error = arrange.error ?? copy.error;
  return (
    <section aria-labelledby="own-text-sharing">
      <h2 id="own-text-sharing" className="heading-2">
        Share, copy, put away
      </h2>
      <p className="mt-2">
        {shared
          ? `The other supervisors of ${group_name} see this text, and can change it.`
          : "You alone see this text."}
        {!mine && author !== null && ` ${author} brought it.`}
        {archived && " It is put away: it cannot be set anew, and work that was set on it goes on."}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {(mine || author === null) && (
          <Button className="min-h-12" onClick={() => arrange.mutate({ shared: !shared })}>
            {shared ? "Stop sharing" : `Share in ${group_name}`}
          </Button>
        )}
        <Button className="min-h-12" onClick={() => arrange.mutate({ archived: !archived })}>
          {archived ? "Take it out again" : "Put it away"}
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <LabelledSelect
            label="Copy for"
            value={groupId}
            options={groups.map(({ group_id: id, group_name: name }) => [id, name])}
            onChoose={setGroupId}
          />
        </div>
        <Button
          className="min-h-12"
          aria-busy={copy.isPending}
          onClick={() => !copy.isPending && copy.mutate()}
        >
          Copy
        </Button>
      </div>
      {error !== null && (
        <div className="mt-4">
          <Problem text={describeFailure("This could not be done.", error)} />
        </div>
      )}
    </section>
  );
}
