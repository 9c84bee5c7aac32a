import { useFlags } from "../../hooks/use-flags.ts";
import { countFlags } from "../../lib/flag-words.ts";
import { Button } from "../../ui/button.tsx";
import { AlertIcon } from "../../ui/icons.tsx";
import { Note } from "../../ui/note.tsx";

/** Tells a supervisor, where they begin, that somebody may need help. Not there while every flag is handled. */
export function OpenFlagsNote({ onOpen }: { onOpen: () => void }) {
  const flags = useFlags("open").data?.flags ?? [];
  if (flags.length === 0) return null;
  const count = `${countFlags(flags.length)} ${flags.length === 1 ? "flag is" : "flags are"} not handled yet.`;
  if (!flags.some(({ kind }) => kind === "distress")) {
    return (
      <Note>
        <p>
          {count}{" "}
          <button type="button" className="text-button" onClick={onOpen}>
            See the flags
          </button>
        </p>
      </Note>
    );
  }
  return (
    <div role="status" className="problem flex flex-wrap items-center gap-3">
      <AlertIcon className="size-7 text-danger" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="text-danger">A student may need help. </strong>
        {count}
      </p>
      <Button look="danger" onClick={onOpen}>
        See the flags
      </Button>
    </div>
  );
}
