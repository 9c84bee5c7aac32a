import { MESSAGES } from "@elenchus/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { ArrowIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LongWait } from "../../ui/long-wait.tsx";

interface IssueDialogProps {
  userId: string;
  onChoose: (issue: string) => void;
  onCancel: () => void;
}

/** Generates issues about one of the learner's interests and lets one be chosen. */
export function IssueDialog({ userId, onChoose, onCancel }: IssueDialogProps) {
  const opening = useId();
  const { data, error, isFetching, refetch } = useQuery({
    // Each opening asks anew; closing the window takes the signal with it.
    queryKey: ["passage-subtopics", opening],
    queryFn: ({ signal }) => call("getPassageSubtopics", { user_id: userId }, signal),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

  return (
    <Modal title="Choose an issue" closeButton={!isFetching} onClose={onCancel}>
      <p role="status" className="sr-only">
        {!isFetching && data !== undefined && `${data.passage_subtopics.length} issues.`}
      </p>
      {isFetching && (
        <div className="py-6">
          <LongWait
            text="Generating issues for you to choose from..."
            explanation="The tutor is thinking of questions that fit your interest."
            onCancel={onCancel}
          />
          <div className="mt-5">
            <Skeleton lines={5} />
          </div>
        </div>
      )}
      {!isFetching && error !== null && (
        <Problem text={describeFailure(MESSAGES.subtopicsFailed, error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Problem>
      )}
      {!isFetching && data !== undefined && (
        <IssueList
          interest={data.user_interest}
          issues={data.passage_subtopics}
          onChoose={onChoose}
        />
      )}
    </Modal>
  );
}

interface IssueListProps {
  interest: string;
  issues: readonly string[];
  onChoose: (issue: string) => void;
}

function IssueList({ interest, issues, onChoose }: IssueListProps) {
  return (
    <>
      <p className="text-ink-soft">
        About{" "}
        <span dir="auto" className="font-semibold text-ink">
          {interest}
        </span>
        . You will read an argument on the issue you choose.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {issues.map((issue) => (
          <li key={issue}>
            <button
              type="button"
              className="group flex w-full cursor-pointer items-center gap-4 rounded-lg px-2 py-3.5 text-left font-serif text-lg leading-snug hover:bg-accent-soft"
              onClick={() => onChoose(issue)}
            >
              <span className="flex-1">{issue}</span>
              <ArrowIcon className="size-5 text-accent opacity-60 group-hover:opacity-100" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
