import type { MouseEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { PencilIcon } from "../../ui/icons.tsx";

interface WaysOnProps {
  asksToMark: boolean;
  isStuck: boolean;
  onMark: (event: MouseEvent<HTMLElement>) => void;
  /** Sends a message, as if it had been typed. */
  onSay: (text: string) => void;
}

/** Advice for who does not get further. */
const WAYS = [
  ["A hint", "Give me a hint, please."],
  ["An example", "Can you give me an example?"],
  ["I don't know", "I don't know."],
] as const;

/** Under the tutor's turn: the way to the passage where that asks to mark, and ways on for who is stuck. */
export function WaysOn({ asksToMark, isStuck, onMark, onSay }: WaysOnProps) {
  if (!asksToMark && !isStuck) return null;
  return (
    <div role="group" aria-label="Ways on" className="ways-on">
      {asksToMark && (
        <Button onClick={onMark}>
          <PencilIcon /> Mark it in the passage
        </Button>
      )}
      {isStuck &&
        WAYS.map(([name, text]) => (
          <Button key={name} onClick={() => onSay(text)}>
            {name}
          </Button>
        ))}
    </div>
  );
}
