import type { AttentionReply } from "@elenchus/contract/admin-attention";
import type { ReactNode } from "react";
import type { Openings } from "../../lib/admin-section.ts";
import { titleOfStep } from "../../lib/title-of-step.ts";
import { Button } from "../../ui/button.tsx";
import { MailAddress } from "../../ui/mail-address.tsx";

export type AttentionItem = AttentionReply["away"][number];

/** One of the things for which to look at a student. */
export interface AttentionReason {
  readonly title: string;
  readonly item: AttentionItem;
  readonly why: ReactNode;
}

interface AttentionCardProps extends Openings {
  /** All of one student, the most urgent first. */
  reasons: readonly AttentionReason[];
}

/** A student to look at, with everything that speaks for it: why, what shows it, and the way there. */
export function AttentionCard({ reasons, ...openings }: AttentionCardProps) {
  const [first] = reasons;
  if (first === undefined) return null;
  const { student_id: id, student_email: email, group_name: group } = first.item;
  const name = nameOf(first.item);
  return (
    <article className="card flex h-full flex-col items-start p-4 sm:p-5">
      <h2 className="wrap-anywhere">
        <button
          type="button"
          className="text-button text-lg font-semibold"
          onClick={() => openings.onOpenStudent(id)}
        >
          {name}
        </button>
      </h2>
      <p className="admin-aside wrap-anywhere">
        {email !== undefined && <MailAddress address={email} />}
        {email !== undefined && group !== null && " · "}
        {group}
      </p>
      <ul className="mt-2 w-full divide-y divide-line">
        {reasons.map((reason) => (
          <li key={reason.title} className="py-3 first:pt-0 last:pb-0">
            <Reason reason={reason} {...openings} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Reason({ reason, onOpenStudent, onOpenCheck }: Openings & { reason: AttentionReason }) {
  const { title, why, item } = reason;
  const { student_id: id, place } = item;
  return (
    <div className="wrap-anywhere">
      <h3 className="font-semibold">{title}</h3>
      {why}
      {place !== null && (
        <>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{describePlace(place)}</p>
          {place.sentence !== null && (
            <blockquote dir="auto" className="own-words mt-2">
              {place.sentence}
            </blockquote>
          )}
          <Button
            className="mt-3"
            aria-label={`${nameWay(place)}: ${nameOf(item)}, ${place.issue}`}
            onClick={() =>
              place.check_id === null
                ? onOpenStudent(id, place.dialogue_id ?? undefined, place.position ?? undefined)
                : onOpenCheck(id, place.check_id)
            }
          >
            {nameWay(place)}
          </Button>
        </>
      )}
    </div>
  );
}

function nameOf({ student_first_name: first, student_last_name: last }: AttentionItem): string {
  return `${first} ${last}`;
}

type Place = NonNullable<AttentionItem["place"]>;

/** "Module 2 · Reasons · Should chess be taught?" */
function describePlace({ module_id: module, step, issue }: Place): string {
  const at = step === null ? [] : [titleOfStep(module, step)];
  return [`Module ${module}`, ...at, issue].join(" · ");
}

function nameWay({ check_id: check, position }: Place): string {
  if (check !== null) return "Open the check";
  return position === null ? "Open the transcript" : "Open the transcript there";
}
