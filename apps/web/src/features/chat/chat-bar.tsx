import { progressPercent } from "@elenchus/domain/progress";
import { formatTimer } from "@elenchus/domain/time-spent";
import type { StepContext } from "@elenchus/contract/fields";
import type { ReactNode } from "react";
import { useElapsedSeconds } from "../../hooks/use-elapsed-seconds.ts";

interface ChatBarProps {
  step: StepContext;
  stepNumber: number;
  learnerReplies: number;
  /** Seconds spent before this page was opened. */
  alreadySpent: number;
  /** Whether the summary is being made or shown. */
  ended: boolean;
  /** Buttons for what a narrow screen has no room for. */
  children: ReactNode;
  /** What one of the buttons lets down below the bar. */
  panel: ReactNode;
}

/** Where the dialogue stands: step, progress, time. Stays at the top while the page scrolls. */
export function ChatBar(props: ChatBarProps) {
  const { step, stepNumber, learnerReplies, alreadySpent, ended, children, panel } = props;
  const percent = Math.round(progressPercent(learnerReplies, ended));
  return (
    <div className="chat-bar">
      <div className="mx-auto flex min-h-12 max-w-[100rem] flex-wrap items-center gap-x-1 px-5 sm:gap-x-5 sm:px-8">
        <p className="flex-1 py-1 leading-snug">
          <span className="whitespace-nowrap text-ink-soft">
            <span className="max-sm:sr-only">Step </span>
            {stepNumber} of {step.steps.length}
          </span>{" "}
          <span className="font-semibold max-sm:sr-only">{step.step_title}</span>
        </p>
        {children}
        <SessionTimer alreadySpent={alreadySpent} running={!ended} />
      </div>
      <div
        role="progressbar"
        aria-label="Dialogue progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 bg-line"
      >
        {/* By attribute: in markup, the content security policy allows no style. */}
        <svg className="block h-full w-full fill-accent" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" className="transition-[width] duration-500" />
        </svg>
      </div>
      {panel}
    </div>
  );
}

function SessionTimer({ alreadySpent, running }: { alreadySpent: number; running: boolean }) {
  const seconds = useElapsedSeconds(alreadySpent, running);
  return (
    <span role="timer" aria-label="Session time" aria-live="off" className="tabular-nums">
      {formatTimer(seconds)}
    </span>
  );
}
