import { MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import { useRef, type RefObject } from "react";
import { useAnswerBox } from "../../hooks/use-answer-box.ts";
import { Button } from "../../ui/button.tsx";
import { ClipboardNote } from "../../ui/clipboard-note.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import type { CheckState } from "./check-state.ts";

interface QuestionFormProps {
  state: CheckState;
  /** Index of the question. */
  question: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (text: string) => void;
  onHandIn: () => void;
}

/** One question and the box for its one answer. Enter makes a new line: nothing is handed in by accident. */
export function QuestionForm(props: QuestionFormProps) {
  const { state, question, heading, onChange, onHandIn } = props;
  const { check, draft, sending, problem } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  const clipboard = useAnswerBox(box);
  const excess = draft.trim().length - MAX_MESSAGE_CHARS;
  const isLast = question === check.questions.length - 1;

  return (
    <section aria-labelledby="question" className="pt-6">
      <p className="eyebrow">
        Question {question + 1} of {check.questions.length}
      </p>
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        className="mt-1 scroll-mt-4 font-serif text-xl leading-snug"
      >
        {check.questions[question]?.question}
      </h2>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (excess <= 0) onHandIn();
        }}
      >
        <label htmlFor="answer" className="sr-only">
          Your answer
        </label>
        <textarea
          id="answer"
          ref={box}
          rows={7}
          className="field block"
          placeholder="Answer in your own words"
          aria-describedby="clipboard-note handing-in"
          aria-invalid={excess > 0}
          readOnly={sending}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
        />
        <ClipboardNote id="clipboard-note" {...clipboard} />
        {excess > 0 && (
          <p role="alert" className="mt-2 text-danger">
            Too long by {excess.toLocaleString("en")} characters.
          </p>
        )}
        {problem !== null && (
          <div className="mt-3">
            <Problem text={problem} />
          </div>
        )}
        <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="primary" type="submit" className="min-h-12 px-6" disabled={sending}>
            {isLast ? "Hand in and see the result" : "Hand in and go on"}
          </Button>
          {sending && <Working text={isLast ? "Judging your answers..." : "Handing in..."} />}
          <p id="handing-in" className={sending ? "sr-only" : "text-sm text-ink-soft"}>
            You cannot change an answer after you hand it in.
          </p>
        </div>
      </form>
    </section>
  );
}
