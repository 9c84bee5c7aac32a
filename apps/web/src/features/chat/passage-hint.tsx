import { Button } from "../../ui/button.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import { useKeptFlag } from "../../hooks/use-kept-flag.ts";

interface PassageHintProps {
  id: string;
  /** Whether the learner has marked something already. */
  hasMarked: boolean;
}

/** Says above the passage that it can be marked: to who never did, as a mark that stays until it is taken away. */
export function PassageHint({ id, hasMarked }: PassageHintProps) {
  // The server knows nothing of what this browser has seen.
  const [isKnown, setKnown] = useKeptFlag("elenchus.marking-known", true);
  const isNew = !isKnown && !hasMarked;
  return (
    <div className={isNew ? "passage-hint passage-coach" : "passage-hint"}>
      <p id={id}>
        {isNew && <PencilIcon className="mr-1 inline-block size-5" />}
        {isNew
          ? "Your pen: select a sentence, and say whether it is the conclusion, a reason or neither. Your marks go with your answer."
          : "Select a sentence to mark it."}
        <span className="passage-keys">
          {" "}
          Arrow keys lead from one to another; C, R, N and, where it is asked for, F mark it.
        </span>
      </p>
      {isNew && (
        <Button look="ghost" onClick={() => setKnown(true)}>
          Got it
        </Button>
      )}
    </div>
  );
}
