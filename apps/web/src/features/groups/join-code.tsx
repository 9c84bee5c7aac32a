import type { Group } from "@elenchus/contract/admin-groups";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** A group's code, to be copied or replaced. */
export function JoinCode({ group }: { group: Group }) {
  const { group_id: id, group_name: name, join_code: code } = group;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const renew = useMutation({
    mutationFn: () => call("renewJoinCode", { group_id: id, join_code: code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["groups"] });
      setSaid("The group has a new code.");
      setAsking(false);
    },
  });
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <span className="text-ink-soft">Code to join: </span>
          <code className="text-lg font-semibold tracking-wider">{code}</code>
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={code} what="code" label={`Copy the code of ${name}`} />
          <Button look="ghost" aria-label={`New code for ${name}`} onClick={() => setAsking(true)}>
            New code
          </Button>
        </div>
        <p role="status" className="text-ink-soft">
          {said}
        </p>
      </div>
      {asking && (
        <ConfirmDialog
          title="Replace the code?"
          yes="Replace it"
          busy={renew.isPending}
          problem={
            renew.isError ? describeFailure("The code could not be replaced.", renew.error) : null
          }
          onYes={() => renew.mutate()}
          onCancel={() => {
            setAsking(false);
            renew.reset();
          }}
        >
          Nobody can join {name} with {code} any more. Whoever is in the group stays in it.
        </ConfirmDialog>
      )}
    </>
  );
}
