import { MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { useAnswerBox } from "../../hooks/use-answer-box.ts";
import { useTypeAnywhere } from "./use-type-anywhere.ts";
import { Button } from "../../ui/button.tsx";
import { ClipboardNote } from "../../ui/clipboard-note.tsx";
import { StopIcon } from "../../ui/icons.tsx";
import "../../styles/composer.css";

/** A press on Stop that comes so soon after one on Send is the second half of a double click. */
const DOUBLE_CLICK_MS = 600;

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** Whether a reply is being waited for. */
  waiting: boolean;
  /** Whether an unanswered message stands in the way of a new one. */
  blocked: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** The part that floats above the box. */
  above: ReactNode;
  /** The marks that go with the text. */
  enclosed: ReactNode;
  /** Further buttons. */
  children: ReactNode;
}

/** The box in which the learner answers: Enter sends, Shift+Enter makes a new line. */
export function Composer(props: ComposerProps) {
  const { box, draft, waiting, blocked, onChange, onSend, onStop } = props;
  const { above, enclosed, children } = props;
  const clipboard = useAnswerBox(box);
  useTypeAnywhere(box, !clipboard.assistive);
  /** When Send was last pressed. Enter in the box does not count: it never lands on Stop. */
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const excess = draft.trim().length - MAX_MESSAGE_CHARS;

  const send = () => {
    if (excess <= 0 && !blocked) onSend();
    box.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        pressedAt.current = performance.now();
        send();
      }}
    >
      {above}
      {enclosed}
      <label htmlFor="answer" className="sr-only">
        Your answer
      </label>
      <div className="composer-box">
        <textarea
          id="answer"
          ref={box}
          rows={5}
          className="field"
          placeholder="Answer in your own words"
          enterKeyHint="send"
          aria-describedby="clipboard-note"
          aria-invalid={excess > 0 || undefined}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {waiting ? (
          <Button
            key="stop"
            className="send-button"
            onClick={() => {
              if (performance.now() - pressedAt.current < DOUBLE_CLICK_MS) return;
              onStop();
              // The button goes; the focus must not go with it.
              box.current?.focus();
            }}
          >
            <StopIcon /> Stop
          </Button>
        ) : (
          <Button
            key="send"
            look="primary"
            type="submit"
            className="send-button"
            disabled={blocked}
          >
            Send
          </Button>
        )}
      </div>
      {excess > 0 && (
        <p role="alert" className="mt-2 text-danger">
          Too long by {excess.toLocaleString("en")} {excess === 1 ? "character" : "characters"}.
        </p>
      )}
      <div className="composer-note">
        {children}
        <ClipboardNote id="clipboard-note" {...clipboard} />
      </div>
    </form>
  );
}

/** Where Enter picks a word in an input method. Safari ends the composition first, and tells by the code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has nothing else to tell it by
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
