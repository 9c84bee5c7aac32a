import type { PassageSubtopicsReply } from "@elenchus/contract/interests";
import { MESSAGES } from "@elenchus/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { callPatiently } from "../../lib/call-patiently.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { ArrowIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LongWait } from "../../ui/long-wait.tsx";
import { OtherInterests } from "./other-interests.tsx";

interface IssueDialogProps {
  userId: string;
  /** The learner's, newest last. */
  interests: readonly string[];
  onChoose: (issue: string) => void;
  /** An interest was added in place of one that no argument is written about. */
  onInterests: (interests: string[]) => void;
  onCancel: () => void;
}

/** Generates issues about one of the learner's interests and lets one be chosen. */
export function IssueDialog(props: IssueDialogProps) {
  const { userId, interests, onChoose, onInterests, onCancel } = props;
  const opening = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    // Each opening asks anew; closing the window takes the signal with it.
    queryKey: ["passage-subtopics", opening, wanted],
    queryFn: ({ signal }) =>
      callPatiently(
        "getPassageSubtopics",
        { user_id: userId, ...(wanted === null ? {} : { interest: wanted }) },
        signal,
      ),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

  // Known from the first answer on; what has the focus stays while others are generated.
  const interest = wanted ?? data?.user_interest;

  return (
    <Modal title="Choose an issue" closeButton={!isFetching} onClose={onCancel}>
      <p role="status" className="sr-only">
        {!isFetching && data !== undefined && sayWhatCame(data)}
      </p>
      {interest !== undefined && data?.other_interests === undefined && (
        <InterestChoice
          interest={interest}
          isAbout={data?.note === undefined}
          interests={interests}
          onInterest={setWanted}
        />
      )}
      {isFetching && <Generating onCancel={onCancel} />}
      {!isFetching && error !== null && (
        <Problem text={describeFailure(MESSAGES.subtopicsFailed, error)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Problem>
      )}
      {!isFetching && data !== undefined && error === null && (
        <>
          {data.note !== undefined && <Note text={data.note} />}
          {data.other_interests === undefined ? (
            <IssueList issues={data.passage_subtopics} onChoose={onChoose} />
          ) : (
            <OtherInterests
              userId={userId}
              interests={interests}
              others={data.other_interests}
              onAdded={(added, all) => {
                onInterests(all);
                setWanted(added);
              }}
            />
          )}
          {data.other_interests !== undefined && interests.length > 1 && (
            <div className="mt-5">
              <InterestChoice
                interest={data.user_interest ?? ""}
                isAbout={false}
                interests={interests}
                onInterest={setWanted}
              />
            </div>
          )}
        </>
      )}
      {interest !== undefined && error === null && data?.other_interests === undefined && (
        <Button
          className="mt-5"
          aria-disabled={isFetching}
          onClick={() => void (isFetching || refetch())}
        >
          Other issues
        </Button>
      )}
    </Modal>
  );
}

/** For who does not see what came. */
function sayWhatCame({
  passage_subtopics: issues,
  note,
  other_interests: others,
}: PassageSubtopicsReply) {
  const count = others === undefined ? `${issues.length} issues.` : `${others.length} interests.`;
  return note === undefined ? count : `${note} ${count}`;
}

/** The tutor's remark on the interest. It is announced with the list, and stands here to be read. */
function Note({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-4 border-l-2 border-accent pl-4">
      {text}
    </p>
  );
}

function Generating({ onCancel }: { onCancel: () => void }) {
  return (
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
  );
}

interface InterestChoiceProps {
  interest: string;
  /** Whether the issues are about it; where not, the tutor says what they are about. */
  isAbout: boolean;
  interests: readonly string[];
  onInterest: (interest: string) => void;
}

/** The interest that the issues are about; a choice where the learner has several. */
function InterestChoice({ interest, isAbout, interests, onInterest }: InterestChoiceProps) {
  const id = useId();
  if (interests.length < 2 || !interests.includes(interest)) {
    return (
      <p className="text-ink-soft">
        {isAbout && (
          <>
            About{" "}
            <span dir="auto" className="font-semibold text-ink">
              {interest}
            </span>
            .{" "}
          </>
        )}
        You will read an argument on the issue you choose.
      </p>
    );
  }
  return (
    <div className="text-ink-soft">
      <label htmlFor={id} className="label">
        Your interest
      </label>
      <select
        id={id}
        dir="auto"
        className="field"
        value={interest}
        onChange={({ target }) => onInterest(target.value)}
      >
        {interests.toReversed().map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <p className="mt-3">You will read an argument on the issue you choose.</p>
    </div>
  );
}

interface IssueListProps {
  issues: readonly string[];
  onChoose: (issue: string) => void;
}

function IssueList({ issues, onChoose }: IssueListProps) {
  return (
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
  );
}
