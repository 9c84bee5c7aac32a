import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { Button } from "../../ui/button.tsx";
import { BookIcon, PageIcon } from "../../ui/icons.tsx";
import { PassageCard } from "../../ui/passage-card.tsx";
import { ArgumentSheet } from "./argument-sheet.tsx";
import { ChatBar } from "./chat-bar.tsx";
import { ChatColumn } from "./chat-column.tsx";
import { useTurns } from "./use-turns.ts";
import "../../styles/chat.css";

/** Where the argument stands beside the talk; `chat.css` has the same. */
const PASSAGE_BESIDE = "(min-width: 64rem), (min-width: 48rem) and (min-height: 30rem)";

interface ChatScreenProps {
  dialogue: OpenDialogue;
  userId: string;
  /** Whether the tutor has said its last word. */
  ended: boolean;
  onEnded: () => void;
  /** Leaves the dialogue as it is, to be gone on with another day. */
  onGoOnLater: () => void;
  epilogue: ReactNode;
  /** The module's concepts beside the chat. */
  concepts: ReactNode;
  /** The same in a drawer, where there is no room beside. */
  renderConceptDrawer: (onClose: () => void) => ReactNode;
}

/** The dialogue: the argument, the talk and the concepts, as the screen has room for them. */
export function ChatScreen(props: ChatScreenProps) {
  const { dialogue, userId, ended, onEnded, onGoOnLater } = props;
  const { epilogue, concepts, renderConceptDrawer } = props;
  const turns = useTurns(dialogue, userId, onEnded);
  const isResumed = turns.state.messages.length > 1;
  const heading = useViewHeading(dialogue.issue, !isResumed);
  const hasPassageColumn = useMediaQuery(PASSAGE_BESIDE);
  const hasConceptColumn = useMediaQuery("(min-width: 80rem)");
  const [open, setOpen] = useState<"passage" | "concepts" | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { messages, step, stepNumber } = turns.state;

  const peek = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    setOpen("passage");
  };

  return (
    <div className="chat">
      <ChatBar
        step={step}
        stepNumber={stepNumber}
        learnerReplies={messages.filter(({ sender }) => sender === "user").length}
        alreadySpent={dialogue.elapsedSeconds}
        ended={ended}
      >
        {!hasPassageColumn && (
          <Button look="ghost" className="argument-button" aria-haspopup="dialog" onClick={peek}>
            <PageIcon className="size-5 max-sm:hidden" /> Argument
          </Button>
        )}
        {!hasConceptColumn && (
          <Button
            look="ghost"
            className="concepts-button"
            aria-haspopup="dialog"
            onClick={() => setOpen("concepts")}
          >
            <BookIcon /> <span className="max-sm:sr-only">Concepts</span>
          </Button>
        )}
      </ChatBar>
      <div className="chat-grid">
        <PassageCard text={dialogue.passage}>
          <h1 id="issue" ref={heading} tabIndex={-1} className="heading-2 mt-1 text-balance">
            {dialogue.issue}
          </h1>
        </PassageCard>
        <ChatColumn
          turns={turns}
          firstMessage={dialogue.firstMessage}
          onGoOnLater={onGoOnLater}
          invitation={
            !hasPassageColumn && (
              <Button className="passage-invitation" aria-haspopup="dialog" onClick={peek}>
                <PageIcon /> Read the passage
              </Button>
            )
          }
          epilogue={epilogue}
        />
        {hasConceptColumn && (
          <aside aria-labelledby="concepts" className="concept-column">
            <h2 id="concepts" className="heading-2 mb-2">
              Concepts
            </h2>
            {concepts}
          </aside>
        )}
      </div>
      {open === "passage" && !hasPassageColumn && (
        <ArgumentSheet
          issue={dialogue.issue}
          passage={dialogue.passage}
          opener={opener}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "concepts" && !hasConceptColumn && renderConceptDrawer(() => setOpen(null))}
    </div>
  );
}
