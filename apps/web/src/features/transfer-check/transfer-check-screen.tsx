import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { CheckIntro } from "./check-intro.tsx";
import { ComingBack } from "./coming-back.tsx";
import { OpenCheck } from "./open-check.tsx";
import { OtherChecks } from "./other-checks.tsx";
import { TakeAgain } from "./take-again.tsx";
import { useChosenCheck } from "./use-chosen-check.ts";

interface TransferCheckScreenProps {
  module: ModuleNumber;
  /** Whether a fresh one is begun where one is due. */
  due?: boolean;
  userId: string;
  /** Told of the latest check whenever it has changed on the server. */
  onChange: (check: TransferCheckReply) => void;
  onClose: () => void;
  /** The supervisors' part in a finished check. */
  renderReview?: ((check: TransferCheckReply) => ReactNode) | undefined;
}

/** Fresh arguments without a tutor: the latest, begun, gone on with or looked at, and those before it. */
export function TransferCheckScreen(props: TransferCheckScreenProps) {
  const { module, due = false, userId, onChange, onClose, renderReview } = props;
  const heading = useViewHeading("Unaided check");
  const { query, earlier, choose, again } = useChosenCheck({ module, due, userId, onChange });
  const { data, error, refetch } = query;
  useFocusOnOther(heading, data?.check_id);

  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-6 pb-16 sm:px-8 lg:pt-8">
      <p className="eyebrow">Module {module}</p>
      <h1 ref={heading} tabIndex={-1} className="heading-1 mt-1">
        Unaided check
      </h1>
      {earlier !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          This is an earlier check. The latest one counts.
          <Button onClick={() => choose(null)}>Back to the latest check</Button>
        </p>
      )}
      {data !== undefined && (
        <OpenCheck
          key={data.check_id}
          loaded={data}
          userId={userId}
          onChange={onChange}
          onClose={onClose}
          renderReview={renderReview}
          again={
            earlier === null && (
              <>
                <ComingBack module={module} />
                <TakeAgain again={again} />
              </>
            )
          }
          others={<OtherChecks checks={data.others ?? []} module={module} onOpen={choose} />}
        />
      )}
      {data === undefined && error === null && (
        <>
          {earlier === null && <CheckIntro />}
          <Working
            text={earlier === null ? "Preparing an argument..." : "Loading the check..."}
            className="mt-8"
          />
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

/** Begins at the heading again where another check is shown: the button that was pressed is gone. */
function useFocusOnOther(heading: RefObject<HTMLElement | null>, checkId: string | undefined) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (checkId === undefined) return;
    if (shown.current !== undefined && shown.current !== checkId) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    shown.current = checkId;
  }, [heading, checkId]);
}
