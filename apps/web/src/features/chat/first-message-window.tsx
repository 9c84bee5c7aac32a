import { DraggableWindow } from "../../ui/draggable-window.tsx";
import { Markdown } from "../../ui/markdown.tsx";

interface FirstMessageWindowProps {
  text: string;
  onClose: () => void;
}

/** The tutor's first message, to lay beside the talk: the page behind stays usable. */
export function FirstMessageWindow({ text, onClose }: FirstMessageWindowProps) {
  return (
    <DraggableWindow modal={false} title="First message" onClose={onClose}>
      <Markdown text={text} />
    </DraggableWindow>
  );
}
