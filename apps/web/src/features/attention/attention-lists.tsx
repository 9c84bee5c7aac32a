import type { AttentionReply } from "@elenchus/contract/admin-attention";
import type { ReactNode } from "react";
import { formatDay, formatMoment } from "../../lib/format-date.ts";
import { FlagKind } from "../../ui/flag-kind.tsx";
import type { Openings } from "../../lib/admin-section.ts";
import { AttentionCard, type AttentionItem } from "./attention-card.tsx";
import { AttentionList } from "./attention-list.tsx";

/** Whom to look at, the most urgent kind first. */
export function AttentionLists({ reply, ...openings }: Openings & { reply: AttentionReply }) {
  const { flags, reviews, stuck, away, away_days: days, behind, totals } = reply;
  if ([flags, reviews, stuck, away, behind].every((list) => list.length === 0)) {
    return <p className="card mt-6 p-5 sm:p-7">Nobody needs attention at the moment.</p>;
  }
  const cardOf = (item: AttentionItem, why: ReactNode) => (
    <AttentionCard item={item} {...openings}>
      {why}
    </AttentionCard>
  );
  return (
    <>
      <AttentionList title="Flags that nobody has handled" total={totals.flags}>
        {flags.map((flag) =>
          cardOf(
            flag,
            <p>
              <FlagKind kind={flag.kind} isOpen /> {sayWhen(flag)}
            </p>,
          ),
        )}
      </AttentionList>
      <AttentionList title="Waiting for a review" total={totals.reviews}>
        {reviews.map((review) =>
          cardOf(
            review,
            <>
              <p>Asked for a review on {sayWhen(review)}</p>
              {review.note !== "" && <p className="own-words">{review.note}</p>}
            </>,
          ),
        )}
      </AttentionList>
      <AttentionList title="Failing again and again" total={totals.stuck}>
        {stuck.map((one) => cardOf(one, <p>{describeStuck(one)}</p>))}
      </AttentionList>
      <AttentionList title="Behind with set work" total={totals.behind}>
        {behind.map((one) => cardOf(one, <p>{describeBehind(one)}</p>))}
      </AttentionList>
      <AttentionList title={`Not here for ${days} days`} total={totals.away}>
        {away.map((one) =>
          cardOf(
            one,
            <p>{one.at === null ? "Has never begun." : `Last here on ${formatDay(one.at)}.`}</p>,
          ),
        )}
      </AttentionList>
    </>
  );
}

function sayWhen({ at }: AttentionItem): ReactNode {
  return at === null ? null : <time dateTime={at}>{formatMoment(at)}</time>;
}

function describeBehind({ works, at }: AttentionReply["behind"][number]): string {
  const since = at === null ? "" : formatDay(at);
  if (works === 1) return `Has not done work that was due on ${since}.`;
  return `Has not done ${works} pieces of work. The first was due on ${since}.`;
}

function describeStuck(one: AttentionReply["stuck"][number]): string {
  const { failures_running: failed, told_running: told, at } = one;
  return [
    ...(failed >= 2 ? [`Failed the last ${failed} dialogues.`] : []),
    ...(told >= 2 ? [`Was told the module's own step ${told} times.`] : []),
    ...(at === null ? [] : [`Last on ${formatDay(at)}.`]),
  ].join(" ");
}
