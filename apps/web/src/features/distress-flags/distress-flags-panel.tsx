import type { DistressFlag, SessionReply } from "@elenchus/contract/session";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatMoment } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { listOpenFlags } from "./list-open-flags.ts";

const PLACES: Readonly<Record<DistressFlag["place"], string>> = {
  dialogue: "in a dialogue",
  transfer_check: "in an unaided check",
  interest: "as an interest",
};

interface DistressFlagsPanelProps {
  userId: string;
  students: SessionReply["student_info_admin_dict"];
  onAcknowledged: (flagId: number) => void;
}

/** For supervisors: students who wrote something that sounds as if they need help. */
export function DistressFlagsPanel({ userId, students, onAcknowledged }: DistressFlagsPanelProps) {
  const open = listOpenFlags(students);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (flagId: number) =>
      call("acknowledgeDistressFlag", { user_id: userId, flag_id: flagId }),
    onSuccess: (_reply, flagId) => onAcknowledged(flagId),
  });
  if (open.length === 0) return null;

  return (
    <section aria-labelledby="distress" className="card mb-8 p-5 sm:p-7">
      <h2 id="distress" className="heading-2">
        Students who may need help
      </h2>
      <p className="mt-1 text-ink-soft">
        What they wrote sounded like distress. They were shown where help is, and told that you
        know.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {open.map(({ flag, studentName }) => (
          <li
            key={flag.flag_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <p>
              <span className="font-semibold">{studentName}</span>, {PLACES[flag.place]},{" "}
              {formatMoment(flag.raised_at)}
            </p>
            <Button
              aria-label={`Mark as seen: ${studentName}, ${formatMoment(flag.raised_at)}`}
              disabled={isPending}
              onClick={() => mutate(flag.flag_id)}
            >
              Mark as seen
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <div className="mt-4">
          <Problem text={describeFailure("This could not be marked as seen.", error)} />
        </div>
      )}
    </section>
  );
}
