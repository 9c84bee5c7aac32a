import { progressPercent } from "@elenchus/domain/progress";
import { formatTimer } from "@elenchus/domain/time-spent";
import type { StepContext } from "@elenchus/contract/fields";
import type { ReactNode } from "react";
import { useElapsedSeconds } from "../../hooks/use-elapsed-seconds.ts";
import { useHeaderHeight } from "../../hooks/use-header-height.ts";
import "../../styles/chat-bar.css";

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
}

/** Where the dialogue stands: step, progress, time. Stays below the page's header while the page scrolls. */
export function ChatBar(props: ChatBarProps) {
  const { step, stepNumber, learnerReplies, alreadySpent, ended, children } = props;
  useHeaderHeight();
  const percent = Math.round(progressPercent(learnerReplies, ended));
  return (
    <div className="chat-bar">
      <div className="chat-bar-line">
        {step.steps.length > 0 && (
          <p className="step-count">
            Step {stepNumber} of {step.steps.length}
          </p>
        )}
        <p className="step-name">{step.step_title}</p>
        <div className="chat-bar-buttons">{children}</div>
        <SessionTimer alreadySpent={alreadySpent} running={!ended} />
      </div>
      <div
        role="progressbar"
        aria-label="Dialogue progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        // The specification has it count replies; the step beside it says what is done.
        aria-valuetext={learnerReplies === 1 ? "1 reply" : `${learnerReplies} replies`}
        className="h-1 bg-line"
      >
        {/* By attribute: in markup, the content security policy allows no style. */}
        <svg className="block h-full w-full fill-accent" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" className="transition-[width] duration-500" />
        </svg>
      </div>
    </div>
  );
}

function SessionTimer({ alreadySpent, running }: { alreadySpent: number; running: boolean }) {
  const seconds = useElapsedSeconds(alreadySpent, running);
  return (
    <span role="timer" aria-label="Session time" aria-live="off" className="session-timer">
      {formatTimer(seconds)}
    </span>
  );
}
