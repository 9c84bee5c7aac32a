import { GiveCheckVerdictPayload, GiveVerdictPayload } from "@elenchus/contract/admin-verdicts";
import type { Verdict } from "@elenchus/contract/learner-verdict";
import { useQueryClient } from "@tanstack/react-query";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { GRADE_WORDS, OUTCOME_WORDS, type Judged } from "../../lib/outcome-words.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";

export type Outcome = Verdict["outcome"];

const OUTCOMES = ["success", "failure"] as const satisfies readonly Outcome[];

interface VerdictDialogProps {
  judged: Judged;
  machineOutcome: Outcome;
  onClose: () => void;
}

async function giveVerdict({ kind, id }: Judged, values: FormData): Promise<void> {
  const given = Object.fromEntries(values);
  if (kind === "dialogue") {
    await call("giveVerdict", readForm(GiveVerdictPayload, { ...given, dialogue_id: id }));
  } else {
    await call("giveCheckVerdict", readForm(GiveCheckVerdictPayload, { ...given, check_id: id }));
  }
}

/** Asks for the outcome and the reason. */
export function VerdictDialog({ judged, machineOutcome, onClose }: VerdictDialogProps) {
  const { kind } = judged;
  const queryClient = useQueryClient();
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      await giveVerdict(judged, values);
      // Progress, tables and the rate of agreement follow.
      await queryClient.invalidateQueries();
      onClose();
    },
    { whatFailed: "The verdict could not be saved. Reload the page and try again." },
  );
  return (
    <Modal title="Overturn or confirm the outcome" closeButton onClose={onClose}>
      <p className="text-ink-soft">
        This {kind} was graded as {GRADE_WORDS[kind][machineOutcome]} automatically. That grade
        stays on record beside yours. The learner sees your outcome and your reason, but not your
        name. Their {kind === "dialogue" ? "progress is" : "results are"} updated.
      </p>
      <form {...form} className="mt-5 space-y-5">
        <fieldset>
          <legend className="label">This {kind} counts as</legend>
          {OUTCOMES.map((outcome) => (
            <label key={outcome} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="outcome"
                value={outcome}
                defaultChecked={outcome !== machineOutcome}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {OUTCOME_WORDS[kind][outcome]}
                <span className="text-ink-soft">
                  {outcome === machineOutcome
                    ? ", like the automatic grade"
                    : ", unlike the automatic grade"}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextArea {...field("reason")} label="Reason" maxLength={2000} required />
        {problem !== null && <Problem id={problemId} text={problem} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-busy={pending}>
            {pending ? "Deciding..." : "Decide"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
