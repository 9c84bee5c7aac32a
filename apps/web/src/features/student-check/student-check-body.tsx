import type { StudentCheckReply } from "@elenchus/contract/admin-students";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import type { ReactNode } from "react";
import { formatMoment } from "../../lib/format-date.ts";
import { OUTCOME_WORDS, STANDING_LOOKS } from "../../lib/outcome-words.ts";
import { secondAnswer } from "../../lib/second-answer.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";
import { DeletedNote } from "../../ui/deleted-note.tsx";
import { PassageText } from "../../ui/passage-text.tsx";
import { StepFeedback } from "../../ui/step-feedback.tsx";

interface StudentCheckBodyProps {
  reply: StudentCheckReply;
  verdict: ReactNode;
}

/** The facts, what was decided, the argument, then answer by answer. */
export function StudentCheckBody({ reply, verdict }: StudentCheckBodyProps) {
  const { text_passage: passage, questions, answers, again, finished } = reply.check;
  const days = reply.check.transcript_deleted_after_days;
  if (days !== undefined) {
    return (
      <div className="space-y-8">
        <AdminFacts facts={factsOf(reply)} />
        <div className="max-w-3xl">
          <DeletedNote what="answers" days={days} />
        </div>
        {verdict}
      </div>
    );
  }
  return (
    <div className="space-y-8">
      <AdminFacts facts={factsOf(reply)} />
      {verdict}
      <section aria-labelledby="argument" className="card max-w-3xl p-4 sm:p-5">
        <h2 id="argument" className="heading-2">
          The argument
        </h2>
        <div className="mt-2 max-w-[70ch] font-serif">
          <PassageText text={passage} />
        </div>
      </section>
      <section aria-labelledby="answers" className="max-w-3xl">
        <h2 id="answers" className="heading-2">
          Answers
        </h2>
        <p className="mt-1 text-ink-soft">
          Without hints or feedback.{" "}
          {again !== undefined &&
            "What was not found was asked once more, and the better answer counts. "}
          What was missing is from the answer key.
        </p>
        <ol className="mt-3 divide-y divide-line border-y border-line">
          {finished?.steps.map((step, index) => (
            <StepFeedback
              key={questions[index]?.title}
              title={questions[index]?.title ?? ""}
              question={questions[index]?.question ?? ""}
              answer={answers[index] ?? ""}
              second={secondAnswer(reply.check, index)}
              step={step}
              reader="supervisor"
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function factsOf({ check, machine_outcome: machine }: StudentCheckReply): [string, ReactNode][] {
  const { module_id: module, finished } = check;
  if (finished === null) return [];
  const outcome = finished.passed ? "success" : "failure";
  const facts: [string, ReactNode][] = [
    [
      "Result",
      <span key="result" className={STANDING_LOOKS[outcome]}>
        {OUTCOME_WORDS.check[outcome]}
      </span>,
    ],
    ["Steps found", `${finished.steps_found} of ${finished.steps_total}`],
    ["Module", `${module}. ${MODULE_TITLES[module]}`],
    ["Finished", formatMoment(finished.ended_at)],
  ];
  if (machine !== outcome) facts.push(["Automatic grade", OUTCOME_WORDS.check[machine]]);
  return facts;
}
