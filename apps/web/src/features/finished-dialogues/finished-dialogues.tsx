import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";

type Dialogue = FinishedDialoguesReply["dialogues"][number];

/** So many stand there at once; the rest on demand. */
const SHOWN_AT_FIRST = 5;

interface FinishedDialoguesProps {
  onOpen: (dialogue: Dialogue) => void;
  /** The summary that is being opened, shown above the list. */
  children: ReactNode;
}

/** The learner's finished dialogues, newest first; each opens its summary again. */
export function FinishedDialogues({ onOpen, children }: FinishedDialoguesProps) {
  const [whole, setWhole] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["dialogues"],
    queryFn: ({ signal }) => call("dialogues", {}, signal),
  });
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
          </li>
        ))}
      </ul>
      {shown.length < data.dialogues.length && (
        <Button look="ghost" className="mt-2" onClick={() => setWhole(true)}>
          Show all {data.dialogues.length}
        </Button>
      )}
    </section>
  );
}

const DATE = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });

function DialogueRow({ dialogue, onOpen }: { dialogue: Dialogue; onOpen: () => void }) {
  const succeeded = dialogue.success_or_failure === "success";
  return (
    <button
      type="button"
      className="w-full cursor-pointer rounded-lg px-2 py-3 text-left hover:bg-accent-soft"
      onClick={onOpen}
    >
      <span className="block font-serif leading-snug">{dialogue.chosen_passage_subtopic}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
        Module {dialogue.module_id}
        <span aria-hidden="true">·</span>
        <time dateTime={dialogue.ended_at}>{DATE.format(new Date(dialogue.ended_at))}</time>
        <span aria-hidden="true">·</span>
        {succeeded ? (
          <span className="inline-flex items-center gap-1 font-medium text-accent">
            <CheckIcon className="size-4" /> Completed
          </span>
        ) : (
          "Not completed"
        )}
      </span>
    </button>
  );
}
