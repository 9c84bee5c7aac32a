import type { TranscriptReply } from "@elenchus/contract/admin-students";
import { explainFinding } from "./explain-finding.ts";
import { MOVES } from "./words.ts";

type Move = NonNullable<TranscriptReply["messages"][number]["move"]>;

/** Counted from the weakest. */
const HINTS = ["a light one", "a clearer one", "a strong one"];

/** What the tutor decided to do, before it found words for it. */
export function MoveNote({ move }: { move: Move }) {
  const { kind, finding, level, covered, target, asserted } = move;
  const hint = kind === "hint" ? `, ${HINTS[level] ?? "a strong one"}` : "";
  const facts = [
    { name: "Counts as covered", texts: covered },
    { name: "Told", texts: asserted },
    { name: "Now asks about", texts: target === null ? [] : [target] },
    { name: "Because", texts: finding === null ? [] : [explainFinding(finding, NO_STATEMENTS)] },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <aside className="admin-note" aria-label="The tutor's move">
      <p className="admin-note-title">
        The tutor&apos;s move: {MOVES[kind] ?? kind}
        {hint}
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, texts }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>
                <ul>
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}

/** A move's finding names no point. */
const NO_STATEMENTS: ReadonlyMap<string, string> = new Map();
