import { ArrowIcon } from "../ui/icons.tsx";

interface OthersIssuesProps {
  issues: readonly string[];
  /** Begins a dialogue about one of them. */
  onBegin: (issue: string) => void;
}

/** Issues that others are discussing; a press begins a dialogue about one. */
export function OthersIssues({ issues, onBegin }: OthersIssuesProps) {
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="heading-2">
        What others are discussing
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {issues.map((issue) => (
          <li key={issue}>
            <button
              type="button"
              className="group flex w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-3 text-left font-serif leading-snug hover:bg-accent-soft"
              onClick={() => onBegin(issue)}
            >
              <span className="flex-1">
                <span className="sr-only">Begin a dialogue: </span>
                {issue}
              </span>
              <ArrowIcon className="size-5 text-accent opacity-60 group-hover:opacity-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
