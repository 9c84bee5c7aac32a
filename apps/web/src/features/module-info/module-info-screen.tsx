import type { ReactNode } from "react";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { useElapsedSeconds } from "../../hooks/use-elapsed-seconds.ts";
import { useLesson } from "../../hooks/use-lesson.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { Button } from "../../ui/button.tsx";
import { MissingPart } from "../../ui/missing-part.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LongWait } from "../../ui/long-wait.tsx";

interface ModuleInfoScreenProps {
  module: ModuleNumber;
  /** Null while none is chosen yet. */
  issue: string | null;
  interest: string | null;
  /** Whether the tutor is there. */
  ready: boolean;
  problem: string | null;
  /** Whether it goes by itself once the tutor is there. */
  isPassing: boolean;
  /** More to read of the lesson. */
  reading?: ReactNode;
  onBegin: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** Seconds of waiting from which on something to read is welcome where the screen goes by itself. */
const READ_FROM = 8;

/** The module's aims, while the tutor gets ready. Source: specification §2, screen 7. */
export function ModuleInfoScreen(props: ModuleInfoScreenProps) {
  const { module, issue, interest, ready, problem, onBegin, onRetry, onCancel } = props;
  const heading = useViewHeading(MODULE_TITLES[module]);
  const seconds = useElapsedSeconds(0, props.isPassing);
  // What goes at once is no place to read: the chat has the same.
  const isToRead = !props.isPassing || seconds >= READ_FROM;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8 lg:py-20">
      <p className="eyebrow">Module {module}</p>
      <h1 ref={heading} tabIndex={-1} className="heading-1 mt-2">
        {MODULE_TITLES[module]}
      </h1>
      {isToRead && (
        <>
          <Aims module={module} />
          {props.reading}
        </>
      )}
      <div className="mt-10 border-t border-line pt-6">
        <p className="text-ink-soft">{issue === null ? "Your interest" : "Your issue"}</p>
        <p dir="auto" className="mt-1 font-serif text-xl leading-snug">
          {issue ?? interest}
        </p>
      </div>
      <div className="module-info-action mt-3 min-h-20">
        {problem !== null && (
          <Problem text={problem}>
            <Button onClick={onRetry}>Try again</Button>
            <Button look="ghost" onClick={onCancel}>
              Return to Modules
            </Button>
          </Problem>
        )}
        {problem === null && !ready && (
          <LongWait
            text="Loading tutor..."
            explanation="Your argument is being written and checked. This can take up to 90 seconds, and longer where the tutor runs on a small machine."
            onCancel={onCancel}
          />
        )}
        <p role="status" className="sr-only">
          {ready && "The tutor is ready."}
        </p>
        {ready && (
          <Button look="primary" className="min-h-12 px-7" onClick={onBegin}>
            Begin Dialogue
          </Button>
        )}
      </div>
    </div>
  );
}

function Aims({ module }: { module: ModuleNumber }) {
  const { data: lesson, error, refetch } = useLesson(module);
  if (error !== null) {
    return (
      <div className="mt-8">
        <MissingPart error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <section aria-labelledby="aims" className="mt-8 min-h-40">
      <h2 id="aims" className="font-semibold">
        What you will practise
      </h2>
      {lesson === undefined && <Skeleton lines={4} />}
      <ul className="mt-3 space-y-3">
        {lesson?.aims.map((aim) => (
          <li key={aim} className="flex gap-4 text-lg leading-relaxed">
            <span aria-hidden="true" className="mt-3 h-0.5 w-4 shrink-0 bg-accent" />
            {aim}
          </li>
        ))}
      </ul>
    </section>
  );
}
