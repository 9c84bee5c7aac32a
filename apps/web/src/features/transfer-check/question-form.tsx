import { MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import { useRef, type RefObject } from "react";
import { useAnswerBox } from "../../hooks/use-answer-box.ts";
import { Button } from "../../ui/button.tsx";
import { ClipboardNote } from "../../ui/clipboard-note.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import type { CheckState, OpenQuestion } from "./check-state.ts";
import { FirstAnswer, SecondChanceNote } from "./second-chance.tsx";

interface QuestionFormProps {
  state: CheckState;
  open: OpenQuestion;
  heading: RefObject<HTMLHeadingElement | null>;
  onChange: (text: string) => void;
  /** Hands in what is written, or the answer that is given. */
  onHandIn: (answer?: string) => void;
}

/** One question and the box for its answer. Enter makes a new line: nothing is handed in by accident. */
export function QuestionForm(props: QuestionFormProps) {
  const { state, open, heading, onChange, onHandIn } = props;
  const { check, draft, sending, problem } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  const clipboard = useAnswerBox(box);
  const excess = draft.trim().length - MAX_MESSAGE_CHARS;
  const { question, second } = open;
  const total = check.questions.length;
  const isLast = second === null ? question === total - 1 : second.number === second.total;

  return (
    <section aria-labelledby="question" className="pt-6">
      {second !== null && <SecondChanceNote id="second-chance" second={second} />}
      <p className="eyebrow">
        {second === null
          ? `Question ${question + 1} of ${total}`
          : `Once more: ${second.number} of ${second.total}`}
      </p>
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        aria-describedby={second === null ? undefined : "second-chance"}
        className="mt-1 scroll-mt-4 font-serif text-xl leading-snug"
      >
        {check.questions[question]?.question}
      </h2>
      {second !== null && <FirstAnswer second={second} />}
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
            {second !== null && isLast ? "Hand in and see the result" : "Hand in and go on"}
          </Button>
          {second !== null && (
            <Button className="min-h-12" disabled={sending} onClick={() => onHandIn(second.first)}>
              Keep my first answer
            </Button>
          )}
          {sending && <Working text={isLast ? "Judging your answers..." : "Handing in..."} />}
          <p id="handing-in" className={sending ? "sr-only" : "text-sm text-ink-soft"}>
            {second === null
              ? "You cannot change an answer that is handed in. Where something is missing, you may answer once more at the end."
              : "The better of your two answers counts."}
          </p>
        </div>
      </form>
    </section>
  );
}
