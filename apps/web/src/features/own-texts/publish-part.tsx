import type { CheckedOwnTextReply, OwnText } from "@elenchus/contract/admin-own-texts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { ShownProblem } from "./shown-problems.ts";

interface PublishPartProps {
  ownText: OwnText;
  /** What the last check found; null where what is there now was not checked. */
  problems: readonly ShownProblem[] | null;
  save: () => Promise<number>;
  onChecked: (reply: CheckedOwnTextReply) => void;
}

/** Looks the text through, and makes it what students get. */
export function PublishPart({ ownText, problems, save, onChecked }: PublishPartProps) {
  const queryClient = useQueryClient();
  const { own_text_id } = ownText;
  const keep = (reply: CheckedOwnTextReply) => {
    const { own_text } = reply;
    queryClient.setQueryData(["admin", "own-text", own_text_id], { own_text });
    onChecked(reply);
  };
  const check = useMutation({
    mutationFn: async () => {
      await save();
      return call("checkOwnText", { own_text_id });
    },
    onSuccess: keep,
  });
  const publish = useMutation({
    mutationFn: async (despite_warnings: "yes" | "no") =>
      call("publishOwnText", { own_text_id, revision: await save(), despite_warnings }),
    onSuccess: keep,
  });
  const isBusy = check.isPending || publish.isPending;
  const error = check.error ?? publish.error;
  const hasWarningsAlone =
    problems !== null && problems.length > 0 && problems.every(({ level }) => level === "warning");
  return (
    <section aria-labelledby="own-text-publish">
      <h2 id="own-text-publish" className="heading-2">
        5. Check and publish
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        The check reads the text, and tries the key: each of your ways has to count, and no mistake
        may. Students get what is published; whoever has begun stays with what was there then.
      </p>
      {problems !== null && <ProblemList problems={problems} />}
      {error !== null && (
        <div className="mt-4">
          <Problem text={describeFailure("The text could not be looked through.", error)} />
        </div>
      )}
      <p role="status" className="mt-4 empty:mt-0">
        {isBusy ? "Looking it through..." : sayState(ownText, problems)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          className="min-h-12"
          aria-busy={check.isPending}
          onClick={() => !isBusy && check.mutate()}
        >
          Check
        </Button>
        <Button
          look="primary"
          className="min-h-12"
          aria-busy={publish.isPending}
          onClick={() => !isBusy && publish.mutate("no")}
        >
          Publish
        </Button>
        {hasWarningsAlone && ownText.changed && (
          <Button className="min-h-12" onClick={() => !isBusy && publish.mutate("yes")}>
            Publish all the same
          </Button>
        )}
      </div>
    </section>
  );
}

function sayState({ version, changed }: OwnText, problems: readonly ShownProblem[] | null): string {
  if (version > 0 && !changed)
    return `Published as version ${version}. It can be set under “Set work”.`;
  return problems?.length === 0 ? "Nothing is wrong with it. It can be published." : "";
}
