import type { TranscriptReply } from "@elenchus/contract/admin-students";
import { Markdown } from "../../ui/markdown.tsx";
import { AssessmentNote } from "./assessment-note.tsx";
import { MoveNote } from "./move-note.tsx";

interface TranscriptMessageProps {
  message: TranscriptReply["messages"][number];
  /** Whom the tutor talks to. */
  learner: string;
  /** The step that begins here, if one does. */
  step: string | null;
}

/** A message and, beside it, what was judged or decided. */
export function TranscriptMessage({ message, learner, step }: TranscriptMessageProps) {
  const { system_or_user: sender, message_text: text, assessment, move } = message;
  const isLearner = sender === "user";
  return (
    <li className="min-w-0">
      {step !== null && <h3 className="admin-step">{step}</h3>}
      <div className="admin-message">
        <div data-sender={sender} className="min-w-0">
          <p className="mb-1 text-sm font-semibold text-ink-soft">
            {isLearner ? learner : "Tutor"}
          </p>
          <div dir="auto" className={`admin-bubble ${isLearner ? "admin-bubble-learner" : ""}`}>
            {isLearner ? <p className="whitespace-pre-wrap">{text}</p> : <Markdown text={text} />}
          </div>
        </div>
        {assessment !== null && <AssessmentNote assessment={assessment} />}
        {move !== null && <MoveNote move={move} />}
      </div>
    </li>
  );
}
