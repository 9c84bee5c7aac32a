import type { ClassReply } from "@elenchus/contract/admin-class";
import {
  drawLasting,
  drawLostDialogues,
  drawMinutes,
  drawStandings,
  drawTransfer,
  hasLasted,
} from "./class-figures.ts";
import { ClassTotals } from "./class-totals.tsx";
import { Figure } from "../../ui/figure/figure.tsx";
import { Misconceptions } from "./misconceptions.tsx";

interface ClassFiguresProps {
  reply: ClassReply;
  onOpenDialogue: (studentId: string, dialogueId: string) => void;
}

/** Everything that is counted of a class. */
export function ClassFigures({ reply, onOpenDialogue }: ClassFiguresProps) {
  const { modules, misconceptions, steps, student_total: total } = reply;
  const hasEnded = modules.some((each) => each.minutes_median !== null);
  const isTried = modules.some(
    (each) => each.practice_success_rate !== null || each.checks_finished > 0,
  );
  return (
    <>
      <ClassTotals reply={reply} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Figure
            title="Modules"
            data={total === 0 ? null : drawStandings(reply)}
            empty="There are no students here yet."
          >
            How many students have completed, started or not started each module, and for how many
            it is locked.
          </Figure>
          <Figure
            title="Practice and unaided checks"
            data={isTried ? drawTransfer(reply) : null}
            empty="Nobody has finished a dialogue or a check yet."
          >
            How often practice with the tutor succeeds, compared with the checks that students take
            without help.
          </Figure>
          <Figure
            title="Time per dialogue"
            data={hasEnded ? drawMinutes(reply) : null}
            empty="No dialogue has ended yet."
          >
            Minutes from the first message to the end. A pause counts for five minutes at most.
          </Figure>
        </div>
        <div className="grid min-w-0 gap-6">
          <Figure
            title="Where dialogues fail"
            data={steps.length === 0 ? null : drawLostDialogues(reply)}
            empty="No dialogue has failed or been left yet."
          >
            The steps at which dialogues failed or were left. A dialogue fails when the tutor has to
            give the answer of the step that counts, or when it runs out of messages. Modules
            without such dialogues are not shown. A step&apos;s number begins with its
            module&apos;s: 2.3 is the third step of module 2.
          </Figure>
          <Figure
            title="What is left after a week and a month"
            data={hasLasted(reply) ? drawLasting(reply) : null}
            empty="Fewer than five students have taken a check of the same module after as many days."
          >
            How much students find alone, by the days since they completed the module or were last
            checked. What fewer than five students show is not told. Students see on their page when
            a check is due.
          </Figure>
        </div>
      </div>
      <div className="mt-6">
        <Misconceptions misconceptions={misconceptions} onOpenDialogue={onOpenDialogue} />
      </div>
    </>
  );
}
