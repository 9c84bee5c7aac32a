import type { ChatMessage } from "@elenchus/contract/fields";
import { MarkList } from "./mark-list.tsx";
import { Markdown } from "./markdown.tsx";

interface MessageTextProps extends ChatMessage {
  /** Of the passage, for what was marked in it. */
  sentences: readonly string[];
}

/** A message. The tutor writes Markdown; a learner does not, and "1985. was ..." is no list. */
export function MessageText({ sender, message, marks, sentences }: MessageTextProps) {
  if (sender === "system") return <Markdown text={message} />;
  return (
    <>
      {message !== "" && <p className="typed wrap-anywhere whitespace-pre-wrap">{message}</p>}
      {marks !== undefined && <MarkList marks={marks} sentences={sentences} />}
    </>
  );
}
