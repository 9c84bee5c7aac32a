import { HELP_LINES_URL } from "@elenchus/domain/support";
import { memo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { splitBlocks } from "../lib/split-blocks.ts";

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

/** Texts come from models and people: links lead to this site and to help alone, images are left out. */
function allowLink(url: string): string {
  if (url === HELP_LINES_URL) return url;
  const target = URL.parse(url, location.href);
  const isOurs = target?.origin === location.origin && /^https?:$/.test(target.protocol);
  return isOurs ? url : "";
}

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <ReactMarkdown
      skipHtml
      disallowedElements={["img"]}
      urlTransform={allowLink}
      components={COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  );
});

/** Markdown, block by block: while a text streams in, only its last block is rendered again. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className="markdown">
      {splitBlocks(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are only added at the end
        <Block key={index} text={block} />
      ))}
    </div>
  );
});
