import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { useState, type ReactNode } from "react";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useFinishedDialogues } from "../../hooks/use-finished-dialogues.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Problem } from "../../ui/problem.tsx";
import { FinishedChecks } from "./finished-checks.tsx";
import { FinishedRow } from "./finished-row.tsx";

type Dialogue = FinishedDialoguesReply["dialogues"][number];

/** So many stand there at once; the rest on demand. */
const SHOWN_AT_FIRST = 5;

interface FinishedDialoguesProps {
  onOpen: (dialogue: Dialogue) => void;
  onOpenCheck: (module: ModuleNumber) => void;
  /** What supervisors have to do with it, below its line. */
  renderReview: (dialogue: Dialogue) => ReactNode;
  /** The summary that is being opened, shown above the list. */
  children: ReactNode;
}

/** The learner's finished dialogues, newest first; each opens its summary again. */
export function FinishedDialogues(props: FinishedDialoguesProps) {
  const { onOpen, onOpenCheck, renderReview, children } = props;
  const [whole, setWhole] = useState(false);
  const { data, error, refetch } = useFinishedDialogues();
  if (error !== null) {
    return (
      <Problem text={describeFailure("Your finished dialogues could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  if (data === undefined || data.dialogues.length === 0) return null;

  const shown = whole ? data.dialogues : data.dialogues.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="finished">
      <h2 id="finished" className="heading-2">
        Your finished dialogues
      </h2>
      {children}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {shown.map((dialogue) => (
          <li key={dialogue.session_id}>
            <DialogueRow dialogue={dialogue} onOpen={() => onOpen(dialogue)} />
            <div className="px-2 pb-3 empty:hidden">{renderReview(dialogue)}</div>
          </li>
        ))}
      </ul>
      {shown.length < data.dialogues.length && (
        <Button look="ghost" className="mt-2" onClick={() => setWhole(true)}>
          Show all {data.dialogues.length}
        </Button>
      )}
      <FinishedChecks checks={data.transfer_checks} onOpen={onOpenCheck} />
    </section>
  );
}

function DialogueRow({ dialogue, onOpen }: { dialogue: Dialogue; onOpen: () => void }) {
  return (
    <FinishedRow
      issue={dialogue.chosen_passage_subtopic}
      module={dialogue.module_id}
      endedAt={dialogue.ended_at}
      onOpen={onOpen}
    >
      {dialogue.success_or_failure === "success" ? (
        <span className="inline-flex items-center gap-1 font-medium text-accent">
          <CheckIcon className="size-4" /> Completed
        </span>
      ) : (
        "Not completed"
      )}
    </FinishedRow>
  );
}
