import type { FinishedDialogueReply } from "@elenchus/contract/progress";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { ReactNode } from "react";
import { useFinishedDialogue } from "../../hooks/use-finished-dialogue.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { formatDay } from "../../lib/format-date.ts";
import { formatDuration } from "../../lib/format-duration.ts";
import { ArgumentMapView } from "../../ui/argument-map/argument-map.tsx";
import { Button } from "../../ui/button.tsx";
import { DeletedNote } from "../../ui/deleted-note.tsx";
import { OutcomeText } from "../../ui/outcome-text.tsx";
import { AI_WROTE_IT } from "../../ui/passage-body.tsx";
import { PassageText } from "../../ui/passage-text.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Transcript } from "../../ui/transcript.tsx";
import { Working } from "../../ui/working.tsx";
import { DownloadButton } from "./download-button.tsx";
import { SummaryText } from "./summary-text.tsx";
import "../../styles/summary.css";

interface DialogueScreenProps {
  sessionId: string;
  onBack: () => void;
  /** The supervisors' part in the outcome. */
  renderReview: (dialogue: FinishedDialogueReply) => ReactNode;
}

/** One finished dialogue: summary, map, argument, transcript. */
export function DialogueScreen({ sessionId, onBack, renderReview }: DialogueScreenProps) {
  const { data, error, isFetching, refetch } = useFinishedDialogue(sessionId);
  const heading = useViewHeading(data?.chosen_passage_subtopic ?? "A finished dialogue");
  const retry = () => {
    // The button that was pressed goes away.
    heading.current?.focus();
    void refetch();
  };
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-6 pb-16 sm:px-8 lg:pt-10">
      <Button look="ghost" className="mb-3 -ml-3 print:hidden" onClick={onBack}>
        ← Your progress
      </Button>
      <h1 ref={heading} tabIndex={-1} className="heading-1 max-w-[34ch]">
        {data?.chosen_passage_subtopic ?? "A finished dialogue"}
      </h1>
      {data !== undefined && <Parts dialogue={data} review={renderReview(data)} />}
      {data === undefined && (isFetching || error === null) && (
        <Working text="Loading the dialogue..." className="late mt-8" />
      )}
      {data === undefined && error !== null && !isFetching && (
        <div className="mt-8 max-w-xl">
          <Problem text={describeFailure("The dialogue could not be loaded.", error)}>
            <Button onClick={retry}>Try again</Button>
          </Problem>
        </div>
      )}
    </div>
  );
}

function Parts({ dialogue, review }: { dialogue: FinishedDialogueReply; review: ReactNode }) {
  const days = dialogue.transcript_deleted_after_days;
  if (days !== undefined) {
    return (
      <>
        <Facts dialogue={dialogue} />
        <div className="mt-5 max-w-2xl space-y-5">
          <DeletedNote what="transcript" days={days} />
          {dialogue.verdict !== undefined && review}
        </div>
      </>
    );
  }
  return (
    <>
      <Facts dialogue={dialogue} />
      <div className="mt-5 max-w-2xl empty:hidden">{review}</div>
      <div className="mt-5">
        <DownloadButton sessionId={dialogue.session_id} text="Download" />
      </div>
      <div className="summary-and-map mt-10">
        <Part id="summary" title="Performance Summary">
          <SummaryText dialogue={dialogue} />
        </Part>
        <Part id="argument-map" title="Argument map">
          <ArgumentMapView map={dialogue.argument_map} labelledBy="argument-map" />
        </Part>
      </div>
      <div className="mt-12 max-w-[75ch] space-y-12">
        <Part id="argument" title="The argument">
          <div className="passage-text">
            <PassageText text={dialogue.text_passage} />
          </div>
          <p className="mt-4 text-sm text-ink-soft">{dialogue.passage_source ?? AI_WROTE_IT}</p>
        </Part>
        <Part id="transcript" title="Dialogue">
          <Transcript
            messages={dialogue.messages}
            sentences={splitSentences(dialogue.text_passage)}
          />
        </Part>
      </div>
    </>
  );
}

function Facts({ dialogue }: { dialogue: FinishedDialogueReply }) {
  const { module_id: module, ended_at: endedAt, seconds_spent: seconds } = dialogue;
  return (
    <div className="mt-3 space-y-1 text-ink-soft">
      <p>
        Module {module}: {MODULE_TITLES[module]}
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        <OutcomeText outcome={dialogue.success_or_failure} />
        <span aria-hidden="true">·</span>
        <time dateTime={endedAt}>{formatDay(endedAt)}</time>
        <span aria-hidden="true">·</span>
        {formatDuration(seconds)}
      </p>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-2 mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
