import { HELP_LINES_URL } from "@elenchus/domain/support";
import { memo, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { splitBlocks } from "../lib/split-blocks.ts";
import "../styles/markdown.css";

const COMPONENTS: Components = {
  // Headings inside a text stand below those of the page, whatever level they were written on.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <>{children}</>
    ),
};

/** Stands for this site, whatever its address: of the links within it, only what follows that is read. */
const HERE = "https://here.invalid";

/** Texts come from models and people: links lead to this site and to help alone, images are left out. */
function allowLink(url: string): string {
  if (url === HELP_LINES_URL) return url;
  return URL.parse(url, HERE)?.origin === HERE ? url : "";
}

/** One line that begins with a word and has none of the characters that mean something in Markdown. */
const PLAIN = /^[\p{L}"“‘'(][^\\`*_[\]<>&\n\r\t\0]*$/u;

function readBlock(text: string): ReactNode {
  // Most blocks are: parsed, each would take a phone some milliseconds.
  if (PLAIN.test(text) && text === text.trim()) return <p>{text}</p>;
  // Without hooks it is a plain function, and what it gives may be kept.
  return ReactMarkdown({
    children: text,
    skipHtml: true,
    disallowedElements: ["img"],
    urlTransform: allowLink,
    components: COMPONENTS,
  });
}

/** Finished blocks by their text: a reply that has streamed in is not read again where it then stands. */
const FINISHED = new Map<string, ReactNode>();
/** So many are kept; a long dialogue has fewer. */
const MOST_FINISHED = 500;

function recallBlock(text: string): ReactNode {
  const known = FINISHED.get(text);
  if (known !== undefined) return known;
  const block = readBlock(text);
  const [oldest] = FINISHED.keys();
  if (FINISHED.size >= MOST_FINISHED && oldest !== undefined) FINISHED.delete(oldest);
  FINISHED.set(text, block);
  return block;
}

const Block = memo(function Block({ text, isLast }: { text: string; isLast: boolean }) {
  return isLast ? readBlock(text) : recallBlock(text);
});

/** Markdown, block by block: while a text streams in, only its last block is rendered again. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown">
      {splitBlocks(text).map((block, index, { length }) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are only added at the end
        <Block key={index} text={block} isLast={index === length - 1} />
      ))}
    </div>
  );
});
