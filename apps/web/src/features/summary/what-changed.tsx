import { useGrowth } from "../../hooks/use-growth.ts";
import { formatShare } from "../../lib/format-share.ts";
import { listChanges, type Shares, type SkillChange } from "../../lib/growth.ts";

/** Each skill of a dialogue: alone or with help, beside the dialogues before. */
export function WhatChanged({ sessionId }: { sessionId: string }) {
  // The summary is there without it, and the page of progress says what keeps it away.
  const { data } = useGrowth();
  const changes = listChanges(data?.skills ?? [], sessionId);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed">
      <h3 id="changed" className="heading-2 mb-2">
        What changed
      </h3>
      <dl className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <div key={change.title} className="py-2.5">
            <dt className="font-semibold">{change.title}</dt>
            <dd>{describeChange(change)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function describeChange({ now, before }: SkillChange): string {
  const then =
    before === null
      ? "This is your first dialogue with it."
      : `Before: ${formatShare(before.alone)} alone, in ${countDialogues(before.dialogues)}.`;
  return `${describeShares(now)} ${then}`;
}

const countDialogues = (count: number): string =>
  count === 1 ? "one dialogue" : `${count} dialogues`;

function describeShares({ alone, helped, pointed, told }: Shares): string {
  const parts = [
    [alone, "found alone"],
    [helped, "with a hint"],
    [pointed, "by pointing"],
    [told, "told or left open"],
  ] as const;
  const said = parts.flatMap(([share, how]) =>
    share > 0 ? [`${share === 1 ? "All" : formatShare(share)} ${how}`] : [],
  );
  return `${said.join(", ")}.`;
}
