import DOMPurify from "dompurify";
import { parseAddress } from "./parse-address.ts";

/** Running text, and nothing that loads, runs, asks or looks like something else. */
const TEXT_TAGS = "main section h1 h2 h3 h4 p br ul ol li dl dt dd blockquote a strong em b i time";
const TABLE_TAGS = "table caption thead tbody tr th td";
/** No `id` and no `name`: a text cannot take the place of something of the page's own. */
const ALLOWED_ATTR = ["href", "scope", "colspan", "rowspan", "datetime"];

/** Where a link may lead: within this site, to another over HTTPS, or to somebody's mailbox. */
function allowTarget(href: string, pageUrl: string): URL | null {
  const target = parseAddress(href, pageUrl);
  if (target === null) return null;
  if (target.protocol === "https:" || target.protocol === "mailto:") return target;
  return target.origin === new URL(pageUrl).origin ? target : null;
}

/** Opens beside the app: the text is often read over a form that is half filled in. */
function settleLink(link: HTMLAnchorElement, pageUrl: string): void {
  const href = link.getAttribute("href");
  const target = href === null || href.startsWith("#") ? null : allowTarget(href, pageUrl);
  if (target === null) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute("href", target.href);
  if (target.protocol === "mailto:") return;
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer");
}

/** Below the window's own heading, which is the page's title. */
function lowerHeadings(text: DocumentFragment): void {
  for (const heading of text.querySelectorAll("h1")) heading.remove();
  for (const [from, to] of [
    ["h3", "h4"],
    ["h2", "h3"],
  ] as const) {
    for (const heading of text.querySelectorAll(from)) {
      const lower = heading.ownerDocument.createElement(to);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}

/**
 * The text of a legal page, harmless whatever the file holds: what its `<main>`, or where it has none the whole of it,
 * has of headings, paragraphs, lists, tables and links, without its title. DOMPurify brings the Trusted Types policy
 * that the content security policy asks for.
 * @param pageUrl the page's own address: its links are relative to it
 */
export function sanitiseLegalPage(html: string, pageUrl: string): DocumentFragment {
  const page = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS.split(" "), ...TABLE_TAGS.split(" ")],
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const text = document.createDocumentFragment();
  text.append(...(page.querySelector("main") ?? page).childNodes);
  for (const link of text.querySelectorAll("a")) settleLink(link, pageUrl);
  lowerHeadings(text);
  return text;
}
