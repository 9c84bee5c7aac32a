import { MESSAGES } from "@elenchus/domain/messages";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { explainFailure } from "../../lib/explain-failure.ts";
import { Problem } from "../../ui/problem.tsx";

interface OtherInterestsProps {
  userId: string;
  /** The learner's. */
  interests: readonly string[];
  others: readonly string[];
  /** Told of the one that was chosen, and of all that the learner has now. */
  onAdded: (interest: string, interests: string[]) => void;
}

/** Interests to choose from, where no argument is written about the learner's own; the one chosen is added to them. */
export function OtherInterests({ userId, interests: own, others, onAdded }: OtherInterestsProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (interest: string) => call("addInterest", { user_id: userId, interest }),
    onSuccess: (reply, interest) => {
      const interests = reply.interests ?? [...own, interest];
      // It may have been there already, in other capitals.
      const added = interests.find((one) => one.toLowerCase() === interest.toLowerCase());
      onAdded(added ?? interest, interests);
    },
  });
  return (
    <>
      <ul aria-label="Other interests" className="mt-4 flex flex-wrap gap-2.5">
        {others.map((interest) => (
          <li key={interest} className="max-w-full">
            <button
              type="button"
              aria-disabled={isPending}
              className="chip min-h-11 cursor-pointer hover:border-accent"
              onClick={() => {
                if (!isPending) mutate(interest);
              }}
            >
              {interest}
            </button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <div className="mt-4">
          <Problem text={explainFailure(MESSAGES.interestAddFailed, error)} />
        </div>
      )}
    </>
  );
}
