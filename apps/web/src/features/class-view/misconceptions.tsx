import type { ClassReply } from "@elenchus/contract/admin-class";
import { Button } from "../../ui/button.tsx";
import { titleOfStep } from "../../lib/title-of-step.ts";
import { nameMisconception } from "./name-misconception.ts";
import { formatCount } from "../../ui/figure/figure-data.ts";

type Misconception = ClassReply["misconceptions"][number];

interface MisconceptionsProps {
  misconceptions: readonly Misconception[];
  onOpenDialogue: (studentId: string, dialogueId: string, position: number) => void;
}

function count(times: number, one: string, many: string): string {
  return `${formatCount(times)} ${times === 1 ? one : many}`;
}

/** The wrong answers that come up most, with what students wrote. */
export function Misconceptions({ misconceptions, onOpenDialogue }: MisconceptionsProps) {
  return (
    <section aria-labelledby="misconceptions" className="card p-5 sm:p-7">
      <h2 id="misconceptions" className="heading-2">
        Most common misconceptions
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        Wrong ideas that the tutor recognised, the most frequent first, with the latest answers that
        show them. The access log records that you saw them.
      </p>
      {misconceptions.length === 0 && <p className="mt-5">There are none yet.</p>}
      <ol className="mt-4 grid gap-x-10 lg:grid-cols-2">
        {misconceptions.map((each) => (
          <li
            key={`${each.module_id} ${each.step} ${each.misconception_id}`}
            className="border-t border-line py-5"
          >
            <MisconceptionItem misconception={each} onOpenDialogue={onOpenDialogue} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MisconceptionItemProps extends Pick<MisconceptionsProps, "onOpenDialogue"> {
  misconception: Misconception;
}

function MisconceptionItem({ misconception, onOpenDialogue }: MisconceptionItemProps) {
  const { module_id: module, step, times, students, correction, examples } = misconception;
  return (
    <>
      <h3 className="font-semibold">{nameMisconception(misconception.misconception_id)}</h3>
      <p className="text-[0.9375rem] text-ink-soft">
        Module {module}, {titleOfStep(module, step)} · {count(times, "time", "times")} by{" "}
        {count(students, "student", "students")}
      </p>
      {correction !== "" && (
        <p className="mt-2 wrap-anywhere">
          <span className="text-ink-soft">The tutor answers:</span> {correction}
        </p>
      )}
      <details className="mt-2">
        <summary className="admin-disclosure">
          {count(examples.length, "example", "examples")}
        </summary>
        <ul className="space-y-3 pt-1">
          {examples.map((example) => (
            <li key={`${example.dialogue_id} ${example.position}`}>
              <blockquote className="own-words">{example.message_text}</blockquote>
              <Button
                look="ghost"
                className="-ml-3"
                onClick={() =>
                  onOpenDialogue(example.student_id, example.dialogue_id, example.position)
                }
              >
                Open the dialogue
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
