import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import type { ReactNode } from "react";
import { formatMoment } from "../../lib/format-date.ts";
import { OUTCOME_REASONS, STANDINGS } from "../../lib/outcome-words.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";
import { ArgumentMapView } from "../../ui/argument-map/argument-map.tsx";
import { DeletedNote } from "../../ui/deleted-note.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { PassageText } from "../../ui/passage-text.tsx";
import { Standing } from "../../ui/standing.tsx";
import { TranscriptTalk } from "./transcript-talk.tsx";

interface TranscriptBodyProps {
  transcript: TranscriptReply;
  /** Position of the message to begin with. */
  begin: number | null;
  verdict: ReactNode;
}

/** The facts, the argument, the summary, then every message. */
export function TranscriptBody({ transcript, begin, verdict }: TranscriptBodyProps) {
  const { performance_summary: summary } = transcript;
  const days = transcript.transcript_deleted_after_days;
  if (days !== undefined) {
    return (
      <div className="space-y-8">
        <AdminFacts facts={factsOf(transcript)} />
        <div className="max-w-3xl">
          <DeletedNote what="transcript" days={days} />
        </div>
        {verdict}
      </div>
    );
  }
  return (
    <div className="space-y-8">
      <AdminFacts facts={factsOf(transcript)} />
      {verdict}
      {transcript.text_passage !== "" && (
        <details className="card admin-summary p-4 sm:p-5">
          <summary>The argument</summary>
          <div className="mt-2 max-w-[70ch] font-serif">
            <PassageText text={transcript.text_passage} />
          </div>
          {transcript.passage_source !== undefined && (
            <p className="mt-2 text-ink-soft">{transcript.passage_source}</p>
          )}
        </details>
      )}
      {summary !== null && (
        <details className="card admin-summary p-4 sm:p-5">
          <summary>Performance summary</summary>
          <Markdown text={summary} />
        </details>
      )}
      {transcript.argument_map.nodes.length > 0 && (
        <section aria-labelledby="argument-map">
          <h2 id="argument-map" className="heading-2 mb-4">
            Argument map
          </h2>
          <ArgumentMapView
            map={transcript.argument_map}
            labelledBy="argument-map"
            reader="supervisor"
          />
        </section>
      )}
      <TranscriptTalk transcript={transcript} begin={begin} />
    </div>
  );
}

function factsOf(transcript: TranscriptReply): [string, ReactNode][] {
  const { machine_outcome, outcome_reason } = transcript;
  const facts: [string, ReactNode][] = [
    ["Outcome", <Standing key="outcome" status={transcript.status} />],
    ["Module", `${transcript.session_module_id}. ${MODULE_TITLES[transcript.session_module_id]}`],
    ["Length", `${transcript.session_length} minutes`],
  ];
  if (transcript.started_at !== "") facts.push(["Begun", formatMoment(transcript.started_at)]);
  if (machine_outcome !== null && machine_outcome !== transcript.status) {
    facts.push(["Automatic grade", STANDINGS[machine_outcome]]);
  }
  if (outcome_reason !== null) {
    facts.push(["Why it ended", OUTCOME_REASONS[outcome_reason] ?? "Unknown"]);
  }
  return facts;
}
