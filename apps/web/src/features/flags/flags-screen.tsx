import { useState } from "react";
import { useFlags } from "../../hooks/use-flags.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { FlagList } from "./flag-list.tsx";

const STATES = { open: "Not handled", all: "All" } as const;
type FlagState = keyof typeof STATES;

const KEPT_AS = "flags";

/** Signs that somebody should look at a student: distress, and abuse. */
export function FlagsScreen({ userId, onOpenStudent }: AdminSectionProps) {
  const heading = useViewHeading("Flags");
  const [state, setState] = useState<FlagState>(() =>
    recallAdmin(userId, KEPT_AS) === "all" ? "all" : "open",
  );
  const choose = (chosen: FlagState) => {
    setState(chosen);
    rememberAdmin(userId, KEPT_AS, chosen);
  };
  const { data, error, refetch } = useFlags(state, true);
  return (
    <div className="max-w-4xl pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Flags
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Students whose words sounded like distress or were abusive. Students in distress have been
        told where to get help, and that a supervisor knows. The access log records that you saw
        what they wrote.
      </p>
      <div role="group" aria-label="Which flags" className="mt-5 flex flex-wrap gap-2">
        {(Object.keys(STATES) as FlagState[]).map((each) => (
          <Button
            key={each}
            aria-pressed={each === state}
            look={each === state ? "primary" : "outline"}
            onClick={() => choose(each)}
          >
            {STATES[each]}
          </Button>
        ))}
      </div>
      {error !== null && (
        <div className="mt-6">
          <Problem text={describeFailure("The flags could not be loaded.", error)}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Problem>
        </div>
      )}
      {data === undefined && error === null && (
        <Working text="Loading the flags..." className="late mt-8" />
      )}
      {data !== undefined && (
        <FlagList flags={data.flags} state={state} userId={userId} onOpen={onOpenStudent} />
      )}
    </div>
  );
}
