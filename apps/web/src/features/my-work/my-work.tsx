import type { OwnWork } from "@elenchus/contract/my-work";
import type { SessionReply } from "@elenchus/contract/session";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { OverWork } from "./over-work.tsx";
import { WorkToDo } from "./work-to-do.tsx";
import type { NextStep } from "./next-step.ts";

interface MyWorkProps {
  session: SessionReply;
  onBegin: (step: NextStep) => void;
}

const TO_DO: ReadonlySet<OwnWork["standing"]> = new Set(["open", "behind"]);

/** The work that a supervisor has set: what is to be done, and what is over. Not there where there is none. */
export function MyWork({ session, onBegin }: MyWorkProps) {
  const { data } = useQuery({
    queryKey: ["my-work"],
    queryFn: ({ signal }) => call("myWork", {}, signal),
  });
  if (data === undefined || data.work.length === 0) return null;
  const toDo = data.work.filter(({ standing }) => TO_DO.has(standing));
  const over = data.work.filter(({ standing }) => !TO_DO.has(standing));
  return (
    <section aria-labelledby="set-work" className="card p-5 sm:p-7">
      <h2 id="set-work" className="heading-2">
        Set work
      </h2>
      {toDo.length === 0 ? (
        <p className="mt-2">Nothing is to be done at the moment.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {toDo.map((work) => (
            <WorkToDo key={work.assignment_id} work={work} session={session} onBegin={onBegin} />
          ))}
        </ul>
      )}
      {over.length > 0 && <OverWork work={over} />}
    </section>
  );
}
