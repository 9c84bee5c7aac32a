import { useFinishedDialogue } from "../../hooks/use-finished-dialogue.ts";
import { pickBestSentence } from "./pick-best-sentence.ts";

/** The learner's best sentence, large. Nothing where all was pointed to or told; the map says what did not come. */
export function BestSentence({ sessionId }: { sessionId: string }) {
  const { data } = useFinishedDialogue(sessionId);
  const sentence = data === undefined ? null : pickBestSentence(data.argument_map);
  if (sentence === null) return null;
  return (
    <figure className="best-sentence">
      <figcaption className="eyebrow">Your best sentence</figcaption>
      <blockquote dir="auto">{sentence}</blockquote>
    </figure>
  );
}
