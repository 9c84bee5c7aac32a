import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { isMiss } from "./describe-judgement.ts";
import { TranscriptMessage } from "./transcript-message.tsx";

interface TranscriptTalkProps {
  transcript: TranscriptReply;
  /** Position of the message to begin with. */
  begin: number | null;
}

/** Every message, or the misses alone, each with what it answers; and the way to where it went wrong. */
export function TranscriptTalk({ transcript, begin }: TranscriptTalkProps) {
  const { messages, steps, turning_point: turn, flagged } = transcript;
  const [missesOnly, setMissesOnly] = useState(false);
  // A new object each time: asked for again, it is shown again.
  const [shown, setShown] = useState(begin === null ? null : { position: begin });
  const misses = messages.filter(({ assessment }) => assessment !== null && isMiss(assessment));
  const asked = new Set(misses.flatMap(({ position }) => [position - 1, position]));
  const listed = missesOnly ? messages.filter(({ position }) => asked.has(position)) : messages;
  const sentences = splitSentences(transcript.text_passage);
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript" className="heading-2">
        Transcript
      </h2>
      <div className="mt-3 mb-4 flex flex-wrap gap-2 print:hidden">
        {misses.length > 0 && (
          <Button
            aria-pressed={missesOnly}
            look={missesOnly ? "primary" : "outline"}
            onClick={() => setMissesOnly(!missesOnly)}
          >
            Misses only ({misses.length})
          </Button>
        )}
        {turn !== null && (
          <Button
            onClick={() => {
              setMissesOnly(false);
              setShown({ position: turn });
            }}
          >
            Go to where it went wrong
          </Button>
        )}
      </div>
      <ol className="space-y-6">
        {listed.map((message, index) => (
          <TranscriptMessage
            key={message.position}
            message={message}
            learner={transcript.student_first_name}
            sentences={sentences}
            isFlagged={flagged.includes(message.position)}
            isTurn={message.position === turn}
            shown={message.position === shown?.position ? shown : null}
            // Named where a step begins, and not at each of its messages.
            step={message.step === listed[index - 1]?.step ? null : (steps[message.step] ?? null)}
          />
        ))}
      </ol>
    </section>
  );
}
