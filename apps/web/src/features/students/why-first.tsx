import type { AttentionSign, StudentRow } from "@elenchus/contract/admin-students";
import type { ReactNode } from "react";
import type { Openings } from "../../lib/admin-section.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { LastActive } from "./last-active.tsx";

interface WhyFirstProps extends Openings {
  student: StudentRow;
}

/** In a few words why to look at a student; leads to what shows it, where there is such a place. */
export function WhyFirst({ student, onOpenStudent, onOpenCheck }: WhyFirstProps) {
  const { student_id: id, open_flags: flags, attention: sign } = student;
  if (flags === 0 && sign === null) return null;
  const { check_id: check = null, dialogue_id: dialogue = null, position = null } = sign ?? {};
  const isUrgent = flags > 0;
  const said = (
    <>
      {isUrgent && <AlertIcon className="size-4" />}
      {flags > 0 ? describeFlags(flags) : describeSign(sign, student)}
    </>
  );
  const className = isUrgent ? "urgent-badge my-1 text-left" : "why-first";
  if (check === null && dialogue === null) return <span className={className}>{said}</span>;
  return (
    <button
      type="button"
      className={`${className} cursor-pointer`}
      onClick={() =>
        check === null
          ? onOpenStudent(id, dialogue ?? undefined, position ?? undefined)
          : onOpenCheck(id, check)
      }
    >
      {said}
      <span className="sr-only">
        {check === null ? ": open the transcript" : ": open the check"}
      </span>
    </button>
  );
}

function describeFlags(flags: number): string {
  return flags === 1 ? "1 open flag" : `${flags} open flags`;
}

function describeSign(sign: AttentionSign | null, { last_active_at: at }: StudentRow): ReactNode {
  const { kind, times = 1 } = sign ?? {};
  const often = times === 2 ? "twice" : `${times} times`;
  if (kind === "review") return "Asks for a review";
  if (kind === "failed") return `Failed ${often} running`;
  if (kind === "told") return `Was told the answer ${often}`;
  if (kind === "behind")
    return times === 1 ? "Behind with set work" : `Behind with ${times} pieces of work`;
  return at === null ? (
    "Has never begun"
  ) : (
    <>
      Not here since <LastActive at={at} />
    </>
  );
}
