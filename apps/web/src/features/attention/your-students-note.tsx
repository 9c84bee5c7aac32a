import type { FirstStudentsReply } from "@elenchus/contract/admin-students";
import { useQuery } from "@tanstack/react-query";
import { ATTENTION_PLACE, FIRST_PLACE, type AdminPlace } from "../../lib/admin-place.ts";
import { call } from "../../lib/call.ts";
import { suppliedRecords } from "../../lib/supplied-records.ts";
import { Button } from "../../ui/button.tsx";

/** The way to their class, where a supervisor begins: how many of it need attention, and who. */
export function YourStudentsNote({ onOpen }: { onOpen: (place: AdminPlace) => void }) {
  const { data } = useQuery({
    queryKey: ["admin", "first-students", null],
    queryFn: ({ signal }) => call("firstStudents", {}, signal),
    enabled: suppliedRecords() === null,
  });
  const waiting = data?.students.length ?? 0;
  return (
    <section aria-label="Your students" className="card flex flex-wrap items-center gap-3 p-5">
      <p className="min-w-0 flex-1 basis-60">
        <strong>Your students</strong>
        {data !== undefined && `: ${sayWaiting(data)}`}
      </p>
      <Button onClick={() => onOpen(waiting > 0 ? ATTENTION_PLACE : FIRST_PLACE)}>
        {waiting > 0 ? "See who" : "See your students"}
      </Button>
    </section>
  );
}

function sayWaiting({ students, has_more: hasMore }: FirstStudentsReply): string {
  if (students.length === 0) return "nobody needs attention at the moment.";
  if (students.length === 1) return "1 needs attention.";
  return `${hasMore ? "more than " : ""}${students.length} need attention.`;
}
