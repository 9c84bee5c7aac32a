import { Markdown } from "./markdown.tsx";

interface MessageTextProps {
  sender: "user" | "system";
  text: string;
}

/** What was said. The tutor writes Markdown; a learner does not, and "1985. was ..." is no list. */
export function MessageText({ sender, text }: MessageTextProps) {
  if (sender === "system") return <Markdown text={text} />;
  return <p className="typed wrap-anywhere whitespace-pre-wrap">{text}</p>;
}
