import { FIRST_MESSAGE_BUTTON_FROM } from "@elenchus/domain/limits";
import { Suspense, useState, type ReactNode, type RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Composer } from "./composer.tsx";
import { PendingMarks } from "./pending-marks.tsx";
import type { useTurns } from "./use-turns.ts";

/** Few ask for it. */
const FirstMessageWindow = lazyPart(
  async () => (await import("./first-message-window.tsx")).FirstMessageWindow,
);

interface AnswerProps {
  turns: ReturnType<typeof useTurns>;
  box: RefObject<HTMLTextAreaElement | null>;
  firstMessage: string;
  /** Of the passage. */
  sentences: readonly string[];
  /** The part that floats above the box. */
  above: ReactNode;
}

/** The learner's next message: the text in the box, and the marks that go with it. */
export function Answer({ turns, box, firstMessage, sentences, above }: AnswerProps) {
  const { state, setDraft, takeMarkAway, send, stop } = turns;
  const { messages, outgoing, draft, marks } = state;
  const [firstShown, setFirstShown] = useState(false);
  return (
    <>
      <Composer
        box={box}
        draft={draft}
        waiting={outgoing?.phase === "waiting"}
        blocked={outgoing !== null}
        onChange={setDraft}
        onSend={() => {
          send();
        }}
        onStop={() => {
          stop();
        }}
        above={above}
        enclosed={
          <PendingMarks
            marks={marks}
            sentences={sentences}
            onTakeAway={takeMarkAway}
            onEmpty={() => box.current?.focus()}
          />
        }
      >
        {messages.length >= FIRST_MESSAGE_BUTTON_FROM && (
          <Button look="ghost" className="first-message-button" onClick={() => setFirstShown(true)}>
            Show First Message
          </Button>
        )}
      </Composer>
      {firstShown && (
        <Suspense>
          <FirstMessageWindow text={firstMessage} onClose={() => setFirstShown(false)} />
        </Suspense>
      )}
    </>
  );
}
