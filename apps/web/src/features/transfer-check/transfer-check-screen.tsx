import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { CheckIntro } from "./check-intro.tsx";
import { OpenCheck } from "./open-check.tsx";

interface TransferCheckScreenProps {
  module: ModuleNumber;
  userId: string;
  /** Told of the check whenever it has changed on the server. */
  onChange: (check: TransferCheckReply) => void;
  onClose: () => void;
}

/** One fresh argument without a tutor: begun, gone on with, or looked at when it is over. */
export function TransferCheckScreen(props: TransferCheckScreenProps) {
  const { module, userId, onChange, onClose } = props;
  const heading = useViewHeading("Unaided check");
  const { data, error, refetch } = useQuery({
    queryKey: ["transfer-check", module],
    queryFn: ({ signal }) =>
      call("startTransferCheck", { user_id: userId, module_id: module }, signal),
    // Whoever comes back wants it as it stands then.
    staleTime: Infinity,
    gcTime: 0,
  });
  const tellChange = useEffectEvent(onChange);
  useEffect(() => {
    if (data !== undefined) tellChange(data);
  }, [data]);

  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-6 pb-16 sm:px-8 lg:pt-8">
      <p className="eyebrow">Module {module}</p>
      <h1 ref={heading} tabIndex={-1} className="heading-1 mt-1">
        Unaided check
      </h1>
      {data !== undefined && (
        <OpenCheck loaded={data} userId={userId} onChange={onChange} onClose={onClose} />
      )}
      {data === undefined && error === null && (
        <>
          <CheckIntro />
          <Working text="Preparing an argument..." className="mt-8" />
        </>
      )}
      {data === undefined && error !== null && (
        <div className="mt-8 max-w-xl">
          <Problem text={describeFailure("The unaided check could not be opened.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
    </div>
  );
}
