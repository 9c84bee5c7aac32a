import type { ProgressReply } from "@elenchus/contract/progress";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { ReactNode } from "react";
import { useProgress } from "../../hooks/use-progress.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FinishedChecks } from "../../ui/finished-checks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Working } from "../../ui/working.tsx";
import { DownloadButton } from "./download-button.tsx";
import { FinishedList } from "./finished-list.tsx";
import { ProgressFigures } from "./progress-figures.tsx";

interface ProgressScreenProps {
  onOpen: (sessionId: string) => void;
  onOpenCheck: (module: ModuleNumber) => void;
  onReturn: () => void;
  /** How the learner has grown. */
  growth: ReactNode;
}

/** All that the learner has finished, to look back on and to take along. */
export function ProgressScreen(props: ProgressScreenProps) {
  const heading = useViewHeading("Your progress");
  const query = useProgress();
  const { data, error, isFetching, refetch } = query;
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  const pages = data?.pages ?? [];
  const [first] = pages;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-16 sm:px-8 lg:pt-10">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Your progress
      </h1>
      {first !== undefined && <Body {...props} first={first} pages={pages} query={query} />}
      {first === undefined && (isFetching || error === null) && (
        <Working text="Loading your progress..." className="late mt-8" />
      )}
      {first === undefined && error !== null && !isFetching && (
        <div className="mt-8 max-w-xl">
          <Problem text={describeFailure("Your progress could not be loaded.", error)}>
            <Button onClick={retry}>Try again</Button>
          </Problem>
        </div>
      )}
    </div>
  );
}

interface BodyProps extends ProgressScreenProps {
  first: ProgressReply;
  pages: readonly ProgressReply[];
  query: ReturnType<typeof useProgress>;
}

function Body({ first, pages, query, growth, onOpen, onOpenCheck, onReturn }: BodyProps) {
  const { totals, transfer_checks: checks } = first;
  if (totals.finished === 0 && checks.length === 0) return <Nothing onReturn={onReturn} />;
  const dialogues = pages.flatMap((page) => page.dialogues);
  return (
    <>
      <ProgressFigures totals={totals} checks={checks} />
      <div className="mt-8 empty:hidden">{growth}</div>
      {totals.finished > 0 && (
        <section aria-labelledby="finished" className="mt-10">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="finished" className="heading-2">
              Finished dialogues
            </h2>
            <DownloadButton sessionId={null} text="Download all" />
          </div>
          <FinishedList dialogues={dialogues} query={query} onOpen={onOpen} />
        </section>
      )}
      <FinishedChecks checks={checks} onOpen={onOpenCheck} />
    </>
  );
}

function Nothing({ onReturn }: { onReturn: () => void }) {
  return (
    <div className="card mt-8 px-6 py-8 text-center">
      <p className="heading-2">You have not finished a dialogue yet</p>
      <p className="mx-auto mt-2 max-w-[45ch] text-ink-soft">
        When you finish a dialogue, its summary, its transcript and a map of its argument appear
        here.
      </p>
      <Button look="primary" className="mt-6" onClick={onReturn}>
        Choose a module
      </Button>
    </div>
  );
}
