import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { BookIcon, PageIcon } from "../../ui/icons.tsx";

interface ChatBarButtonsProps {
  /** Null where the argument stands beside the talk. */
  onArgument: ((event: MouseEvent<HTMLElement>) => void) | null;
  /** Whether its map grew since it was looked at. */
  hasGrown: boolean;
  /** Null where the concepts do. */
  onConcepts: (() => void) | null;
}

/** Opens what the screen has no room for. */
export function ChatBarButtons({ onArgument, hasGrown, onConcepts }: ChatBarButtonsProps) {
  return (
    <>
      {onArgument !== null && (
        <Button
          look="ghost"
          className="argument-button"
          aria-haspopup="dialog"
          onClick={onArgument}
        >
          <PageIcon className="size-5 max-sm:hidden" /> Argument
          {hasGrown && <sup>new</sup>}
        </Button>
      )}
      {onConcepts !== null && (
        <Button
          look="ghost"
          className="concepts-button"
          aria-haspopup="dialog"
          onClick={onConcepts}
        >
          <BookIcon /> <span className="max-sm:sr-only">Concepts</span>
        </Button>
      )}
    </>
  );
}
