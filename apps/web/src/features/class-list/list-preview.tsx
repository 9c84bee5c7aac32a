import type { ClassListReply } from "@elenchus/contract/admin-class-list";
import { useFocusOnMount } from "../../hooks/use-focus-on-mount.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { ColumnChoice, type Columns } from "./column-choice.tsx";
import { AllLines, NotedLines } from "./list-lines.tsx";
import { countAdded, learners, summarise } from "./list-words.ts";

interface ListPreviewProps {
  groupName: string;
  reply: ClassListReply;
  /** While it is looked at anew. */
  busy: boolean;
  problem: string | null;
  onChoose: (columns: Columns) => void;
  onAdd: () => void;
  onBack: () => void;
}

/** The result that a list would have, before anything is done. */
export function ListPreview(props: ListPreviewProps) {
  const { groupName, reply, busy, problem, onChoose, onAdd, onBack } = props;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const count = countAdded(reply.lines);
  return (
    <>
      <section aria-labelledby="preview" className="card max-w-3xl p-5 sm:p-7">
        <h2 id="preview" ref={heading} tabIndex={-1} className="heading-2">
          This is what happens
        </h2>
        <ul className="mt-3 list-disc space-y-1 pl-5" aria-live="polite">
          {summarise(reply.lines).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {!reply.user_names && (
          <p className="mt-3 text-ink-soft">
            On this server each learner needs an email address. Whoever runs it can allow accounts
            without one.
          </p>
        )}
        <ColumnChoice reply={reply} onChoose={onChoose} />
        {problem !== null && (
          <div className="mt-4">
            <Problem text={problem} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {count > 0 && (
            <Button look="primary" aria-busy={busy} onClick={() => !busy && onAdd()}>
              Add {learners(count)} to {groupName}
            </Button>
          )}
          <Button onClick={onBack}>Change the list</Button>
        </div>
        {count === 0 && <p className="mt-3">There is nobody to add.</p>}
      </section>
      <NotedLines lines={reply.lines} />
      <AllLines lines={reply.lines} />
    </>
  );
}
