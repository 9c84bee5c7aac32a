import { splitSentences } from "@elenchus/domain/split-sentences";
import { useMemo, useRef, type ReactNode } from "react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { usePreload } from "../../hooks/use-preload.ts";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { excerpt } from "../../lib/excerpt.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { Button } from "../../ui/button.tsx";
import { PageIcon } from "../../ui/icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";
import { PassageCard } from "../../ui/passage-card.tsx";
import { ArgumentPanel } from "./argument-panel.tsx";
import { ChatBarButtons } from "./chat-bar-buttons.tsx";
import { ChatBar } from "./chat-bar.tsx";
import { ChatColumn } from "./chat-column.tsx";
import type { PanelView } from "./panel-switch.tsx";
import { SheetFooter } from "./sheet-footer.tsx";
import { useFocusOnBegin } from "./use-focus-on-begin.ts";
import { useMapGrowth } from "./use-map-growth.ts";
import { useOverlays } from "./use-overlays.ts";
import { useTurns } from "./use-turns.ts";
import "../../styles/chat.css";

/** The talk is there without it; it comes while one reads. */
const loadSheet = async () => (await import("./argument-sheet.tsx")).ArgumentSheet;
const ArgumentSheet = lazyPart(loadSheet);

/** Where the argument stands beside the talk; `chat.css` has the same. */
const PASSAGE_BESIDE = "(min-width: 64rem), (min-width: 48rem) and (min-height: 30rem)";

interface ChatScreenProps {
  dialogue: OpenDialogue;
  userId: string;
  /** Whether the learner has finished nothing yet. */
  isNewcomer?: boolean;
  /** Whether the tutor has said its last word. */
  ended: boolean;
  onEnded: () => void;
  /** Leaves the dialogue as it is, to be gone on with another day. */
  onGoOnLater: () => void;
  epilogue: ReactNode;
  /** An example from the lesson, offered until the first answer. */
  example?: ReactNode;
  /** The module's concepts beside the chat. */
  concepts: ReactNode;
  /** The same in a drawer, where there is no room beside. */
  renderConceptDrawer: (onClose: () => void) => ReactNode;
}

/** So many words say what is asked about. */
const ABOUT_WORDS = 8;

/** A question about a part of the argument, begun behind what is typed. */
function startQuestion(draft: string, about: string): string {
  return [draft, `About “${excerpt(about, ABOUT_WORDS)}”: `].filter(Boolean).join("\n");
}

/** The dialogue: the argument, the talk and the concepts, as the screen has room for them. */
export function ChatScreen(props: ChatScreenProps) {
  const { dialogue, userId, isNewcomer = false, ended, onEnded, onGoOnLater } = props;
  const { epilogue, concepts, renderConceptDrawer } = props;
  const turns = useTurns(dialogue, userId, onEnded);
  const isResumed = turns.state.messages.length > 1;
  const heading = useViewHeading(dialogue.issue, !isResumed);
  const hasPassageColumn = useMediaQuery(PASSAGE_BESIDE);
  const hasConceptColumn = useMediaQuery("(min-width: 80rem)");
  const overlays = useOverlays(hasPassageColumn);
  const { open, isSheetOpen, view, setView, opener, close, peek } = overlays;
  const box = useRef<HTMLTextAreaElement>(null);
  usePreload(loadSheet);
  useFocusOnBegin(box, !isResumed && hasPassageColumn);
  const { messages, step, stepNumber, map } = turns.state;
  // A screen with room for the concepts has room for the map below the passage.
  const shown = hasConceptColumn ? "both" : view;
  const isMapShown = shown !== "passage" && (hasPassageColumn || isSheetOpen);
  const growth = useMapGrowth(map, isMapShown);
  const sentences = useMemo(() => splitSentences(dialogue.passage), [dialogue.passage]);

  const ask = (about: string) => {
    turns.setDraft(startQuestion(turns.state.draft, about));
    overlays.closeTo(box.current);
    requestAnimationFrame(() => box.current?.focus());
  };
  const { passage, source } = dialogue;
  const argument = { passage, source, sentences, turns, isNewcomer, ended, ...growth, onAsk: ask };
  const panel = (part: PanelView) => <ArgumentPanel {...argument} view={part} onView={setView} />;

  return (
    <div className="chat">
      <ChatBar
        step={step}
        stepNumber={stepNumber}
        learnerReplies={messages.filter(({ sender }) => sender === "user").length}
        alreadySpent={dialogue.elapsedSeconds}
        ended={ended}
      >
        <ChatBarButtons
          onArgument={hasPassageColumn ? null : peek}
          hasGrown={growth.hasGrown}
          onConcepts={hasConceptColumn ? null : overlays.openConcepts}
        />
      </ChatBar>
      <div className="chat-grid">
        <PassageCard
          isStill={ended}
          heading={
            <h1 id="issue" ref={heading} tabIndex={-1} className="heading-2 mt-1 text-balance">
              {dialogue.issue}
            </h1>
          }
        >
          {panel(hasPassageColumn ? shown : "passage")}
        </PassageCard>
        <ChatColumn
          turns={turns}
          box={box}
          firstMessage={dialogue.firstMessage}
          sentences={sentences}
          onGoOnLater={onGoOnLater}
          invitation={
            <>
              {!hasPassageColumn && (
                <Button className="passage-invitation" aria-haspopup="dialog" onClick={peek}>
                  <PageIcon /> Read the passage
                </Button>
              )}
              {props.example}
            </>
          }
          onMark={overlays.leadToMark}
          epilogue={epilogue}
        />
        {hasConceptColumn && <ConceptColumn>{concepts}</ConceptColumn>}
      </div>
      {isSheetOpen && !hasPassageColumn && (
        <OptionalPart fallback={null} problem="The argument could not be shown.">
          <ArgumentSheet
            issue={dialogue.issue}
            question={open === "question" ? (messages.at(-1)?.message ?? null) : null}
            opener={opener}
            onClose={close}
            footer={<SheetFooter turns={turns} onClose={close} />}
          >
            {panel(shown)}
          </ArgumentSheet>
        </OptionalPart>
      )}
      {open === "concepts" && !hasConceptColumn && renderConceptDrawer(close)}
    </div>
  );
}

function ConceptColumn({ children }: { children: ReactNode }) {
  return (
    <aside aria-labelledby="concepts" className="concept-column">
      <h2 id="concepts" className="heading-2 mb-2">
        Concepts
      </h2>
      {children}
    </aside>
  );
}
