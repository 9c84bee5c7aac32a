import type { OwnTextForm } from "@elenchus/domain/own-text";
import { useRef } from "react";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Dots } from "../../ui/dots.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useKeyDraft } from "./use-key-draft.ts";

interface DraftPartProps {
  ownTextId: string;
  form: OwnTextForm;
  save: () => Promise<number>;
  onChange: (form: OwnTextForm) => void;
}

/** Has the language model propose marks and key, for the supervisor to mend. */
export function DraftPart(props: DraftPartProps) {
  const { isPending, error, drafted, isUndoable, start, cancel, undo } = useKeyDraft(props);
  const begin = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="own-text-draft" className="card p-5">
      <h2 id="own-text-draft" className="heading-2">
        Have the key drafted
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        The language model reads the text and your marks, and proposes the rest of parts 2 and 3.
        What you have filled in stays as it is. The model can be wrong: look through all of it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={begin} className="min-h-12" aria-busy={isPending} onClick={start}>
          Draft the key
        </Button>
        {isPending && (
          <Button
            className="min-h-12"
            onClick={() => {
              begin.current?.focus();
              cancel();
            }}
          >
            Cancel
          </Button>
        )}
        {isUndoable && (
          <Button
            className="min-h-12"
            onClick={() => {
              begin.current?.focus();
              undo();
            }}
          >
            Undo the draft
          </Button>
        )}
      </div>
      {error !== null && (
        <div className="mt-4">
          <Problem text={describeFailure("The key could not be drafted.", error)} />
        </div>
      )}
      <p role="status" className="mt-4 flex items-center gap-3 empty:mt-0">
        {isPending && (
          <>
            <Dots />
            Drafting the key... This can take a minute. You can go on writing.
          </>
        )}
        {drafted !== null && sayFilled(drafted.filled)}
      </p>
      {drafted !== null && drafted.leftOut.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft">
          {drafted.leftOut.map((text) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sayFilled(filled: number | null): string {
  if (filled === null)
    return "You chose another module meanwhile. Have the key drafted once more for that one.";
  if (filled === 0) return "Nothing was filled in: there was no room for it, or nothing to find.";
  const things = filled === 1 ? "1 thing was" : `${filled} things were`;
  return `${things} filled in below. Look through them, then check the text.`;
}
