import type { OwnWork } from "@elenchus/contract/my-work";
import type { SessionReply } from "@elenchus/contract/session";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { useId } from "react";
import { formatDue } from "../../lib/format-due.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/icons.tsx";
import { nextStepOf, type NextStep } from "./next-step.ts";

interface WorkToDoProps {
  work: OwnWork;
  session: SessionReply;
  onBegin: (step: NextStep) => void;
}

/** One piece of work that is to be done, until when, and one button that begins it. */
export function WorkToDo({ work, session, onBegin }: WorkToDoProps) {
  const title = useId();
  const step = nextStepOf(work, session);
  return (
    <li className="py-4">
      <h3 id={title} className="font-semibold">
        {MODULE_TITLES[work.module_id]}
      </h3>
      <p className="mt-1">
        {GOAL_WORDS[work.goal]}
        {work.issue !== null && (
          <>
            {" about "}
            <q dir="auto">{work.issue}</q>
          </>
        )}
      </p>
      <p className="mt-1 font-semibold">
        {work.standing === "behind" ? (
          <span className="text-danger">
            Was due on {formatDue(work.due)}. You can still do it until {formatDue(work.late_until)}
            .
          </span>
        ) : (
          `Due on ${formatDue(work.due)}`
        )}
      </p>
      {step.first !== null && <p className="mt-1 text-ink-soft">{step.first}</p>}
      <Button
        look="primary"
        className="mt-3"
        aria-describedby={title}
        onClick={() => onBegin(step)}
      >
        {step.label}
        <ArrowIcon />
      </Button>
    </li>
  );
}
