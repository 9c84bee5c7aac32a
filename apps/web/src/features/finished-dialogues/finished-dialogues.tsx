import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { ReactNode } from "react";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useFinishedDialogues } from "../../hooks/use-finished-dialogues.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { OutcomeText } from "../../ui/outcome-text.tsx";
import { Problem } from "../../ui/problem.tsx";
import { FinishedChecks } from "../../ui/finished-checks.tsx";
import { FinishedRow } from "../../ui/finished-row.tsx";

type Dialogue = FinishedDialoguesReply["dialogues"][number];

/** So many stand there; all of them on the page of the learner's progress. */
const SHOWN = 5;

interface FinishedDialoguesProps {
  onOpen: (dialogue: Dialogue) => void;
  onOpenCheck: (module: ModuleNumber) => void;
  /** The supervisors' part in it, below its line. */
  renderReview: (dialogue: Dialogue) => ReactNode;
  onProgress: () => void;
  /** The summary that is being opened, shown above the list. */
  children: ReactNode;
}

/** The learner's finished dialogues, newest first; each opens its summary again. */
export function FinishedDialogues(props: FinishedDialoguesProps) {
  const { onOpen, onOpenCheck, onProgress, renderReview, children } = props;
  const { data, error, refetch } = useFinishedDialogues();
  if (error !== null) {
    return (
      <Problem text={describeFailure("Your finished dialogues could not be loaded.", error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Problem>
    );
  }
  if (data === undefined) return null;
  if (data.dialogues.length === 0) {
    return (
      <section aria-labelledby="finished">
        <h2 id="finished" className="heading-2">
          Your progress
        </h2>
        <p className="mt-2 text-ink-soft">You have not finished a dialogue yet.</p>
        <ProgressButton onClick={onProgress} />
      </section>
    );
  }
  return (
    <section aria-labelledby="finished">
      <h2 id="finished" className="heading-2">
        Your finished dialogues
      </h2>
      {children}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {data.dialogues.slice(0, SHOWN).map((dialogue) => (
          <li key={dialogue.session_id}>
            <DialogueRow dialogue={dialogue} onOpen={() => onOpen(dialogue)} />
            <div className="px-2 pb-3 empty:hidden">{renderReview(dialogue)}</div>
          </li>
        ))}
      </ul>
      <ProgressButton onClick={onProgress} />
      <FinishedChecks checks={data.transfer_checks} onOpen={onOpenCheck} />
    </section>
  );
}

function ProgressButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="ghost" className="mt-2 -ml-3" onClick={onClick}>
      See your progress
    </Button>
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
      <OutcomeText outcome={dialogue.success_or_failure} />
    </FinishedRow>
  );
}
