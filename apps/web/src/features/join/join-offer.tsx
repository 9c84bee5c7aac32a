import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { CallError } from "../../lib/call-error.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { forgetJoinToken, readJoinToken } from "../../lib/join-storage.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Problem } from "../../ui/problem.tsx";

/** Asks a learner who came by a group's link whether to join it: nobody is put into a group unasked. */
export function JoinOffer() {
  const title = useId();
  const [token] = useState(readJoinToken);
  const [isDeclined, setDeclined] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["join", token],
    queryFn: ({ signal }) => call("joinOffer", { join_token: token ?? "" }, signal),
    enabled: token !== null,
    retry: false,
  });
  const join = useMutation({ mutationFn: () => call("joinByLink", { join_token: token ?? "" }) });
  const isGone = error instanceof CallError && error.code === "no_such_link";
  const isOver = isGone || isDeclined || join.isSuccess || data?.is_member === true;
  useEffect(() => {
    if (isOver) forgetJoinToken();
  }, [isOver]);

  if (join.isSuccess) return <Note>You joined {join.data.group_name}.</Note>;
  if (error !== null)
    return <Problem text={describeFailure("The link to join a group failed.", error)} />;
  if (data === undefined || isOver) return null;
  return (
    <section aria-labelledby={title} className="card p-5 sm:p-7">
      <h2 id={title} className="heading-2 wrap-anywhere">
        Join {data.group_name}?
      </h2>
      <p className="mt-1 text-ink-soft">
        The supervisors of the group will see your progress and your dialogues. Joining leaves the
        group that you are in, if you are in one.
      </p>
      {join.isError && (
        <div className="mt-3">
          <Problem text={describeFailure("The group could not be joined.", join.error)} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" aria-busy={join.isPending} onClick={() => join.mutate()}>
          {join.isPending ? "Joining..." : "Join"}
        </Button>
        <Button onClick={() => setDeclined(true)}>No, thanks</Button>
      </div>
    </section>
  );
}
