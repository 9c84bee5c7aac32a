import { useFlags } from "../../hooks/use-flags.ts";
import { countFlags } from "../../lib/flag-words.ts";
import { Note } from "../../ui/note.tsx";

/** Tells a supervisor, where they begin, that somebody may need help. Not there while every flag is handled. */
export function OpenFlagsNote({ onOpen }: { onOpen: () => void }) {
  const flags = useFlags("open").data?.flags ?? [];
  if (flags.length === 0) return null;
  const isDistress = flags.some(({ kind }) => kind === "distress");
  const count = `${countFlags(flags.length)} ${flags.length === 1 ? "flag is" : "flags are"} not handled yet.`;
  return (
    <Note>
      <p>
        {isDistress && <strong className="text-danger">A student may need help. </strong>}
        {count}{" "}
        <button type="button" className="text-button" onClick={onOpen}>
          See the flags
        </button>
      </p>
    </Note>
  );
}
