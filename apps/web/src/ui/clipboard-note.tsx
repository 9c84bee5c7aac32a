import type { ClipboardState } from "../hooks/use-answer-box.ts";

/** Says that the clipboard is off in the box above, and lets those who need it turn it on. */
export function ClipboardNote(props: ClipboardState & { id: string }) {
  const { id, assistive, setAssistive, blockedTimes } = props;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <p
        id={id}
        key={blockedTimes}
        role={blockedTimes > 0 ? "alert" : undefined}
        className={blockedTimes > 0 && !assistive ? "note-flash" : ""}
      >
        {assistive ? "Copy, cut and paste work here." : "No copy, cut or paste here."}
      </p>
      <label className="flex min-h-8 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={assistive}
          onChange={(event) => setAssistive(event.target.checked)}
        />
        I use assistive input
      </label>
    </div>
  );
}
