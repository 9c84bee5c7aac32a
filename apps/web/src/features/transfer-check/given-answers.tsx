import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { secondAnswer } from "../../lib/second-answer.ts";

/** The answers so far, the second one under the first, for whoever comes back to them. */
export function GivenAnswers({ check }: { check: TransferCheckReply }) {
  const given = check.questions.flatMap(({ title }, question) => {
    const answer = check.answers[question];
    const second = secondAnswer(check, question);
    return typeof answer === "string" ? [{ title, answers: [answer, second] }] : [];
  });
  if (given.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Your answers so far</summary>
      <dl className="mt-3 space-y-3">
        {given.map(({ title, answers: [answer, second] }) => (
          <div key={title}>
            <dt className="text-sm text-ink-soft">{title}</dt>
            <dd className="own-words">{answer}</dd>
            {second !== undefined && <dd className="own-words">{second}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
