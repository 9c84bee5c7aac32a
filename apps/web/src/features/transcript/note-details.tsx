import type { ReactNode } from "react";

/** Facts behind a line, shut until somebody wants them; not there where there are none. */
export function NoteDetails({ facts }: { facts: readonly [string, readonly ReactNode[]][] }) {
  const told = facts.filter(([, texts]) => texts.length > 0);
  if (told.length === 0) return null;
  return (
    <details>
      <summary>Details</summary>
      <dl>
        {told.map(([name, texts]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>
              <ul>
                {texts.map((text, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- neither changes nor moves
                  <li key={index}>{text}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
