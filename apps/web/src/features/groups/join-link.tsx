import { JOIN_QR } from "@elenchus/contract/admin-calls";
import { JOIN_LINK_DAYS, type Group } from "@elenchus/contract/admin-groups";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A group's link to join, as an address and as a QR code; or the way to make one. */
export function JoinLink({ group }: { group: Group }) {
  const { group_id: id, group_name: name, join_link: link } = group;
  const daysId = useId();
  const queryClient = useQueryClient();
  const [days, setDays] = useState<(typeof JOIN_LINK_DAYS)[number]>("7");
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isOpening: boolean) =>
      isOpening
        ? call("openJoinLink", { group_id: id, days, replaces: link?.url ?? null })
        : call("closeJoinLink", { group_id: id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["groups"] }),
  });
  return (
    <div className="mt-4 border-t border-line pt-4">
      {link === null ? (
        <div className="flex flex-wrap items-end gap-3">
          <div>
            <label className="label" htmlFor={daysId}>
              Link to join, for
            </label>
            <select
              id={daysId}
              className="field"
              value={days}
              onChange={({ target }) => setDays(target.value as typeof days)}
            >
              {JOIN_LINK_DAYS.map((each) => (
                <option key={each} value={each}>
                  {each === "1" ? "1 day" : `${each} days`}
                </option>
              ))}
            </select>
          </div>
          <Button
            className="min-h-12"
            aria-label={`Make a link to join ${name}`}
            aria-busy={isPending}
            onClick={() => !isPending && mutate(true)}
          >
            Make a link
          </Button>
        </div>
      ) : (
        <>
          <p className="wrap-anywhere">
            <span className="text-ink-soft">Link to join: </span>
            <span className="font-semibold">{link.url}</span>
          </p>
          <p className="mt-1 text-ink-soft">Works until {formatMoment(link.expires_at)}.</p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <CopyButton text={link.url} what="link" label={`Copy the link of ${name}`} />
            <Button
              look="ghost"
              aria-label={`Withdraw the link of ${name}`}
              aria-busy={isPending}
              onClick={() => !isPending && mutate(false)}
            >
              Withdraw
            </Button>
          </div>
          <details className="mt-1">
            <summary className="admin-disclosure">QR code</summary>
            {/* Another link is another address: else the browser would show the image that it has. */}
            <img
              src={`${JOIN_QR}?${new URLSearchParams({ group_id: id, until: link.expires_at })}`}
              alt={`QR code of the link to join ${name}`}
              loading="lazy"
              className="admin-qr"
            />
          </details>
        </>
      )}
      {error !== null && (
        <div className="mt-3">
          <Problem text={describeFailure("The link could not be changed.", error)} />
        </div>
      )}
    </div>
  );
}
