import { Note } from "./note.tsx";

/** Says that what was said in a dialogue or a check is gone, and that what came of it is not. */
export function DeletedNote({ what, days }: { what: "transcript" | "answers"; days: number }) {
  const verb = what === "transcript" ? "The transcript was" : "Passage and answers were";
  return (
    <Note>
      {verb} deleted after {days === 1 ? "1 day" : `${days} days`}. The result still counts.
    </Note>
  );
}
