import type { Group } from "@elenchus/contract/admin-groups";
import type { Invitation } from "@elenchus/contract/admin-class-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay, formatMoment } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";

/** Who was invited into a group by mail, and has not come yet. */
export function InvitedLearners({ group }: { group: Group }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["groups", "invitations", group.group_id],
    queryFn: ({ signal }) => call("invitations", { group_id: group.group_id }, signal),
  });
  if (data === undefined) {
    if (error === null) return <Working text="Loading who was invited..." className="late" />;
    return (
      <Problem text={describeFailure("The invitations could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  return (
    <ul aria-label={`Invited to ${group.group_name}`} className="divide-y divide-line">
      {data.invitations.map((invitation) => (
        <InvitedLearner key={invitation.invitation_id} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitedLearner({ invitation }: { invitation: Invitation }) {
  const { invitation_id, first_name, last_name, email, sent_at, expires_at, expired } = invitation;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (what: "sendInvitation" | "withdrawInvitation") => call(what, { invitation_id }),
    // Of who was withdrawn, the group's count goes with them.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["groups"] }),
  });
  const name = `${first_name} ${last_name}`;
  const isSent = change.isSuccess && change.variables === "sendInvitation";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <span className="wrap-anywhere">
          {last_name}, {first_name}
        </span>
        <span className="admin-aside block wrap-anywhere">
          {email}. Sent on {formatDay(sent_at)};{" "}
          {expired ? "the link has expired." : `the link works until ${formatMoment(expires_at)}.`}
        </span>
        <span role="status" className="block text-ink-soft empty:hidden">
          {isSent && "Sent again."}
        </span>
        {change.error !== null && (
          <Problem text={describeFailure("This could not be done.", change.error)} />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="ghost"
          aria-busy={change.isPending}
          aria-label={`Send again to ${name}, ${email}`}
          onClick={() => !change.isPending && change.mutate("sendInvitation")}
        >
          Send again
        </Button>
        <Button
          look="ghost"
          aria-busy={change.isPending}
          aria-label={`Withdraw the invitation of ${name}, ${email}`}
          onClick={() => !change.isPending && change.mutate("withdrawInvitation")}
        >
          Withdraw
        </Button>
      </div>
    </li>
  );
}
