import type { ProgressReply } from "@elenchus/contract/progress";
import { useEffect, useRef } from "react";
import type { useProgress } from "../../hooks/use-progress.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDuration } from "../../lib/format-duration.ts";
import { Button } from "../../ui/button.tsx";
import { FinishedRow } from "../../ui/finished-row.tsx";
import { OutcomeText } from "../../ui/outcome-text.tsx";
import { Problem } from "../../ui/problem.tsx";

interface FinishedListProps {
  dialogues: ProgressReply["dialogues"];
  query: ReturnType<typeof useProgress>;
  onOpen: (sessionId: string) => void;
}

/** Finished dialogues, newest first; more of them on demand. */
export function FinishedList({ dialogues, query, onOpen }: FinishedListProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } = query;
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when more were asked for. */
  const before = useRef(Infinity);
  const count = dialogues.length;
  useEffect(() => {
    if (count <= before.current) return;
    // Reading goes on with the first new one; the button may be gone.
    list.current?.children[before.current]?.querySelector("button")?.focus();
    before.current = Infinity;
  }, [count]);
  const showMore = () => {
    before.current = count;
    void fetchNextPage();
  };
  return (
    <>
      <ul ref={list} className="mt-3 divide-y divide-line border-y border-line">
        {dialogues.map((dialogue) => (
          <li key={dialogue.session_id}>
            <FinishedRow
              issue={dialogue.chosen_passage_subtopic}
              module={dialogue.module_id}
              endedAt={dialogue.ended_at}
              onOpen={() => onOpen(dialogue.session_id)}
            >
              <OutcomeText outcome={dialogue.success_or_failure} />
              <span aria-hidden="true">·</span>
              {formatDuration(dialogue.seconds_spent)}
            </FinishedRow>
          </li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <div className="mt-4">
          <Problem text={describeFailure("The rest could not be loaded.", error)} />
        </div>
      )}
      {hasNextPage && (
        <Button
          className="mt-4"
          aria-busy={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && showMore()}
        >
          {isFetchingNextPage ? "Loading more..." : "Show more"}
        </Button>
      )}
    </>
  );
}
