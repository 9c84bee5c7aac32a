import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { transferQuestions } from "@elenchus/dialogue/transfer-check";
import { presentTransferScore } from "../../http/present-transfer-score.ts";
import type { TransferCheck } from "../../store/transfer-check-store.ts";

/** What became of a check, with what the key says of all that was missed; null before its end. */
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

/** Whether the judge heard distress where nobody had before: help is offered as long as the result is shown. */
function isInDistress({ result }: TransferCheck): boolean {
  return result?.steps.some(({ standing }) => standing === "not_judged") === true;
}

/** A check as its learner may see it: of the key nothing before the end. */
export function presentCheck(check: TransferCheck): TransferCheckReply {
  const { id, module, issue, argument, answers } = check;
  return {
    check_id: id,
    module_id: module,
    issue,
    text_passage: argument.passage,
    questions: transferQuestions(argument),
    answers: argument.steps.map((_, step) => answers[step] ?? null),
    finished: presentResult(check),
    ...(isInDistress(check) ? { support: SUPPORT_TEXT } : {}),
  };
}
