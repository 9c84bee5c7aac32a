import type { DueChecksReply } from "@elenchus/contract/due-checks";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { useRef } from "react";
import { useDueChecks, usePutOff } from "../../hooks/use-due-checks.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { DueMailsBox } from "../../ui/due-mails-box.tsx";
import { Problem } from "../../ui/problem.tsx";

type Coming = DueChecksReply["coming"][number];

/** The unaided check that is due for the longest time. Nothing while none is. */
export function DueCheckCard({ onTake }: { onTake: (module: ModuleNumber) => void }) {
  // Where it does not come, nothing is asked for: the checks stand below the modules all the same.
  const { data } = useDueChecks();
  const putOff = usePutOff();
  const heading = useRef<HTMLHeadingElement>(null);
  const due = (data?.coming ?? []).filter((one) => one.due);
  const [first] = due;
  const later = data?.coming.find(({ module_id }) => module_id === putOff.variables);
  const notNow = (module: ModuleNumber) =>
    putOff.mutate(module, { onSuccess: () => heading.current?.focus() });
  const isPutOff = putOff.isSuccess && later !== undefined && !later.due;
  if (data === undefined || (first === undefined && !isPutOff)) return null;
  return (
    <section aria-labelledby="due" className="card mt-5 p-5 sm:p-7">
      <h2 id="due" ref={heading} tabIndex={-1} className="eyebrow">
        {first === undefined ? "Not now" : "Do you still find it?"}
      </h2>
      <p role="status" className="mt-1 mb-3 text-ink-soft empty:hidden">
        {isPutOff &&
          `The check of module ${later.module_id} comes back on ${formatDay(`${later.on}T12:00`)}.`}
      </p>
      {first !== undefined && (
        <>
          <DueCheck first={first} more={due.length - 1} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button className="min-h-12 px-6" onClick={() => onTake(first.module_id)}>
              Take the check
            </Button>
            <Button
              look="ghost"
              aria-busy={putOff.isPending}
              onClick={() => !putOff.isPending && notNow(first.module_id)}
            >
              Not now
            </Button>
          </div>
          {putOff.error !== null && (
            <div className="mt-3">
              <Problem text={describeFailure("It could not be put off.", putOff.error)} />
            </div>
          )}
          <div className="mt-4 border-t border-line pt-2 text-[0.9375rem] text-ink-soft">
            <DueMailsBox wanted={data.mails_wanted} />
          </div>
        </>
      )}
    </section>
  );
}

function DueCheck({
  first: { module_id: module, days_since: days },
  more,
}: {
  first: Coming;
  more: number;
}) {
  return (
    <>
      <p className="mt-1 font-serif text-lg leading-snug font-semibold text-balance">
        Module {module}: {MODULE_TITLES[module]}
      </p>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {nameTime(days)} A few short questions about an argument that you have not seen, without
        help: about 4 minutes. What you come back to stays with you.
        {more > 0 &&
          ` ${more === 1 ? "One more check is" : `${more} more checks are`} due after it.`}
      </p>
    </>
  );
}

function nameTime(days: number): string {
  return days === 1 ? "The last time was yesterday." : `The last time was ${days} days ago.`;
}
