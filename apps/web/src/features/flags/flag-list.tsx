import type { FlagsReply } from "@elenchus/contract/admin-flags";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";
import { MOST_FLAGS } from "../../lib/flag-words.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Problem } from "../../ui/problem.tsx";
import { FlagItem } from "./flag-item.tsx";

interface FlagListProps {
  flags: FlagsReply["flags"];
  state: "open" | "all";
  /** The supervisor. */
  userId: string;
  onOpen: OpenStudent;
}

/** Flags, each with a way to its student and a button that marks it as handled. */
export function FlagList({ flags, state, userId, onOpen }: FlagListProps) {
  const queryClient = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const { mutate, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: (flag: FlagsReply["flags"][number]) =>
      call("acknowledgeDistressFlag", { user_id: userId, flag_id: flag.flag_id }),
    onSuccess: async () => {
      // The button that has the focus is about to go.
      status.current?.focus();
      await queryClient.invalidateQueries();
    },
  });
  const name = `${variables?.student_first_name} ${variables?.student_last_name}`;
  return (
    <>
      {error !== null && (
        <div className="mt-5">
          <Problem text={describeFailure("This flag could not be marked as handled.", error)} />
        </div>
      )}
      <p ref={status} tabIndex={-1} role="status" className="mt-4 outline-none empty:m-0">
        {isSuccess && `The flag of ${name} is marked as handled.`}
      </p>
      {flags.length === 0 && (
        <p className="card mt-4 p-5 sm:p-7">
          {state === "open" ? "Every flag is handled." : "No flag has been raised yet."}
        </p>
      )}
      {flags.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {flags.map((flag) => (
            <li key={flag.flag_id} className="py-5">
              <FlagItem
                flag={flag}
                isMarking={isPending}
                onMark={() => !isPending && mutate(flag)}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {flags.length >= MOST_FLAGS && (
        <p className="mt-4 text-ink-soft">
          Only {MOST_FLAGS} flags are shown. Mark some as handled to see more.
        </p>
      )}
    </>
  );
}
