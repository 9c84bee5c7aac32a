import type { TransferCheckReply } from "@elenchus/contract/transfer-check";

/** What was handed in so far, for whoever comes back to it. */
export function GivenAnswers({ check }: { check: TransferCheckReply }) {
  const given = check.questions.flatMap(({ title }, question) => {
    const answer = check.answers[question];
    return typeof answer === "string" ? [{ title, answer }] : [];
  });
  if (given.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">Your answers so far</summary>
      <dl className="mt-3 space-y-3">
        {given.map(({ title, answer }) => (
          <div key={title}>
            <dt className="text-sm text-ink-soft">{title}</dt>
            <dd className="own-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
