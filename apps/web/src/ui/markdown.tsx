import { memo, type ReactNode } from "react";
import { useHeights } from "../hooks/use-heights.ts";
import { splitBlocks } from "../lib/split-blocks.ts";
import { drawMarkdown } from "./markdown-nodes.ts";
import "../styles/markdown.css";

/** Finished blocks by their text: a reply that has streamed in is not read again where it then stands. */
const FINISHED = new Map<string, ReactNode>();
/** So many are kept; a long dialogue has fewer. */
const MOST_FINISHED = 500;

function recallBlock(text: string): ReactNode {
  const known = FINISHED.get(text);
  if (known !== undefined) return known;
  const block = drawMarkdown(text);
  const [oldest] = FINISHED.keys();
  if (FINISHED.size >= MOST_FINISHED && oldest !== undefined) FINISHED.delete(oldest);
  FINISHED.set(text, block);
  return block;
}

const Block = memo(function Block({ text, isLast }: { text: string; isLast: boolean }) {
  return isLast ? drawMarkdown(text) : recallBlock(text);
});

/** Markdown, block by block: while a text streams in, only its last block is rendered again. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const blocks = splitBlocks(text);
  const box = useHeights(blocks);
  return (
    <div ref={box} className="markdown">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are only added at the end
        <Block key={index} text={block} isLast={index === blocks.length - 1} />
      ))}
    </div>
  );
});
