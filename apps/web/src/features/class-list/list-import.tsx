import type { ClassListReply } from "@elenchus/contract/admin-class-list";
import { useEffect, useRef } from "react";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { useLeaveGuard } from "../../hooks/use-leave-guard.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { LogInCards } from "../../ui/log-in-cards.tsx";
import { Problem } from "../../ui/problem.tsx";
import { learners } from "./list-words.ts";
import { useListImport, type ImportStanding } from "./use-list-import.ts";

interface ListImportProps {
  groupId: string;
  groupName: string;
  list: string;
  reply: ClassListReply;
  onBack: () => void;
}

/** Adds the list, and shows how far that is; then what was done, with the cards to print. */
export function ListImport({ groupId, groupName, list, reply, onBack }: ListImportProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { standing, error, isPending, go } = useListImport(groupId, list, reply);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    go();
  }, [go]);
  useLeaveGuard(!standing.isDone || standing.cards.length > 0);
  const total = reply.lines.length;
  return (
    <section aria-labelledby="import" className="max-w-3xl">
      <h2 id="import" ref={heading} tabIndex={-1} className="heading-2">
        {standing.isDone ? "The list is added" : `Adding the list to ${groupName}`}
      </h2>
      {!standing.isDone && (
        <p className="mt-3">
          <progress
            className="list-progress"
            aria-label="Lines added"
            max={total}
            value={standing.lines}
          />
          <span role="status" className="mt-1 block">
            {standing.lines} of {total} lines
          </span>
        </p>
      )}
      {error !== null && !isPending && (
        <div className="mt-4">
          <Problem
            text={describeFailure(
              "Not all of the list was added. Go on: nobody is added twice.",
              error,
            )}
          >
            <Button onClick={() => go()}>Go on</Button>
          </Problem>
        </div>
      )}
      {standing.isDone && <Done standing={standing} onBack={onBack} />}
    </section>
  );
}

function Done({ standing, onBack }: { standing: ImportStanding; onBack: () => void }) {
  const { invited, cards } = standing;
  return (
    <>
      {invited > 0 && (
        <p className="mt-3">
          {learners(invited)} got a mail. Until they use its link, the group lists them as invited.
        </p>
      )}
      {cards.length > 0 && (
        <>
          <p className="mt-3">
            {learners(cards.length)} without an address. Print the cards now: the passwords are
            shown this once. Who loses a card gets a new password on the student's page.
          </p>
          <LogInCards cards={cards} />
        </>
      )}
      <Button className="mt-6" onClick={onBack}>
        Back to Groups
      </Button>
    </>
  );
}
