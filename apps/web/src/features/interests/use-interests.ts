import { MESSAGES } from "@elenchus/domain/messages";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "../../lib/call-error.ts";
import { call } from "../../lib/call.ts";
import { explainFailure } from "../../lib/explain-failure.ts";

/**
 * Adds and removes interests, one at a time, and says what went wrong with the last one, or where help is
 * when it sounded like distress.
 */
export function useInterests(
  userId: string,
  interests: readonly string[],
  onChange: (interests: string[]) => void,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const [support, setSupport] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({
      name,
      interest,
    }: {
      name: "addInterest" | "removeInterest";
      interest: string;
    }) => call(name, { user_id: userId, interest }),
    // One after another: an older answer must not overwrite a newer one.
    scope: { id: "interests" },
  });

  const change = async (name: "addInterest" | "removeInterest", interest: string) => {
    setProblem(null);
    setSupport(null);
    try {
      const { interests: all } = await mutateAsync({ name, interest });
      const others = interests.filter((each) => each !== interest);
      // The specification does not show what a removal answers.
      onChange(all ?? (name === "addInterest" ? [...others, interest] : others));
      return true;
    } catch (error) {
      if (error instanceof CallError && error.code === "support_offered") {
        setSupport(error.message);
        // Nobody has to see these words again in the box.
        return true;
      }
      const what =
        name === "addInterest" ? MESSAGES.interestAddFailed : MESSAGES.interestRemoveFailed;
      setProblem(explainFailure(what, error));
      return false;
    }
  };

  return {
    problem,
    support,
    isPending,
    add: (interest: string) => change("addInterest", interest),
    remove: (interest: string) => change("removeInterest", interest),
  };
}
