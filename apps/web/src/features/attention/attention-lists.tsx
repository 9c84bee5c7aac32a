import type { AttentionReply } from "@elenchus/contract/admin-attention";
import type { ReactNode } from "react";
import { formatDay, formatMoment } from "../../lib/format-date.ts";
import { FlagKind } from "../../ui/flag-kind.tsx";
import type { Openings } from "../../lib/admin-section.ts";
import { AttentionCard, type AttentionItem, type AttentionReason } from "./attention-card.tsx";

/** Whom to look at, a card each with all that speaks for it, the most urgent first. */
export function AttentionLists({ reply, ...openings }: Openings & { reply: AttentionReply }) {
  const reasons = listReasons(reply);
  if (reasons.length === 0) {
    return <p className="card mt-6 p-5 sm:p-7">Nobody needs attention at the moment.</p>;
  }
  const students = [...new Set(reasons.map(({ item }) => item.student_id))];
  const cut = KINDS.filter(({ kind }) => reply.totals[kind] > reply[kind].length);
  return (
    <>
      <ul className="admin-cards mt-6">
        {students.map((student) => (
          <li key={student} className="min-w-0">
            <AttentionCard
              reasons={reasons.filter(({ item }) => item.student_id === student)}
              {...openings}
            />
          </li>
        ))}
      </ul>
      {cut.map(({ kind, title }) => (
        <p key={kind} className="mt-3 text-ink-soft">
          {title}: {reply[kind].length} of {reply.totals[kind].toLocaleString("en")} are shown.
        </p>
      ))}
    </>
  );
}

/** Kinds of reasons, the most urgent first. */
const KINDS = [
  { kind: "flags", title: "Flag that nobody has handled" },
  { kind: "reviews", title: "Waiting for a review" },
  { kind: "stuck", title: "Failing again and again" },
  { kind: "behind", title: "Behind with set work" },
  { kind: "away", title: "Not here" },
] as const;

function listReasons({ away_days: days, ...reply }: AttentionReply): AttentionReason[] {
  const [flag, review, stuck, behind] = KINDS;
  return [
    ...reply.flags.map((item) => ({ title: flag.title, item, why: describeFlag(item) })),
    ...reply.reviews.map((item) => ({ title: review.title, item, why: describeReview(item) })),
    ...reply.stuck.map((item) => ({ title: stuck.title, item, why: <p>{describeStuck(item)}</p> })),
    ...reply.behind.map((item) => ({
      title: behind.title,
      item,
      why: <p>{describeBehind(item)}</p>,
    })),
    ...reply.away.map((item) => ({
      title: `Not here for ${days} days`,
      item,
      why: <p>{item.at === null ? "Has never begun." : `Last here on ${formatDay(item.at)}.`}</p>,
    })),
  ];
}

function describeFlag(flag: AttentionReply["flags"][number]): ReactNode {
  return (
    <p>
      <FlagKind kind={flag.kind} isOpen /> {sayWhen(flag)}
    </p>
  );
}

function describeReview(review: AttentionReply["reviews"][number]): ReactNode {
  return (
    <>
      <p>Asked for a review on {sayWhen(review)}</p>
      {review.note !== "" && <p className="own-words">{review.note}</p>}
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
