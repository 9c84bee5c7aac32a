import { useState, type ReactNode } from "react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { Button } from "../../ui/button.tsx";
import { BookIcon, PageIcon } from "../../ui/icons.tsx";
import { PassageCard } from "../../ui/passage-card.tsx";
import { PassageText } from "../../ui/passage-text.tsx";
import { ChatBar } from "./chat-bar.tsx";
import { ChatColumn } from "./chat-column.tsx";
import { useTurns } from "./use-turns.ts";
import "../../styles/chat.css";

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
  const hasPassageColumn = useMediaQuery("(min-width: 64rem)");
  const hasConceptColumn = useMediaQuery("(min-width: 80rem)");
  const [open, setOpen] = useState<"passage" | "concepts" | null>(null);
  const { messages, step, stepNumber } = turns.state;

  return (
    <div className="flex flex-1 flex-col">
      <ChatBar
        step={step}
        stepNumber={stepNumber}
        learnerReplies={messages.filter(({ sender }) => sender === "user").length}
        alreadySpent={dialogue.elapsedSeconds}
        ended={ended}
        panel={
          !hasPassageColumn && (
            <div
              id="passage-peek"
              role="region"
              aria-label="The argument"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
              tabIndex={0}
              hidden={open !== "passage"}
              className="passage-peek"
            >
              <PassageText text={dialogue.passage} />
            </div>
          )
        }
      >
        {!hasPassageColumn && (
          <Button
            look="ghost"
            className="max-sm:px-2 max-[22.5rem]:px-0.5 lg:hidden"
            aria-expanded={open === "passage"}
            aria-controls="passage-peek"
            onClick={() => setOpen(open === "passage" ? null : "passage")}
          >
            <PageIcon className="size-5 max-sm:hidden" /> Argument
          </Button>
        )}
        {!hasConceptColumn && (
          <Button
            look="ghost"
            className="max-sm:px-2 max-[22.5rem]:px-0.5 xl:hidden"
            onClick={() => setOpen("concepts")}
          >
            <BookIcon className="size-5 max-sm:hidden" /> Concepts
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
      {open === "concepts" && !hasConceptColumn && renderConceptDrawer(() => setOpen(null))}
    </div>
  );
}
