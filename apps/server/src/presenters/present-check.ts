import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { transferQuestions } from "@elenchus/dialogue/transfer-check";
import { presentTransferScore } from "./present-transfer-score.ts";
import { nameOutcome } from "./name-outcome.ts";
import type { CheckVerdict } from "../store/supervision/check-review-store.ts";
import type { Stores } from "../store/stores.ts";
import type { TransferCheck } from "../store/learning/transfer-check-store.ts";

/** The result of a check, with what the key says of all that was missed; null before its end. */
function presentResult(check: TransferCheck): TransferCheckReply["finished"] {
  const { argument, issue, result, endedAt } = check;
  if (result === null || endedAt === null) return null;
  const statements = new Map(argument.key.expectations.map((one) => [one.id, one.statement]));
  return {
    ...presentTransferScore(issue, result, endedAt),
    steps: result.steps.map(({ standing, missed }) => ({
      standing,
      missed: missed.flatMap((id) => statements.get(id) ?? []),
    })),
  };
}

/** Whether the judge heard distress where nobody had before: help is offered from then on, beside the result, too. */
function isInDistress({ assessments, secondAssessments, result }: TransferCheck): boolean {
  const judged = [...(assessments ?? []), ...(secondAssessments ?? [])];
  return (
    judged.some(({ speechAct }) => speechAct === "distress") ||
    result?.steps.some(({ standing }) => standing === "not_judged") === true
  );
}

/** The questions that are asked once more, with what was answered then. */
function presentAgain({ askedAgain, secondAnswers }: TransferCheck) {
  const again = askedAgain?.map((step, place) => ({
    step: step + 1,
    answer: secondAnswers[place] ?? null,
  }));
  return again === undefined ? {} : { again };
}

/** A check as its learner may see it: of the key nothing before the end. */
function presentCheck(check: TransferCheck): TransferCheckReply {
  const { id, module, issue, argument, answers, deletedAfterDays: days } = check;
  return {
    check_id: id,
    module_id: module,
    issue,
    text_passage: argument.passage,
    questions: transferQuestions(argument),
    answers: argument.steps.map((_, step) => answers[step] ?? null),
    ...presentAgain(check),
    finished: presentResult(check),
    ...(days === null ? {} : { transcript_deleted_after_days: days }),
    ...(isInDistress(check) ? { support: SUPPORT_TEXT } : {}),
  };
}

function tellVerdict({ machinePassed, passed, reason, decidedAt }: CheckVerdict) {
  return {
    machine_outcome: nameOutcome(machinePassed),
    outcome: nameOutcome(passed),
    reason,
    decided_at: decidedAt.toISOString(),
  };
}

/** The part of supervisors in a check, as its learner is told: without who it was. */
async function loadMarks(stores: Stores, checkId: string) {
  const [[verdict], [review]] = await Promise.all([
    stores.checkReviews.listVerdicts([checkId]),
    stores.checkReviews.listReviews([checkId]),
  ]);
  return {
    ...(verdict === undefined ? {} : { verdict: tellVerdict(verdict) }),
    ...(review === undefined
      ? {}
      : { review: review.answeredAt === null ? ("requested" as const) : ("answered" as const) }),
  };
}

/** A learner's check with what supervisors did with it, and the module's others that are finished. */
export async function showCheck(
  stores: Stores,
  check: TransferCheck,
  userId: string,
): Promise<TransferCheckReply> {
  const [marks, finished] = await Promise.all([
    loadMarks(stores, check.id),
    stores.transferChecks.listFinished([userId]),
  ]);
  const others = finished
    .filter(({ id, module }) => id !== check.id && module === check.module)
    .map(({ id, issue, result, endedAt }) => ({
      check_id: id,
      ...presentTransferScore(issue, result, endedAt),
    }));
  return { ...presentCheck(check), ...marks, ...(others.length === 0 ? {} : { others }) };
}
