import { Button } from "../../ui/button.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import { useKeptFlag } from "../../hooks/use-kept-flag.ts";

interface PassageHintProps {
  id: string;
  /** Whether the learner may not know yet that a passage can be marked. */
  isNew: boolean;
}

/** Says above the passage that it can be marked: to a newcomer so that it is seen, until that is taken away. */
export function PassageHint({ id, isNew: mayBeNew }: PassageHintProps) {
  const [isKnown, setKnown] = useKeptFlag("elenchus.marking-known");
  const isNew = mayBeNew && !isKnown;
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
