import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useViewHeading } from "../hooks/use-view-heading.ts";
import { describeFailure } from "../lib/explain-failure.ts";
import { Button } from "./button.tsx";
import { LinesSkeleton } from "./lines-skeleton.tsx";
import { Problem } from "./problem.tsx";

interface LoadedPageProps<Data> {
  query: UseQueryResult<Data>;
  title: string;
  /** Where one came from. */
  backTo: string;
  onBack: () => void;
  /** Said while it loads. */
  loading: string;
  /** Said where it did not come. */
  whatFailed: string;
  children: (data: Data) => ReactNode;
}

/** A page one level down: the way back, its heading, and what was loaded, or why it was not. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>) {
  const { query, title, backTo, onBack, loading, whatFailed, children } = props;
  const { data, error, refetch } = query;
  const heading = useViewHeading(title);
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  return (
    <div className="pt-3">
      <Button look="ghost" className="-ml-3 text-start wrap-anywhere" onClick={onBack}>
        ← Back to {backTo}
      </Button>
      <h1 ref={heading} tabIndex={-1} dir="auto" className="heading-1 mt-2 mb-5 wrap-anywhere">
        {title}
      </h1>
      {error !== null && (
        <Problem text={describeFailure(whatFailed, error)}>
          <Button onClick={retry}>Try again</Button>
        </Problem>
      )}
      {error === null && data === undefined && <LinesSkeleton text={loading} />}
      {error === null && data !== undefined && children(data)}
    </div>
  );
}
