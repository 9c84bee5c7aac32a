import type { AttentionReply } from "@elenchus/contract/admin-attention";
import type { ReactNode } from "react";
import type { Openings } from "../../lib/admin-section.ts";
import { titleOfStep } from "../../lib/title-of-step.ts";
import { Button } from "../../ui/button.tsx";

export type AttentionItem = AttentionReply["away"][number];

interface AttentionCardProps extends Openings {
  item: AttentionItem;
  /** Why the student is here. */
  children: ReactNode;
}

/** A student to look at: why, where it went wrong, what shows it, and the way there. */
export function AttentionCard({ item, children, onOpenStudent, onOpenCheck }: AttentionCardProps) {
  const { student_id: id, student_email: email, group_name: group, place } = item;
  const name = `${item.student_first_name} ${item.student_last_name}`;
  return (
    <article className="card flex h-full flex-col items-start p-4 sm:p-5">
      <h3 className="wrap-anywhere">
        <button
          type="button"
          className="text-button text-lg font-semibold"
          onClick={() => onOpenStudent(id)}
        >
          {name}
        </button>
      </h3>
      <p className="admin-aside wrap-anywhere">
        {[email, group].filter((each) => each !== null && each !== undefined).join(" · ")}
      </p>
      <div className="mt-2 wrap-anywhere">{children}</div>
      {place !== null && (
        <>
          <p className="mt-2 text-[0.9375rem] wrap-anywhere text-ink-soft">
            {describePlace(place)}
          </p>
          {place.sentence !== null && (
            <blockquote dir="auto" className="own-words mt-2">
              {place.sentence}
            </blockquote>
          )}
          <div className="mt-auto pt-3">
            <Button
              aria-label={`${nameWay(place)}: ${name}, ${place.issue}`}
              onClick={() =>
                place.check_id === null
                  ? onOpenStudent(id, place.dialogue_id ?? undefined, place.position ?? undefined)
                  : onOpenCheck(id, place.check_id)
              }
            >
              {nameWay(place)}
            </Button>
          </div>
        </>
      )}
    </article>
  );
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
