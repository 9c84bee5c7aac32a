import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { CheckIcon } from "./icons.tsx";

type Step = NonNullable<TransferCheckReply["finished"]>["steps"][number];

interface StepFeedbackProps {
  title: string;
  question: string;
  answer: string;
  /** The answer when the step was asked once more; absent where the first answer stood. */
  second?: string | undefined;
  step: Step;
  /** Whose answer it is to whoever reads. */
  reader?: keyof typeof ANSWERS;
}

const ANSWERS = {
  learner: { one: "Your answer", first: "Your first answer", second: "Your second answer" },
  supervisor: { one: "The answer", first: "The first answer", second: "The second answer" },
} as const;

const STANDINGS = {
  found: "Found",
  partly: "Partly found",
  not_found: "Not found",
  not_judged: "Not judged",
} as const;

/** One step: the question, the learner's answer or both, how it did, and what it missed. */
export function StepFeedback(props: StepFeedbackProps) {
  const { title, question, answer, second, step, reader = "learner" } = props;
  const words = ANSWERS[reader];
  const { standing, missed } = step;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-serif text-lg font-semibold">{title}</h3>
        <p
          className={`inline-flex items-center gap-1 font-semibold ${standing === "found" ? "text-accent" : "text-ink-soft"}`}
        >
          {standing === "found" && <CheckIcon className="size-4" />}
          {STANDINGS[standing]}
        </p>
      </div>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{question}</p>
      <p className="mt-3 text-sm font-semibold">{second === undefined ? words.one : words.first}</p>
      <p className="own-words">{answer}</p>
      {second !== undefined && (
        <>
          <p className="mt-3 text-sm font-semibold">{words.second}</p>
          <p className="own-words">{second}</p>
        </>
      )}
      {missed.length > 0 && (
        <>
          <p className="mt-3 text-sm font-semibold">
            {standing === "partly" || reader === "supervisor"
              ? "What was missing"
              : "What you could have found"}
          </p>
          <ul className="mt-1 list-disc space-y-1.5 pl-5">
            {missed.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
