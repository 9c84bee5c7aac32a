import { formatMoment } from "../../lib/format-date.ts";
import type { OpenReview } from "./open-reviews.ts";
import { OverturnVerdict } from "./overturn-verdict.tsx";

interface ReviewItemProps {
  review: OpenReview;
  onOpen: () => void;
}

/** A learner's wish that a supervisor looks at a dialogue or at an unaided check. */
export function ReviewItem({ review, onOpen }: ReviewItemProps) {
  const { judged, name, email, module, issue, at, note } = review;
  return (
    <>
      <p className="font-serif text-lg leading-snug wrap-anywhere">{issue}</p>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {name} · {email !== "" && `${email} · `}
        {judged.kind === "check" && "Unaided check · "}Module {module} · asked{" "}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {note !== "" && <p className="own-words">{note}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* Only what failed can be asked about. */}
        <OverturnVerdict
          judged={judged}
          machineOutcome="failure"
          decided={null}
          of={`${name}, ${issue}`}
        />
        <button type="button" className="text-button" onClick={onOpen}>
          <span>
            Open the {judged.kind}
            <span className="sr-only"> of {name}</span>
          </span>
        </button>
      </div>
    </>
  );
}
