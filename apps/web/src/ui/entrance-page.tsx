import { useId, type ReactNode } from "react";
import { useViewHeading } from "../hooks/use-view-heading.ts";

interface EntrancePageProps {
  title: string;
  children: ReactNode;
}

/** One short form on a page of its own, as those before the log-in. */
export function EntrancePage({ title, children }: EntrancePageProps) {
  const heading = useViewHeading(title);
  const id = useId();
  return (
    <div className="m-auto w-full max-w-[31rem] px-5 py-10 sm:px-8">
      <section aria-labelledby={id} className="card p-6 shadow-lift sm:p-8">
        <h1 id={id} ref={heading} tabIndex={-1} className="heading-1">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
