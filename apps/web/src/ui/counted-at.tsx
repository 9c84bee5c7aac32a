import { Button } from "./button.tsx";
import { RetryIcon } from "./icons.tsx";

interface CountedAtProps {
  /** Milliseconds since 1970. */
  at: number;
  isCounting: boolean;
  onRefresh: () => void;
}

const TIME = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  minute: "2-digit",
});

/** How fresh the figures are, and a way to fresher ones. */
export function CountedAt({ at, isCounting, onRefresh }: CountedAtProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className="text-ink-soft">
        {isCounting ? (
          "Updating..."
        ) : (
          <>
            Updated at{" "}
            <time dateTime={new Date(at).toISOString()}>{TIME.format(new Date(at))}</time>
          </>
        )}
      </p>
      <Button look="ghost" className="-ml-3" aria-busy={isCounting} onClick={onRefresh}>
        <RetryIcon /> Refresh
      </Button>
    </div>
  );
}
